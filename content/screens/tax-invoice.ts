import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'Tax invoice of a trader to a school: four items, discount, taxable amount, VAT and grand total' },
  title: { en: 'Tax invoice' },
  detail: { en: 'No. 82/83-000147 · 2082-04-15' },
  facts: [
    { id: 'seller', label: { en: 'Seller' }, cell: { en: 'Sample Traders' } },
    { id: 'pan', label: { en: 'Seller’s PAN' }, cell: '000000000' },
    { id: 'customer', label: { en: 'Customer' }, cell: { en: 'Sample School (credit)' } },
    { id: 'customer-pan', label: { en: 'Buyer’s PAN' }, cell: '000000000' },
  ],
  table: {
    columns: [
      { id: 'number', head: { en: 'S.N.' }, format: 'number', priority: 2 },
      { id: 'item', head: { en: 'Item' } },
      { id: 'quantity', head: { en: 'Qty' }, format: 'number', priority: 2 },
      { id: 'rate', head: { en: 'Rate Rs' }, format: 'amount', priority: 3 },
      { id: 'amount', head: { en: 'Amount Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: [1, { en: 'A4 paper, ream' }, 40, 525, 21000] },
      { cells: [2, { en: 'Register, 200 pages' }, 60, 180, 10800] },
      { cells: [3, { en: 'Receipt printer roll' }, 100, 65, 6500] },
      { cells: [4, { en: 'Office chair' }, 4, 6250, 25000] },
    ],
    totals: [
      { cells: [null, { en: 'Sub-total' }, null, null, 63300] },
      { cells: [null, { en: 'Discount 2%' }, null, null, -1266] },
      { cells: [null, { en: 'Taxable amount' }, null, null, 62034] },
      { cells: [null, { en: 'VAT 13%' }, null, null, 8064.42] },
      { cells: [null, { en: 'Grand total' }, null, null, 70098.42] },
    ],
  },
  notes: [{ en: 'In words: Rupees seventy thousand ninety-eight and paisa forty-two only', pending: true }],
} satisfies ScreenInput
