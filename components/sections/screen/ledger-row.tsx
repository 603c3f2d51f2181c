import { clsx } from 'clsx'

import type { Locale } from '@/lib/locales'

import { columnLook, keyColumn } from './ledger-columns'
import { show } from './show'
import type { Ledger, LedgerRow as Row } from './types'
import { Words } from './words'

interface LedgerRowProps {
  table: Ledger
  row: Row
  locale: Locale
  total?: 'sum' | 'grand'
}

/** One row; in a slip it becomes a line of its own, with the column heads before the figures. */
export function LedgerRow({ table: { columns, narrow }, row, locale, total }: LedgerRowProps) {
  const slip = narrow === 'slip'
  const key = keyColumn(columns)
  const isTotal = total !== undefined
  const isBold = total === 'grand' || row.look === 'group'
  return (
    <tr
      className={clsx('border-t border-rule align-baseline', {
        'bg-row': row.look === 'selected',
        'font-semibold': isBold,
        '@max-xs:flex @max-xs:flex-wrap @max-xs:justify-end @max-xs:gap-x-3 @max-xs:px-3 @max-xs:py-1.5': slip,
      })}
    >
      {columns.map(({ id, head, format }, index) => {
        const cell = row.cells[index] ?? null
        const Cell = index === key && cell !== null ? 'th' : 'td'
        const isNumber = typeof cell === 'number'
        return (
          <Cell
            key={id}
            scope={Cell === 'th' ? 'row' : undefined}
            className={clsx(columnLook(columns, index), 'py-1.5 leading-snug text-pretty', {
              'font-normal': Cell === 'th' && !isBold,
              'whitespace-nowrap': isNumber || format === 'code',
              '@max-xs:border-0 @max-xs:p-0': slip,
              '@max-xs:grow': slip && index === key,
              '@max-xs:hidden': slip && cell === null,
            })}
          >
            {slip && isNumber && (
              <span aria-hidden="true" className="mr-2 font-normal text-ink-soft @xs:hidden">
                {head}
              </span>
            )}
            <span
              className={clsx(
                isTotal && isNumber && 'inline-block',
                total === 'grand' && isNumber && 'double-rule-bottom',
              )}
            >
              <Words text={show(locale, cell, format)} />
            </span>
          </Cell>
        )
      })}
    </tr>
  )
}
