import { clsx } from 'clsx'
import { Fragment } from 'react'

import { noBreakWords } from '@/components/ui/no-break-words'

import { alignment, formatCell, type ScreenOf } from './format-cell'

/** Texts of at most 12 characters do not wrap. */
const isShort = (text: string) => text.length <= 12

/**
 * Classes by column priority: from a width on, `column` is visible, `secondLine` is hidden, and `marginLine` removes the
 * red line of the name column, since a first column before the names has that line.
 */
const priorityClasses: Partial<Record<number, Record<'column' | 'secondLine' | 'marginLine', string>>> = {
  2: { column: 'hidden @xs:table-cell', secondLine: '@xs:hidden', marginLine: '@xs:border-r-0' },
  3: { column: 'hidden @lg:table-cell', secondLine: '@lg:hidden', marginLine: '@lg:border-r-0' },
  4: { column: 'hidden @xl:table-cell', secondLine: '@xl:hidden', marginLine: '@xl:border-r-0' },
  5: { column: 'hidden @2xl:table-cell', secondLine: '@2xl:hidden', marginLine: '@2xl:border-r-0' },
}

type Row = ScreenOf<'table'>['table']['rows'][number]

/** Table as a ledger: ruled rows, red margin line, double rule under totals. */
export function LedgerTable({ table, title, locale }: Pick<ScreenOf<'table'>, 'table' | 'title' | 'locale'>) {
  const { columns, rows, totals } = table
  const nameIndex = columns.findIndex(({ priority }) => priority === 1)
  const columnClasses = columns.map(({ head, format, priority }, index) =>
    clsx(
      alignment(format),
      isShort(head) && '@xs:in-[thead]:whitespace-nowrap',
      // A first column of numbers with a short head (S.N.) takes its minimum width.
      index === 0 && alignment(format) !== 'text-left' && isShort(head) && 'w-px',
      priorityClasses[priority]?.column,
      (index === 0 || index === nameIndex) && 'border-r border-margin',
      index > 0 && index === nameIndex && priorityClasses[columns[0]!.priority]?.marginLine,
    ),
  )
  /** Second line of a row: the values of its columns with `below`, while these are hidden. */
  const secondLine = ({ cells, emphasis }: Row) => {
    const values = columns.flatMap(({ head, format, below, priority }, column) =>
      below && cells[column] != null
        ? [{ text: `${head} ${formatCell(locale, cells[column], format)}`, priority }]
        : [],
    )
    if (!values[0]) return null
    const hiddenClass = priorityClasses[values[0].priority]?.secondLine
    return (
      <tr className={clsx('second-line', emphasis === 'selected' && 'bg-marigold-tint', hiddenClass)}>
        <td className="border-r border-margin" />
        <td colSpan={columns.filter(({ priority }) => priority === 1).length - 1}>
          {values.map(({ text }) => text).join(' · ')}
        </td>
      </tr>
    )
  }
  const ledgerRow = (row: Row, index: number, isGrandTotal: boolean) => {
    const isBold = isGrandTotal || row.emphasis === 'group'
    return (
      <Fragment key={index}>
        <tr className={clsx(isBold && 'font-semibold', row.emphasis === 'selected' && 'bg-marigold-tint') || undefined}>
          {columns.map(({ format, sum }, column) => {
            const cell = row.cells[column] ?? null
            const isRowHead = column === nameIndex && cell !== null
            const Cell = isRowHead ? 'th' : 'td'
            const isNumber = typeof cell === 'number'
            const text = noBreakWords(formatCell(locale, cell, format))
            return (
              <Cell
                key={column}
                {...(isRowHead && { scope: 'row' })}
                className={clsx(columnClasses[column], {
                  'font-normal': isRowHead && !isBold,
                  'whitespace-nowrap': isNumber || format === 'code' || isShort(String(cell)),
                })}
              >
                {/* In accounting a double rule marks a sum: averages have none. */}
                {isGrandTotal && isNumber ? (
                  <span className={sum ? 'double-rule-bottom inline-block' : 'font-normal text-ink-soft'}>{text}</span>
                ) : (
                  text
                )}
              </Cell>
            )
          })}
        </tr>
        {secondLine(row)}
      </Fragment>
    )
  }
  return (
    <table className="ledger w-full">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map(({ head }, index) => (
            <th key={index} scope="col" className={columnClasses[index]}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map((row, index) => ledgerRow(row, index, false))}</tbody>
      {totals.length > 0 && (
        <tfoot>{totals.map((row, index) => ledgerRow(row, index, index === totals.length - 1))}</tfoot>
      )}
    </table>
  )
}
