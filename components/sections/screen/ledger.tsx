import { clsx } from 'clsx'
import { Fragment } from 'react'

import { WholeWords } from '@/components/ui/whole-words'

import { alignment, show, type ScreenOf } from './show'

/** Heads and words so short never break. */
const isShort = (words: string) => words.length <= 12

/** The width of the drawing from which a column shows, by its priority. */
const shown: Partial<Record<number, string>> = {
  2: 'hidden @xs:table-cell',
  3: 'hidden @lg:table-cell',
  4: 'hidden @xl:table-cell',
  5: 'hidden @2xl:table-cell',
}

/** The width from which a row needs no second line, by the priority of the columns that stand there. */
const gone: typeof shown = { 2: '@xs:hidden', 3: '@lg:hidden', 4: '@xl:hidden', 5: '@2xl:hidden' }

/** The width at which the margin line goes from the column that names the rows to the first, by the first one's priority. */
const until: typeof shown = { 2: '@xs:border-r-0', 3: '@lg:border-r-0', 4: '@xl:border-r-0', 5: '@2xl:border-r-0' }

type LedgerTableProps = Pick<ScreenOf<'table'>, 'table' | 'title' | 'locale'>

/** A ledger: ruled rows, a red margin line, totals on the double rule. */
export function LedgerTable({ table: { columns, rows, totals }, title, locale }: LedgerTableProps) {
  const key = columns.findIndex(({ priority }) => priority === 1)
  const classes = columns.map(({ head, format, priority }, index) =>
    clsx(
      alignment(format),
      isShort(head) && '@xs:in-[thead]:whitespace-nowrap',
      // A first column of figures, such as S.N., is only as wide as its contents; a longer head wraps in a wider column.
      index === 0 && alignment(format) !== 'text-left' && isShort(head) && 'w-px',
      shown[priority],
      (index === 0 || index === key) && 'border-r border-margin',
      index > 0 && index === key && until[columns[0]!.priority],
    ),
  )
  /** The figures of columns for which there is no room. */
  const secondLine = ({ cells, look }: ScreenOf<'table'>['table']['rows'][number]) => {
    const moved = columns.flatMap(({ head, format, below, priority }, place) =>
      below && cells[place] != null ? [{ words: `${head} ${show(locale, cells[place], format)}`, priority }] : [],
    )
    return (
      moved.length > 0 && (
        <tr className={clsx('second-line', look === 'selected' && 'bg-row', gone[moved[0]!.priority])}>
          <td className="border-r border-margin" />
          <td colSpan={columns.filter(({ priority }) => priority === 1).length - 1}>
            {moved.map(({ words }) => words).join(' · ')}
          </td>
        </tr>
      )
    )
  }
  const row = ({ cells, look }: ScreenOf<'table'>['table']['rows'][number], index: number, isGrand: boolean) => {
    const isBold = isGrand || look === 'group'
    return (
      <Fragment key={index}>
        <tr className={clsx(isBold && 'font-semibold', look === 'selected' && 'bg-row') || undefined}>
          {columns.map(({ format, sum }, place) => {
            const cell = cells[place] ?? null
            const isHead = place === key && cell !== null
            const Cell = isHead ? 'th' : 'td'
            const isNumber = typeof cell === 'number'
            const words = <WholeWords>{show(locale, cell, format)}</WholeWords>
            return (
              <Cell
                key={place}
                {...(isHead && { scope: 'row' })}
                className={clsx(classes[place], {
                  'font-normal': isHead && !isBold,
                  'whitespace-nowrap': isNumber || format === 'code' || isShort(String(cell)),
                })}
              >
                {/* An accountant reads a double rule as a sum, so an average has none. */}
                {isGrand && isNumber ? (
                  <span className={sum ? 'double-rule-bottom inline-block' : 'font-normal text-ink-soft'}>{words}</span>
                ) : (
                  words
                )}
              </Cell>
            )
          })}
        </tr>
        {secondLine({ cells, look })}
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
