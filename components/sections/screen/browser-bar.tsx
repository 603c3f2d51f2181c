import { AddressBar } from './address-bar'
import type { ScreenOf } from './types'

/** Address bar, who is signed in, and the menu of the web edition. */
export const BrowserBar = ({ screen }: { screen: ScreenOf<'browser'> }) => (
  <>
    <AddressBar address={screen.address} />
    <div className="flex flex-wrap items-center justify-between gap-x-5 bg-ink px-3 text-paper @lg:px-5">
      <ul aria-hidden="true" className="-ml-2 flex select-none">
        {screen.menu.map((item, index) => (
          <li
            key={item}
            className={`border-b-4 px-2 pt-2 pb-1 ${index === 0 ? 'border-marigold font-semibold' : 'border-transparent'} ${index > 1 ? 'hidden @sm:block' : ''}`}
          >
            {item}
          </li>
        ))}
      </ul>
      <p className="py-1.5 text-[0.8125rem] leading-snug">
        <span className="font-semibold text-marigold">{screen.role}</span> · {screen.signedIn}
      </p>
    </div>
  </>
)
