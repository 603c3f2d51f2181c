/** Names and texts in ruled rows along the red margin line, under a double rule. */
export const LedgerRows = ({ rows }: { rows: readonly { name: string; desc: string }[] }) => (
  <dl className="double-rule-top">
    {rows.map(({ name, desc }) => (
      <div
        key={name}
        className="grid gap-x-6 border-b border-l border-b-rule border-l-margin pl-4 md:grid-cols-[15rem_1fr]"
      >
        <dt className="pt-2 font-heading text-lg font-semibold md:py-3">{name}</dt>
        <dd className="pb-2 text-ink-soft max-md:text-sm md:py-3">{desc}</dd>
      </div>
    ))}
  </dl>
)
