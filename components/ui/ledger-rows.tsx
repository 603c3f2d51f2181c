/** Names and texts in ruled rows under a double rule, with the red margin line between. */
export const LedgerRows = ({ rows }: { rows: readonly { name: string; desc: string }[] }) => (
  <dl className="double-rule-top max-w-4xl">
    {rows.map(({ name, desc }) => (
      <div key={name} className="grid border-b border-rule md:grid-cols-[16rem_1fr]">
        <dt className="pt-3 font-heading text-lg font-semibold md:border-r md:border-margin md:pb-3">{name}</dt>
        <dd className="pb-3 text-ink-soft md:py-3 md:pl-6">{desc}</dd>
      </div>
    ))}
  </dl>
)
