import { clsx } from 'clsx'
import { Fragment } from 'react'

import { NoBreakWords } from '@/components/ui/no-break-words'

import { alignment, formatCell, type ScreenOf } from './format-cell'

/** Texts of at most 12 characters do not wrap. */
const isShort = (words: string) => words.length <= 12

/** Classes by column priority: the width of the mock screen from which a column shows. */
const shown: Partial<Record<number, string>> = {
  2: 'hidden @xs:table-cell',
  3: 'hidden @lg:table-cell',
  4: 'hidden @xl:table-cell',
  5: 'hidden @2xl:table-cell',
}

/** Classes by column priority: the width from which the second line drops the column's value. */
const gone: typeof shown = { 2: '@xs:hidden', 3: '@lg:hidden', 4: '@xl:hidden', 5: '@2xl:hidden' }

/** Classes by priority of column 1: the width from which it shows and takes the red margin line. */
const until: typeof shown = { 2: '@xs:border-r-0', 3: '@lg:border-r-0', 4: '@xl:border-r-0', 5: '@2xl:border-r-0' }

type LedgerTableProps = Pick<ScreenOf<'table'>, 'table' | 'title' | 'locale'>

/** Table as a ledger: ruled rows, red margin line, double rule under totals. */
export function LedgerTable({ table: { columns, rows, totals }, title, locale }: LedgerTableProps) {
  const key = columns.findIndex(({ priority }) => priority === 1)
  const classes = columns.map(({ head, format, priority }, index) =>
    clsx(
      alignment(format),
      isShort(head) && '@xs:in-[thead]:whitespace-nowrap',
      // A first column of numbers with a short head (S.N.) takes its minimum width.
      index === 0 && alignment(format) !== 'text-left' && isShort(head) && 'w-px',
      shown[priority],
      (index === 0 || index === key) && 'border-r border-margin',
      index > 0 && index === key && until[columns[0]!.priority],
    ),
  )
  /** Values of the hidden columns, below the row's name. */
  const secondLine = ({ cells, emphasis }: ScreenOf<'table'>['table']['rows'][number]) => {
    const moved = columns.flatMap(({ head, format, below, priority }, column) =>
      below && cells[column] != null
        ? [{ words: `${head} ${formatCell(locale, cells[column], format)}`, priority }]
        : [],
    )
    return (
      moved.length > 0 && (
        <tr className={clsx('second-line', emphasis === 'selected' && 'bg-marigold-tint', gone[moved[0]!.priority])}>
          <td className="border-r border-margin" />
          <td colSpan={columns.filter(({ priority }) => priority === 1).length - 1}>
            {moved.map(({ words }) => words).join(' · ')}
          </td>
        </tr>
      )
    )
  }
  const row = ({ cells, emphasis }: ScreenOf<'table'>['table']['rows'][number], index: number, isGrand: boolean) => {
    const isBold = isGrand || emphasis === 'group'
    return (
      <Fragment key={index}>
        <tr className={clsx(isBold && 'font-semibold', emphasis === 'selected' && 'bg-marigold-tint') || undefined}>
          {columns.map(({ format, sum }, column) => {
            const cell = cells[column] ?? null
            const isHead = column === key && cell !== null
            const Cell = isHead ? 'th' : 'td'
            const isNumber = typeof cell === 'number'
            const words = <NoBreakWords>{formatCell(locale, cell, format)}</NoBreakWords>
            return (
              <Cell
                key={column}
                {...(isHead && { scope: 'row' })}
                className={clsx(classes[column], {
                  'font-normal': isHead && !isBold,
                  'whitespace-nowrap': isNumber || format === 'code' || isShort(String(cell)),
                })}
              >
                {/* In accounting a double rule marks a sum: averages have none. */}
                {isGrand && isNumber ? (
                  <span className={sum ? 'double-rule-bottom inline-block' : 'font-normal text-ink-soft'}>{words}</span>
                ) : (
                  words
                )}
              </Cell>
            )
          })}
        </tr>
        {secondLine({ cells, emphasis })}
      </Fragment>
    )
  }
  return (
    <table className="ledger w-full">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map(({ head }, index) => (
            <th key={index} scope="col" className={classes[index]}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map((one, index) => row(one, index, false))}</tbody>
      {totals.length > 0 && <tfoot>{totals.map((one, index) => row(one, index, index === totals.length - 1))}</tfoot>}
    </table>
  )
}
