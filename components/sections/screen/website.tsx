import { clsx } from 'clsx'

import { AddressBar } from './address-bar'
import type { ScreenOf } from './types'

interface WebsiteProps {
  page: ScreenOf<'websites'>['pages'][number]
}

/** One example page in its browser. */
export const Website = ({ page: { label, address, menu, heading, text, blocks } }: WebsiteProps) => (
  <div className="flex flex-col gap-2">
    <p className="text-sm font-semibold">{label}</p>
    <div className="@container grow overflow-hidden rounded-lg border border-rule bg-paper wrap-anywhere">
      <AddressBar address={address} />
      <ul aria-hidden="true" className="flex flex-wrap bg-ink px-1 text-paper select-none @lg:px-3">
        {menu.map((item, index) => (
          <li
            key={item}
            className={clsx(
              'border-b-4 px-2 pt-2 pb-1',
              index === 0 ? 'border-marigold font-semibold' : 'border-transparent',
            )}
          >
            {item}
          </li>
        ))}
      </ul>
      <div className="p-3 @lg:p-5">
        <p className="font-heading text-lg leading-snug font-semibold">{heading}</p>
        <p className="mt-1">{text}</p>
        <dl className="mt-3 border-t border-rule">
          {blocks.map(({ title: name, text: words }) => (
            <div key={name} className="border-b border-l border-b-rule border-l-margin py-2 pl-3">
              <dt className="font-semibold">{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </div>
)
