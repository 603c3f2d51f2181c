import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Double entry posted from the tax invoice: debtors, sales, VAT payable, cost of goods sold and stock',
  },
  title: { en: 'Posted entry' },
  detail: { en: 'Invoice 82/83-000147' },
  table: {
    columns: [
      { id: 'account', head: { en: 'Account' } },
      { id: 'debit', head: { en: 'Dr Rs' }, format: 'amount' },
      { id: 'credit', head: { en: 'Cr Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: [{ en: 'Debtors — Sample School' }, 70098.42, null] },
      { cells: [{ en: 'Sales' }, null, 62034] },
      { cells: [{ en: 'VAT payable' }, null, 8064.42] },
      { cells: [{ en: 'Cost of goods sold' }, 49880, null] },
      { cells: [{ en: 'Stock' }, null, 49880] },
    ],
    totals: [{ cells: [{ en: 'Total' }, 119978.42, 119978.42] }],
  },
  results: [{ id: 'margin', label: { en: 'Margin, sales less cost' }, cell: 12154 }],
  notes: [{ en: 'Cost a unit in the invoice’s order: 410.00, 138.00, 48.00 and 5,100.00' }],
} satisfies ScreenInput
