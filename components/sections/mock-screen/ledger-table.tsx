import { clsx } from 'clsx'
import { Fragment } from 'react'

import { DataTable } from '@/components/ui/data-table'
import { noBreakWords } from '@/components/ui/no-break-words'

import { alignmentClasses, formatCell, type ScreenOf } from './format-cell'

/** Whether a text has at most 12 characters, and so must not wrap. */
const isShort = (text: string) => text.length <= 12

/**
 * Classes by the width from which a column is visible; a column without one always is. `noMarginLine` removes the red
 * line of the name column while a visible first column before the names has that line.
 */
const minWidthClasses: Partial<Record<number, Record<'showColumn' | 'hideSecondLine' | 'noMarginLine', string>>> = {
  320: { showColumn: 'hidden @xs:table-cell', hideSecondLine: '@xs:hidden', noMarginLine: '@xs:border-r-0' },
  512: { showColumn: 'hidden @lg:table-cell', hideSecondLine: '@lg:hidden', noMarginLine: '@lg:border-r-0' },
  576: { showColumn: 'hidden @xl:table-cell', hideSecondLine: '@xl:hidden', noMarginLine: '@xl:border-r-0' },
  672: { showColumn: 'hidden @2xl:table-cell', hideSecondLine: '@2xl:hidden', noMarginLine: '@2xl:border-r-0' },
}

type Row = ScreenOf<'table'>['table']['rows'][number]

/** Table as a ledger: ruled rows, red margin line, double rule under totals. */
export function LedgerTable({ table, title, locale }: Pick<ScreenOf<'table'>, 'table' | 'title' | 'locale'>) {
  const { columns, rows, totals } = table
  const nameColumnIndex = columns.findIndex(({ minWidth }) => minWidth === 0)
  const columnClasses = columns.map(({ heading, format, minWidth }, index) =>
    clsx(
      alignmentClasses(format),
      isShort(heading) && '@xs:in-[thead]:whitespace-nowrap',
      // A first column of numbers with a short heading (S.N.) takes its minimum width.
      index === 0 && alignmentClasses(format) !== 'text-left' && isShort(heading) && 'w-px',
      minWidthClasses[minWidth]?.showColumn,
      (index === 0 || index === nameColumnIndex) && 'border-r border-margin',
      index > 0 && index === nameColumnIndex && minWidthClasses[columns[0]!.minWidth]?.noMarginLine,
    ),
  )
  /** Second line of a row: headings and values of the columns with `secondLine`, visible while these columns are hidden. */
  const secondLineOf = ({ cells, emphasis }: Row, isGrandTotal: boolean) => {
    const values = columns.flatMap(({ heading, format, secondLine, minWidth }, columnIndex) =>
      secondLine && cells[columnIndex] != null
        ? [{ text: `${heading} ${formatCell(locale, cells[columnIndex], format)}`.replaceAll(' ', '\u00a0'), minWidth }]
        : [],
    )
    if (!values[0]) return null
    const hidingClass = minWidthClasses[values[0].minWidth]?.hideSecondLine
    return (
      <tr
        data-narrow=""
        className={clsx('ledger-table-note', emphasis === 'selected' && 'bg-marigold-tint', hidingClass)}
      >
        <td className="border-r border-margin" />
        <td colSpan={columns.filter(({ minWidth }) => minWidth === 0).length - 1}>
          <span className={isGrandTotal ? 'font-semibold text-ink' : undefined}>
            {values.map(({ text }) => text).join('\u00a0· ')}
          </span>
        </td>
      </tr>
    )
  }
  const ledgerRow = (row: Row, index: number, isGrandTotal: boolean) => {
    const isBold = isGrandTotal || row.emphasis === 'bold'
    return (
      <Fragment key={index}>
        <tr className={clsx(isBold && 'font-semibold', row.emphasis === 'selected' && 'bg-marigold-tint') || undefined}>
          {columns.map(({ format, sum }, columnIndex) => {
            const cell = row.cells[columnIndex] ?? null
            const isRowHead = columnIndex === nameColumnIndex && cell !== null
            const Cell = isRowHead ? 'th' : 'td'
            const isNumber = typeof cell === 'number'
            const text = noBreakWords(formatCell(locale, cell, format))
            return (
              <Cell
                key={columnIndex}
                {...(isRowHead && { scope: 'row' })}
                className={clsx(
                  columnClasses[columnIndex],
                  isRowHead && !isBold && 'font-normal',
                  (isNumber || format === 'code' || isShort(String(cell))) && 'whitespace-nowrap',
                  format === 'date' && '@lg:whitespace-nowrap',
                )}
              >
                {/* In accounting, a double rule marks a sum: an average has no rule. */}
                {isGrandTotal && isNumber ? (
                  <span className={sum ? 'inline-block double-rule-bottom' : 'font-normal text-ink-soft'}>{text}</span>
                ) : (
                  text
                )}
              </Cell>
            )
          })}
        </tr>
        {secondLineOf(row, isGrandTotal)}
      </Fragment>
    )
  }
  return (
    <DataTable
      caption={title}
      headings={columns.map(({ heading }) => heading)}
      headingProps={(index) => ({ className: columnClasses[index] })}
      className="ledger-table"
    >
      <tbody>{rows.map((row, index) => ledgerRow(row, index, false))}</tbody>
      {totals.length > 0 && (
        <tfoot>{totals.map((row, index) => ledgerRow(row, index, index === totals.length - 1))}</tfoot>
      )}
    </DataTable>
  )
}
