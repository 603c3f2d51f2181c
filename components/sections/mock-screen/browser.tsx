import { clsx } from 'clsx'

import { noBreakWords } from '@/components/ui/no-break-words'

import type { ScreenOf } from './format-cell'

/** Mock browser toolbar: window buttons, padlock and the address of a web page. */
const AddressBar = ({ address }: { address: string }) => (
  <div className="flex items-center gap-3 border-b border-rule px-3 py-2 @lg:px-5">
    <svg aria-hidden="true" viewBox="0 0 34 10" className="h-2.5 shrink-0 fill-rule">
      <path d="M0 0h10v10H0zM12 0h10v10H12zM24 0h10v10H24z" />
    </svg>
    <p className="flex min-w-0 grow items-center gap-2 rounded border border-field-border px-3 py-0.5">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3 shrink-0 fill-none stroke-current stroke-2">
        <path d="M4 7V5a4 4 0 0 1 8 0v2M3 7h10v7H3z" />
      </svg>
      <span className="min-w-0 wrap-anywhere">{address}</span>
    </p>
  </div>
)

/** Mock menu, first item selected. A `short` menu shows only two items in narrow mock screens. */
const Menu = ({ items, className, short }: { items: readonly string[]; className: string; short?: boolean }) => (
  <ul aria-hidden="true" className={clsx('flex select-none', short && '@max-sm:[&>:nth-child(n+3)]:hidden', className)}>
    {items.map((item, index) => (
      <li
        key={index}
        className="border-b-4 border-transparent px-2 pt-2 pb-1 first:border-marigold first:font-semibold"
      >
        {item}
      </li>
    ))}
  </ul>
)

/** Mock toolbar of the browser, and menu and signed-in user of the software's web edition. */
export const BrowserBar = ({ screen: { address, menu, role, signedIn } }: { screen: ScreenOf<'browser'> }) => (
  <>
    <AddressBar address={address} />
    <div className="flex flex-wrap items-center justify-between gap-x-5 bg-ink px-3 text-paper @lg:px-5">
      <Menu items={menu} className="-ml-2" short />
      <p className="py-1.5 text-screen-note leading-snug">
        <span className="font-semibold text-marigold">{role}</span> · {signedIn}
      </p>
    </div>
  </>
)

/** Example web pages in mock browsers, in two columns from `@lg`. */
export const Websites = ({ screen: { title, pages } }: { screen: ScreenOf<'websites'> }) => (
  <>
    <p className="font-heading text-h3 font-semibold">{title}</p>
    <div className="mt-4 grid gap-x-4 gap-y-6 @lg:grid-cols-2 @3xl:gap-x-10">
      {pages.map(({ label, address, menu, heading, text, blocks }, index) => (
        <div key={index} className="row-span-2 grid grid-rows-subgrid gap-y-2">
          <p className="text-sm font-semibold">{label}</p>
          <div className="@container overflow-hidden rounded-lg border border-rule bg-paper wrap-anywhere text-ink">
            <AddressBar address={address} />
            <Menu items={menu} className="flex-wrap bg-ink px-1 text-paper @lg:px-3" />
            <div className="p-3 @lg:p-5">
              <p className="font-heading text-lg leading-snug font-semibold">{noBreakWords(heading)}</p>
              <p className="mt-1">{text}</p>
              <dl className="mt-3 border-t border-rule">
                {blocks.map((block, index) => (
                  <div key={index} className="border-b border-l border-b-rule border-l-margin py-2 pl-3">
                    <dt className="font-semibold">{noBreakWords(block.title)}</dt>
                    <dd>{noBreakWords(block.text)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        </div>
      ))}
    </div>
  </>
)
