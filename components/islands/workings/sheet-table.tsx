import type { ReactNode } from 'react'

import { digitsLike } from '@/lib/locales'

const rooms = { some: '@max-2xs:hidden', more: '@max-sm:hidden' }

interface Column {
  head: string
  /** Figures are aligned to the right. */
  figures?: boolean
  /** How much width the sheet must have to show it. */
  room?: keyof typeof rooms
}

interface SheetTableProps {
  caption: string
  columns: Column[]
  rows: { key: string; cells: ReactNode[]; chosen?: boolean; sum?: boolean }[]
}

/** A ruled table; its first column names the row. */
export const SheetTable = ({ caption, columns, rows }: SheetTableProps) => (
  <div data-scrolls="" className="sheet-table overflow-x-auto overflow-y-hidden">
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="align-bottom">
        <tr>
          {columns.map((column) => (
            <th key={column.head} scope="col" className={`${cell(column)} py-2 leading-tight font-semibold`}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, chosen, sum }) => (
          <tr key={key} className={`border-t border-rule ${chosen ? 'bg-row' : ''} ${sum ? 'font-semibold' : ''}`}>
            {cells.map((content, index) => {
              const Cell = index ? 'td' : 'th'
              return (
                <Cell
                  key={index}
                  scope={index ? undefined : 'row'}
                  className={`${cell(columns[index])} py-1 ${sum ? '' : 'font-normal'}`}
                >
                  {typeof content === 'object' ? content : digitsLike(caption, String(content ?? ''))}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Numbers rows from 1; equal rows that follow each other become one, such as 6–20. */
export function alikeTogether(rows: string[][]) {
  const first = rows.flatMap((row, index) => (row.join() === rows[index - 1]?.join() ? [] : index))
  return first.map((index, at) => {
    const last = first[at + 1] ?? rows.length
    return { key: String(index), cells: [index + 1 === last ? last : `${index + 1}–${last}`, ...(rows[index] ?? [])] }
  })
}

const cell = ({ figures, room }: Partial<Column> = {}) =>
  `px-1 first:pl-3 last:pr-3 @lg:px-3 @lg:first:pl-5 @lg:last:pr-5 ${figures ? 'text-right tabular-nums' : 'text-left'} ${room ? rooms[room] : ''}`
