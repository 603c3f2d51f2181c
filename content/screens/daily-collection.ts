import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Daily collection sheet of one collector: savings, loan instalments and penalty of seven members',
  },
  title: { en: 'Daily collection — posting' },
  detail: { en: '2082-04-15, Thursday' },
  facts: [
    { id: 'route', label: { en: 'Route' }, cell: { en: 'Bazaar 2' } },
    { id: 'representative', label: { en: 'Collector' }, cell: 'R-07' },
    { id: 'year', label: { en: 'FY' }, cell: '2082/83' },
    { id: 'status', label: { en: 'Status' }, cell: { en: 'Ready to post' } },
  ],
  table: {
    columns: [
      { id: 'number', head: { en: 'S.N.' }, format: 'number', priority: 4 },
      { id: 'member', head: { en: 'Member no.' }, format: 'code' },
      { id: 'name', head: { en: 'Member' }, priority: 3 },
      { id: 'saving', head: { en: 'Daily saving Rs' }, format: 'amount' },
      { id: 'instalment', head: { en: 'Loan instalment Rs' }, format: 'amount', priority: 2 },
      { id: 'penalty', head: { en: 'Penalty Rs' }, format: 'amount', priority: 3 },
      { id: 'total', head: { en: 'Total Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: [1, '0412', { en: 'Member A' }, 500, 0, 0, 500] },
      { cells: [2, '0435', { en: 'Member B' }, 300, 0, 0, 300] },
      { cells: [3, '0478', { en: 'Member C' }, 200, 2750, 0, 2950] },
      { cells: [4, '0516', { en: 'Member D' }, 1000, 0, 0, 1000] },
      { cells: [5, '0523', { en: 'Member E' }, 0, 4600, 138, 4738], look: 'selected' },
      { cells: [6, '0561', { en: 'Member F' }, 250, 1900, 0, 2150] },
      { cells: [7, '0604', { en: 'Member G' }, 150, 0, 0, 150] },
    ],
    totals: [{ cells: [null, { en: 'Total' }, null, 2400, 9250, 138, 11788] }],
  },
  notes: [{ en: 'Member 0523: penalty 3% on total due 4,600.00 = 138.00' }],
  actions: [{ en: 'Post' }, { en: 'Print' }],
} satisfies ScreenInput
