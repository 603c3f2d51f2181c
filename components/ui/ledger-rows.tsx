import { clsx } from 'clsx'

import { noBreakWords } from './no-break-words'

interface LedgerRowsProps {
  rows: readonly { name: string; desc: string }[]
  /** Full page width: two columns from `lg`. */
  wide?: boolean
}

/** Description list as ruled rows with the red margin line, under a double rule. */
export const LedgerRows = ({ rows, wide }: LedgerRowsProps) => (
  <dl className={clsx('double-rule-top', wide && 'lg:grid lg:grid-cols-2 lg:gap-x-12')}>
    {rows.map(({ name, desc }) => (
      <div
        key={name}
        className="grid content-start gap-x-6 border-b border-l border-b-rule border-l-margin pl-4 md:grid-cols-[11rem_1fr]"
      >
        <dt className="pt-2 font-heading text-lg font-semibold md:py-3">{name}</dt>
        <dd className="pb-2 text-ink-soft max-md:text-sm md:py-3">{noBreakWords(desc)}</dd>
      </div>
    ))}
  </dl>
)
