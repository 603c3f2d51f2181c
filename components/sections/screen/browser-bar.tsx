import type { ScreenOf } from './types'

const lock = 'M4 7V5a4 4 0 0 1 8 0v2M3 7h10v7H3z'

/** The top of a browser window with the address of its page. */
export const AddressBar = ({ address }: { address: string }) => (
  <div className="flex items-center gap-3 border-b border-rule px-3 py-2 @lg:px-5">
    <svg aria-hidden="true" viewBox="0 0 34 10" className="h-2.5 w-8.5 shrink-0 fill-rule">
      <path d="M0 0h10v10H0zM12 0h10v10H12zM24 0h10v10H24z" />
    </svg>
    <p className="flex min-w-0 grow items-center gap-2 rounded border border-field px-2.5 py-0.5">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3 shrink-0 fill-none stroke-current stroke-2">
        <path d={lock} />
      </svg>
      <span className="min-w-0 wrap-anywhere">{address}</span>
    </p>
  </div>
)

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
