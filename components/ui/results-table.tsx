import type { ReactNode } from 'react'

import { inLocaleDigits, type Locale } from '@/lib/i18n/locales'

import { DataTable } from './data-table'
import { noBreakWords } from './no-break-words'

export interface ResultsTableProps {
  locale: Locale
  caption: string
  /** Column headings: the first column names the row, the others hold figures. */
  headings: ReactNode[]
  /** Indexes of the columns that narrow containers hide. */
  wideOnly?: number[]
  /** Indexes of the columns without a sum: the total row has their average. */
  averages?: number[]
  /** Whether the columns of figures are as narrow as those of another table above or below. */
  hasEqualColumns?: boolean
  rows: { name: ReactNode; figures: ReactNode[]; isSelected?: boolean; isTotal?: boolean }[]
}

/** A ruled table of results. Its look is in `results-table.css`: a loan has hundreds of rows, each cell without classes. */
export function ResultsTable({
  locale,
  caption,
  headings,
  wideOnly = [],
  averages = [],
  hasEqualColumns,
  rows,
}: ResultsTableProps) {
  const cellProps = (column: number) => (wideOnly.includes(column) ? { 'data-wide': '' } : {})
  return (
    <div data-scrolls="" data-equal={hasEqualColumns} className="results-table overflow-x-auto overflow-y-hidden">
      <DataTable
        caption={caption}
        headings={headings.map((heading) => (typeof heading === 'string' ? inLocaleDigits(locale, heading) : heading))}
        headingProps={cellProps}
      >
        <tbody>
          {rows.map(({ name, figures, isSelected, isTotal }, row) => (
            <tr key={row} data-selected={isSelected || undefined} data-total={isTotal || undefined}>
              <th scope="row">{typeof name === 'string' ? noBreakWords(inLocaleDigits(locale, name)) : name}</th>
              {figures.map((figure, index) => (
                <td key={index} {...cellProps(index + 1)} data-average={averages.includes(index + 1) || undefined}>
                  {typeof figure === 'string' ? inLocaleDigits(locale, figure) : figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

/** A line in another cell, shown only where the container hides the line's own column, which is `wideOnly`. */
export const NarrowOnly = ({ children }: { children: string }) => <span data-narrow="">{children}</span>
