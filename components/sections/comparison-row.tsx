import type { Product } from '@/lib/content/gateway'

interface ComparisonRowProps {
  row: { name: string; cells: readonly string[] }
  /** In the order of the cells. */
  products: Product[]
}

/** What the products say to one question. */
export const ComparisonRow = ({ row: { name, cells }, products }: ComparisonRowProps) => (
  <tr className="border-t border-rule align-top max-md:block max-md:py-2">
    <th scope="row" className="border-margin p-3 text-left font-semibold max-md:block max-md:py-1 md:border-r">
      {name}
    </th>
    {cells.map((cell, index) => (
      <td key={products[index]?.slug} className="p-3 max-md:flex max-md:gap-3 max-md:py-0.5">
        <span className="w-24 shrink-0 text-ink-soft md:hidden">{products[index]?.pageName}</span>
        <span>{cell}</span>
      </td>
    ))}
  </tr>
)
