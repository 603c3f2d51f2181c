import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'Morning milk collection of seven members: litres, fat, SNF, the rate worked out and the amount' },
  title: { en: 'Milk collection — morning' },
  detail: { en: '2082-04-15 · Centre 1' },
  facts: [
    { id: 'fat', label: { en: 'Rs per fat unit' }, cell: 7, format: 'amount' },
    { id: 'snf', label: { en: 'Rs per SNF unit' }, cell: 4.7, format: 'amount' },
  ],
  table: {
    columns: [
      { id: 'member', head: { en: 'Member no.' }, format: 'code' },
      { id: 'milk', head: { en: 'Milk' }, priority: 3 },
      { id: 'litres', head: { en: 'Litres' }, format: 'measure' },
      { id: 'fat', head: { en: 'Fat %' }, format: 'measure', priority: 2 },
      { id: 'snf', head: { en: 'SNF %' }, format: 'measure', priority: 2 },
      { id: 'rate', head: { en: 'Rate Rs' }, format: 'amount', priority: 3 },
      { id: 'amount', head: { en: 'Amount Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: ['D-014', { en: 'Cow' }, 6.5, 3.8, 8.1, 64.67, 420.36] },
      { cells: ['D-021', { en: 'Buffalo' }, 4, 6.2, 9, 85.7, 342.8] },
      { cells: ['D-033', { en: 'Cow' }, 9.2, 4.1, 8.3, 67.71, 622.93], look: 'selected' },
      { cells: ['D-047', { en: 'Cow' }, 5.8, 3.6, 7.9, 62.33, 361.51] },
      { cells: ['D-052', { en: 'Buffalo' }, 7.5, 6.5, 9.1, 88.27, 662.03] },
      { cells: ['D-068', { en: 'Cow' }, 3.4, 4, 8, 65.6, 223.04] },
      { cells: ['D-075', { en: 'Cow' }, 8, 3.9, 8.2, 65.84, 526.72] },
    ],
    totals: [{ cells: [{ en: 'Total' }, null, 44.4, 4.54, 8.38, 71.16, 3159.39] }],
  },
  notes: [
    { en: 'Rate per litre = fat × 7.00 + SNF × 4.70. A unit is one per cent.' },
    { en: 'Averages are weighted by litres. Amounts are rounded to the paisa line by line.' },
  ],
} satisfies ScreenInput
