import { clsx } from 'clsx'

import { noBreakWords } from './no-break-words'

interface LedgerRowsProps {
  rows: readonly { name: string; desc: string }[]
  /** Full page width: two columns from `lg`. */
  wide?: boolean
}

/** Description list as ruled rows with the red margin line, under a double rule. */
export const LedgerRows = ({ rows, wide }: LedgerRowsProps) => (
  <dl
    className={clsx(
      'double-rule-top',
      wide && 'lg:grid lg:grid-cols-2 lg:gap-x-12 print:grid print:grid-cols-2 print:gap-x-6',
    )}
  >
    {rows.map(({ name, desc }) => (
      <div
        key={name}
        className="grid break-inside-avoid grid-cols-[11rem_1fr] content-start gap-x-6 border-b border-l border-b-rule border-l-margin pl-4 lg:last:odd:col-span-2 narrow:grid-cols-1"
      >
        <dt className="py-3 font-heading text-lg font-semibold narrow:pt-2 narrow:pb-0">{name}</dt>
        <dd className="max-w-text py-3 text-ink-soft narrow:pt-0 narrow:pb-2 narrow:text-sm">{noBreakWords(desc)}</dd>
      </div>
    ))}
  </dl>
)
