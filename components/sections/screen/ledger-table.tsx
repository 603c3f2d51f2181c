import { clsx } from 'clsx'

import type { Locale } from '@/lib/locales'

import { columnLook } from './ledger-columns'
import { LedgerRow } from './ledger-row'
import type { Ledger } from './types'

interface LedgerTableProps {
  table: Ledger
  title: string
  locale: Locale
}

/** A ledger: ruled rows, a red margin line, totals on the double rule. */
export const LedgerTable = ({ table, title, locale }: LedgerTableProps) => (
  <table className={clsx('w-full border-collapse', table.narrow === 'slip' && '@max-xs:block')}>
    <caption className="sr-only">{title}</caption>
    <thead className={clsx('align-bottom', table.narrow === 'slip' && '@max-xs:sr-only')}>
      <tr>
        {table.columns.map(({ id, head }, index) => (
          <th
            key={id}
            scope="col"
            className={clsx(columnLook(table.columns, index), 'py-2 text-[0.8125rem] leading-tight font-semibold')}
          >
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className={clsx(table.narrow === 'slip' && '@max-xs:block')}>
      {table.rows.map((row, index) => (
        <LedgerRow key={index} table={table} row={row} locale={locale} />
      ))}
    </tbody>
    {table.totals.length > 0 && (
      <tfoot className={clsx(table.narrow === 'slip' && '@max-xs:block')}>
        {table.totals.map((row, index) => (
          <LedgerRow
            key={index}
            table={table}
            row={row}
            locale={locale}
            total={index === table.totals.length - 1 ? 'grand' : 'sum'}
          />
        ))}
      </tfoot>
    )}
  </table>
)
