import type { ReactNode } from 'react'

import { DataTable } from './data-table'
import { noBreakWords } from './no-break-words'
import { ValuePairs } from './value-pairs'
import { figureIn, type Locale } from '@/lib/locales'

import { showAmount } from '@/lib/figures'

interface ResultsTableProps {
  locale: Locale
  caption: string
  /** Column headings: the first column names the row, the others hold figures. */
  heads: ReactNode[]
  /** Indexes of the columns that narrow containers hide. */
  wideOnly?: number[]
  rows: { name: ReactNode; figures: ReactNode[]; isSelected?: boolean; isTotal?: boolean }[]
}

/** A ruled table of results. Its look is in `results-table.css`: a loan has hundreds of rows, each cell without classes. */
export function ResultsTable({ locale, caption, heads, wideOnly = [], rows }: ResultsTableProps) {
  const cellProps = (column: number) => (wideOnly.includes(column) ? { 'data-wide': '' } : {})
  return (
    <div data-scrolls="" className="results-table overflow-x-auto overflow-y-hidden">
      <DataTable
        caption={caption}
        heads={heads.map((head) => (typeof head === 'string' ? figureIn(locale, head) : head))}
        headProps={cellProps}
      >
        <tbody>
          {rows.map(({ name, figures, isSelected, isTotal }, row) => (
            <tr key={row} data-selected={isSelected || undefined} data-total={isTotal || undefined}>
              <th scope="row">{typeof name === 'string' ? noBreakWords(figureIn(locale, name)) : name}</th>
              {figures.map((figure, index) => (
                <td key={index} {...cellProps(index + 1)}>
                  {typeof figure === 'string' ? figureIn(locale, figure) : figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

/** A table of results under its caption as a heading. */
export const TitledTable = (props: ResultsTableProps) => (
  <>
    <p className="px-3 pt-3 font-semibold @lg:px-5">{props.caption}</p>
    <ResultsTable {...props} />
  </>
)

/** A paragraph under results, after a line. */
export const Note = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <p className={`border-t border-rule px-3 py-2 @lg:px-5 ${className}`}>{children}</p>
)

/** A line in another cell, shown only where the container hides the line's own column. */
const NarrowLine = ({ children }: { children: string }) => <span data-narrow="">{children}</span>

/** A row's name in two lines, which stand side by side in wide containers. */
export const TwoLines = ({ lines: [first, second] }: { lines: readonly [string, string] }) => (
  <span data-lines="">
    <span>{first}</span> <span>{second}</span>
  </span>
)

/** An amount (in paisa) below the row's name, shown only where the container hides the amount's own column. */
export const NarrowFigure = ({ locale, head, amount }: { locale: Locale; head: string; amount: bigint }) => (
  <NarrowLine>{`${head}: ${figureIn(locale, showAmount(amount))}`}</NarrowLine>
)

/** Figures or headings in pairs of columns: narrow containers, which hide the second, show it below the first. */
export const inPairs = (locale: Locale, texts: string[]) =>
  texts.map((text, index) =>
    index % 2 ? (
      text
    ) : (
      <>
        <span>{figureIn(locale, text)}</span> <NarrowLine>{figureIn(locale, texts[index + 1]!)}</NarrowLine>
      </>
    ),
  )

/** Results as label-value pairs, one per line. */
export const ResultPairs = ({
  locale,
  lines,
}: {
  locale: Locale
  lines: (readonly [name: string, value: string])[]
}) => (
  <ValuePairs
    className="pairs-rows border-t border-rule bg-ledger px-3 py-2 font-semibold @lg:px-5 [&_dd]:whitespace-nowrap [&_dt]:normal-nums"
    pairs={lines.map(([label, value]) => ({ label, value: figureIn(locale, value) }))}
  />
)

/** Numbers rows from 1 and merges consecutive equal rows into one row, named for example 6–20. */
export function mergeEqualRows(rows: string[][]) {
  const firstIndexes = rows.flatMap((row, index) => (row.join() === rows[index - 1]?.join() ? [] : index))
  return firstIndexes.map((index, position) => {
    const lastNumber = firstIndexes[position + 1] ?? rows.length
    return { name: index + 1 === lastNumber ? String(lastNumber) : `${index + 1}–${lastNumber}`, figures: rows[index]! }
  })
}
