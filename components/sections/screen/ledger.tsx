import { clsx } from 'clsx'

import { alignment, show, Words, type ScreenOf } from './show'

type Ledger = ScreenOf<'table'>['table']
type Columns = Ledger['columns']

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

/** A cell is the first one, before the margin line, until a column before it shows: always, or from a priority. */
const first: Record<number, string> = {
  0: 'border-r border-margin pl-3 @lg:pl-5',
  2: 'border-r border-margin pl-3 @xs:border-r-0 @xs:pl-1.5 @lg:pl-2',
  3: 'border-r border-margin pl-3 @lg:border-r-0 @lg:pl-2',
  4: 'border-r border-margin pl-3 @lg:pl-5 @xl:border-r-0 @xl:pl-2',
}

/** The same for the last one. */
const last = { 0: 'pr-3 @lg:pr-5', 2: 'pr-3 @xs:pr-1.5 @lg:pr-2', 3: 'pr-3 @lg:pr-2', 4: 'pr-3 @lg:pr-5 @xl:pr-2' }

function edge(classes: typeof first, { priority }: Columns[number], others: Columns, inner: string) {
  const soonest = Math.min(...others.map((other) => other.priority))
  return priority < soonest ? (classes[soonest] ?? classes[0]) : inner
}

/** Look of one column in all its cells: alignment, width, when it shows, and the red margin line after the first. */
function columnClass(columns: Columns, column: Columns[number], index: number) {
  const align = alignment(column.format)
  return clsx(
    align,
    isShort(column.head) && 'in-[thead]:whitespace-nowrap',
    // A first column of figures, such as S.N., is only as wide as its contents; a longer head wraps in a wider column.
    index === 0 && align !== 'text-left' && isShort(column.head) && 'w-px',
    shown[column.priority],
    edge(first, column, columns.slice(0, index), 'pl-1.5 @lg:pl-2'),
    edge(last, column, columns.slice(index + 1), 'pr-1.5 @lg:pr-2'),
  )
}

type LedgerTableProps = Pick<ScreenOf<'table'>, 'table' | 'title' | 'locale'>

/** A ledger: ruled rows, a red margin line, totals on the double rule. */
export function LedgerTable({ table: { columns, rows, totals }, title, locale }: LedgerTableProps) {
  const classes = columns.map((column, index) => columnClass(columns, column, index))
  const key = columns.findIndex(({ priority }) => priority === 1)
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
