import { clsx } from 'clsx'

import { alignment, show, Words, type ScreenOf } from './show'

type Ledger = ScreenOf<'table'>['table']

/** Heads and words so short never break. */
const isShort = (words: string) => words.length <= 12

/** The width of the drawing from which a column shows, by its priority. */
const shown = {
  1: '',
  2: 'hidden @xs:table-cell',
  3: 'hidden @lg:table-cell',
  4: 'hidden @xl:table-cell',
  5: 'hidden @2xl:table-cell',
}

type LedgerTableProps = Pick<ScreenOf<'table'>, 'table' | 'title' | 'locale'>

/** A ledger: ruled rows, a red margin line, totals on the double rule. */
export function LedgerTable({ table: { columns, rows, totals }, title, locale }: LedgerTableProps) {
  const always = columns.map(({ priority }) => priority === 1)
  // The column that names the rows: the red margin line stands after it.
  const key = always.indexOf(true)
  const classes = columns.map(({ head, format, priority }, index) =>
    clsx(
      alignment(format),
      isShort(head) && 'in-[thead]:whitespace-nowrap',
      // A first column of figures, such as S.N., is only as wide as its contents; a longer head wraps in a wider column.
      index === 0 && alignment(format) !== 'text-left' && isShort(head) && 'w-px',
      shown[priority],
      // The first and the last column that always show have the window's space at their sides.
      index <= key ? 'pl-3 @lg:pl-5' : 'pl-1.5 @lg:pl-2',
      index >= always.lastIndexOf(true) ? 'pr-3 @lg:pr-5' : 'pr-1.5 @lg:pr-2',
      index === key && 'border-r border-margin',
    ),
  )
  const row = ({ cells, look }: Ledger['rows'][number], index: number, isGrand: boolean) => {
    const isBold = isGrand || look === 'group'
    return (
      <tr
        key={index}
        className={clsx(
          'border-t border-rule align-baseline in-[.gallery]:align-middle',
          look === 'selected' && 'bg-row',
          isBold && 'font-semibold',
        )}
      >
        {columns.map(({ format, sum }, place) => {
          const cell = cells[place] ?? null
          const isHead = place === key && cell !== null
          const Cell = isHead ? 'th' : 'td'
          const isNumber = typeof cell === 'number'
          const words = <Words text={show(locale, cell, format)} />
          return (
            <Cell
              key={place}
              {...(isHead && { scope: 'row' })}
              className={clsx(classes[place], 'py-1.5 leading-snug text-pretty', {
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
    )
  }
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{title}</caption>
      <thead className="align-bottom">
        <tr>
          {columns.map(({ head }, index) => (
            <th
              key={index}
              scope="col"
              className={clsx(classes[index], 'py-2 text-screen-note leading-tight font-semibold')}
            >
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
