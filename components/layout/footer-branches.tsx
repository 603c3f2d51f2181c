import { clsx } from 'clsx'

import { PhoneLink } from '@/components/ui/reach-link'
import type { SiteContent } from '@/lib/content/gateway'

type Offices = SiteContent['site']['offices']

/** With more branch offices than this, the list has columns over the whole width. */
const ONE_COLUMN = 6

/** Whether there are so many branch offices. */
export const needsColumns = (offices: Offices) => offices.length > ONE_COLUMN

/** The branch offices with phone, and coordinator if any; many of them in columns. */
export const FooterBranches = ({ title, offices }: { title: string; offices: Offices }) => (
  <section>
    <h2 className="text-h3">{title}</h2>
    <ul className={clsx('mt-3 grid gap-x-10', needsColumns(offices) && 'md:grid-cols-2 xl:grid-cols-3')}>
      {offices.map(({ place, coordinator, phone }, index) => (
        <li
          key={index}
          className="grid grid-cols-[minmax(min-content,1fr)_auto] content-start gap-x-4 border-b border-l border-b-ink-soft border-l-margin py-1 pl-4"
        >
          <span className="self-center font-semibold">{place}</span>
          {coordinator && <span className="row-start-2">{coordinator}</span>}
          <PhoneLink phone={phone} variant="ink" className="col-start-2 row-span-2 self-center" />
        </li>
      ))}
    </ul>
  </section>
)
