import { clsx } from 'clsx'

interface ComparisonRowProps {
  row: { name: string; cells: readonly string[] }
  /** Index of the cell of the page's own product. */
  tinted: number
}

/** What the products say to one question. */
export const ComparisonRow = ({ row: { name, cells }, tinted }: ComparisonRowProps) => (
  <tr className="border-t border-rule align-top max-md:grid max-md:grid-cols-3">
    <th
      scope="row"
      className="border-margin p-3 text-left font-semibold max-md:col-span-3 max-md:p-2 max-md:pb-0 md:border-r"
    >
      {name}
    </th>
    {cells.map((cell, index) => (
      <td key={index} className={clsx('p-3 wrap-anywhere hyphens-auto max-md:p-2', index === tinted && 'bg-row')}>
        {cell}
      </td>
    ))}
  </tr>
)
