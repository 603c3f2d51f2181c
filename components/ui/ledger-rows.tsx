import { clsx } from 'clsx'

interface LedgerRowsProps {
  rows: readonly { name: string; desc: string }[]
  /** Uses the whole width of the page: in two columns. */
  wide?: boolean
}

/** Names and texts in ruled rows along the red margin line, under a double rule. */
export const LedgerRows = ({ rows, wide }: LedgerRowsProps) => (
  <dl className={clsx('double-rule-top', wide && 'lg:grid lg:grid-cols-2 lg:gap-x-12')}>
    {rows.map(({ name, desc }) => (
      <div
        key={name}
        className="grid content-start gap-x-6 border-b border-l border-b-rule border-l-margin pl-4 md:grid-cols-[11rem_1fr]"
      >
        <dt className="pt-2 font-heading text-lg font-semibold md:py-3">{name}</dt>
        <dd className="pb-2 text-ink-soft max-md:text-sm md:py-3">{desc}</dd>
      </div>
    ))}
  </dl>
)
