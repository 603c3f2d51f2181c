import { show } from './show'
import type { ScreenOf } from './types'

/** Headline figures, two in a row, three where there is room. */
export const Tiles = ({ screen: { tiles, locale } }: { screen: ScreenOf<'tiles'> }) => (
  // The hairlines are the background, which shows through the gaps.
  <dl className="grid grid-cols-1 gap-px bg-rule @xs:grid-cols-2 @xl:grid-cols-3">
    {tiles.map(({ id, label, cell, format, percent }) => (
      <div key={id} className="flex flex-col gap-1 bg-paper px-3 py-3 @lg:px-5">
        <dt className="text-[0.8125rem] leading-snug text-ink-soft">{label}</dt>
        <dd className="mt-auto flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums">
          {percent !== undefined && <span className="text-sindoor">{show(locale, percent, 'number')}%</span>}
          <span className="double-rule-bottom font-heading text-lg font-semibold">{show(locale, cell, format)}</span>
        </dd>
      </div>
    ))}
  </dl>
)
