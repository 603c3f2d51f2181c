import type { ScreenInput } from '../schema'

export default {
  kind: 'tiles',
  caption: { en: 'Urgent report: cash, bank, savings, loans outstanding, overdue and today’s collection' },
  title: { en: 'Urgent report' },
  detail: { en: '2082-03-32 · whole institution' },
  tiles: [
    { id: 'cash', label: { en: 'Cash Rs' }, cell: 318500 },
    { id: 'bank', label: { en: 'Bank Rs' }, cell: 7392000 },
    { id: 'savings', label: { en: 'Savings Rs' }, cell: 41275000 },
    { id: 'loans', label: { en: 'Loans outstanding Rs' }, cell: 45120000 },
    { id: 'overdue', label: { en: 'Overdue Rs' }, cell: 2150000, percent: 4.77 },
    { id: 'collection', label: { en: 'Today’s collection Rs' }, cell: 238450 },
  ],
} satisfies ScreenInput
