import { clsx } from 'clsx'

import type { SiteContent } from '@/lib/content/gateway'

/** Number of products in the hero over whose columns three figures fit: one over three columns, the others over two. */
const ALIGNED_COLUMNS = 7

interface StatsProps {
  stats: SiteContent['home']['stats']
  /** Number of products in the hero above. */
  columnCount: number
}

/** Three key figures with a double underline; from `lg` on, their lines continue those of seven products above. */
export const Stats = ({ stats, columnCount }: StatsProps) => {
  const isAligned = columnCount === ALIGNED_COLUMNS
  return (
    <div className="border-b border-rule bg-ledger print:break-inside-avoid">
      <dl
        className={clsx(
          'container-page grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]',
          isAligned && 'lg:grid-cols-7 lg:gap-x-1.5',
        )}
      >
        {stats.map(({ figure, label }, index) => (
          <div
            key={index}
            className={clsx(
              'flex flex-col items-end border-l border-margin px-2 py-8 text-right last:border-r sm:px-5',
              isAligned && 'lg:col-span-2 lg:first:col-span-3',
              'print:py-4',
            )}
          >
            <dt className="order-2 mt-3 text-sm text-ink-soft sm:text-base">{label}</dt>
            <dd className="font-heading text-h2 leading-tight font-bold tabular double-rule-bottom sm:text-figure">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
