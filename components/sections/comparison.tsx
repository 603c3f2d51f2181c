import { clsx } from 'clsx'

import { noBreakWords } from '@/components/ui/no-break-words'
import { FoldedSection } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import type { Product, SiteContent } from '@/lib/content/gateway'
import { sectionIds } from '@/lib/urls/section-ids'

interface ComparisonProps {
  comparison: SiteContent['buying']['comparison']
  /** The compared products, in column order. */
  products: Product[]
  currentProduct: Product
  /** The product that is named under the table. */
  alsoProduct?: Product
}

/** Table of products, the current one tinted; collapsed below `lg`. In `narrow` windows, row names are above cells. */
export const Comparison = ({
  comparison: { title, rows, also },
  products,
  currentProduct,
  alsoProduct,
}: ComparisonProps) => (
  <FoldedSection unhydrated="comparison" title={title} summary={<h2>{title}</h2>}>
    <table
      id={sectionIds.comparison}
      className="w-full table-fixed below-head bg-paper double-rule-bottom print:break-inside-avoid narrow:block narrow:text-xs"
    >
      <caption className="sr-only">{title}</caption>
      <thead className="narrow:block">
        <tr className="bg-ledger text-left double-rule-top narrow:flex narrow:flex-wrap">
          <td className="w-1/5 border-r border-margin p-3 narrow:hidden" />
          {products.map(({ slug, path, pageName }) => (
            <th key={slug} scope="col" className="p-3 narrow:flex-1 narrow:p-2">
              <TextLink href={path} className="inline-block py-1 font-heading">
                {pageName}
              </TextLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="narrow:block">
        {rows.map(({ name, cells }) => (
          <tr key={name} className="border-t border-rule align-top narrow:flex narrow:flex-wrap">
            <th
              scope="row"
              className="border-r border-margin p-3 text-left font-semibold narrow:w-full narrow:border-r-0 narrow:p-2 narrow:pb-0"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={index}
                className={clsx(
                  'p-3 wrap-anywhere hyphens-auto narrow:flex-1 narrow:p-2 narrow:[&>span]:inline-block narrow:[&>span]:whitespace-normal',
                  products[index] === currentProduct && 'bg-marigold-tint',
                )}
              >
                {noBreakWords(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {also && alsoProduct && (
      <p className="mt-3">
        {also.title}:{' '}
        <TextLink href={alsoProduct.path} className="inline-block py-1 font-heading">
          {alsoProduct.pageName}
        </TextLink>
        <span className="block text-ink-soft">{noBreakWords(also.text)}</span>
      </p>
    )}
  </FoldedSection>
)
