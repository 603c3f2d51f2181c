import type { ScreenInput } from '../schema'

export default {
  kind: 'form',
  caption: { en: 'Sale at the co-operative market, paid from the member’s account with the member card' },
  title: { en: 'Member sale' },
  detail: { en: '2082-04-15 · Counter 1' },
  fields: [
    { id: 'account', label: { en: 'Account ID' }, cell: 'CM-000412' },
    { id: 'member', label: { en: 'Member' }, cell: { en: 'Member A' } },
    { id: 'card', label: { en: 'Card' }, cell: { en: 'Card read' } },
    { id: 'balance', label: { en: 'Account balance Rs' }, cell: 12480.5, format: 'amount' },
  ],
  table: {
    columns: [
      { id: 'item', head: { en: 'Item' } },
      { id: 'vat', head: { en: 'VAT' }, priority: 3 },
      { id: 'quantity', head: { en: 'Qty' }, format: 'number' },
      { id: 'shelf', head: { en: 'Shelf price Rs' }, format: 'amount', priority: 3 },
      { id: 'price', head: { en: 'Member price Rs' }, format: 'amount', priority: 2 },
      { id: 'amount', head: { en: 'Amount Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: [{ en: 'Rice, 25 kg bag' }, { en: 'exempt' }, 1, 1850, 1790, 1790] },
      { cells: [{ en: 'Wheat flour, 5 kg' }, { en: 'exempt' }, 3, 285, 278, 834] },
      { cells: [{ en: 'Lentils, 1 kg' }, { en: 'exempt' }, 4, 190, 184, 736] },
      { cells: [{ en: 'Bath soap' }, { en: '13%' }, 6, 48, 46, 276] },
      { cells: [{ en: 'Beaten rice, 1 kg' }, { en: 'exempt' }, 2, 105, 102, 204] },
    ],
    totals: [{ cells: [{ en: 'Total' }, null, 16, null, null, 3840] }],
  },
  results: [
    { id: 'exempt', label: { en: 'Exempt goods' }, cell: 3564 },
    { id: 'taxable', label: { en: 'Taxable goods, without VAT' }, cell: 244.25 },
    { id: 'vat', label: { en: 'VAT 13%' }, cell: 31.75 },
    { id: 'difference', label: { en: 'Saved at the member price' }, cell: 123 },
    { id: 'paid', label: { en: 'Paid from account' }, cell: 3840 },
    { id: 'after', label: { en: 'Balance after' }, cell: 8640.5 },
  ],
  notes: [{ en: 'Message: “Rs 3,840.00 paid at the market from CM-000412 on 2082-04-15. Balance Rs 8,640.50”' }],
} satisfies ScreenInput
