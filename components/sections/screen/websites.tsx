import type { ScreenOf } from './types'
import { Website } from './website'

/** Example pages in browsers, side by side where there is room. */
export const Websites = ({ screen: { title, pages } }: { screen: ScreenOf<'websites'> }) => (
  <>
    <p className="font-heading text-h3 font-semibold">{title}</p>
    <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-2">
      {pages.map((page) => (
        <Website key={page.id} page={page} />
      ))}
    </div>
  </>
)
