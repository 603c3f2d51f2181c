import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Meeting sheet of a microfinance centre: two groups, ten members, savings, principal, interest and collection',
  },
  title: { en: 'Centre 27 — meeting sheet' },
  detail: { en: '2082-04-15 · Branch 3' },
  facts: [
    { id: 'officer', label: { en: 'Officer' }, cell: 'F-04' },
    { id: 'groups', label: { en: 'Groups' }, cell: 2 },
    { id: 'members', label: { en: 'Members' }, cell: 10 },
    { id: 'present', label: { en: 'Present' }, cell: 9 },
    { id: 'rate', label: { en: 'Interest % a year' }, cell: 15 },
  ],
  table: {
    columns: [
      { id: 'member', head: { en: 'Member' }, format: 'code' },
      { id: 'present', head: { en: 'Present' }, priority: 3 },
      { id: 'saving', head: { en: 'Group saving Rs' }, format: 'amount', priority: 4 },
      { id: 'before', head: { en: 'Outstanding before Rs' }, format: 'amount', priority: 5 },
      { id: 'principal', head: { en: 'Principal Rs' }, format: 'amount', priority: 3 },
      { id: 'interest', head: { en: 'Interest Rs' }, format: 'amount', priority: 3 },
      { id: 'due', head: { en: 'Due Rs' }, format: 'amount' },
      { id: 'collected', head: { en: 'Collected Rs' }, format: 'amount' },
      { id: 'after', head: { en: 'Outstanding after Rs' }, format: 'amount', priority: 4 },
    ],
    rows: [
      { cells: ['M-101', { en: 'Yes' }, 200, 48000, 2000, 600, 2800, 2800, 46000] },
      { cells: ['M-102', { en: 'Yes' }, 200, 36000, 2000, 450, 2650, 2650, 34000] },
      { cells: ['M-103', { en: 'Yes' }, 200, null, null, null, 200, 200, null] },
      { cells: ['M-104', { en: 'Yes' }, 200, 24000, 2000, 300, 2500, 2500, 22000] },
      { cells: ['M-105', { en: 'Yes' }, 200, 60000, 2500, 750, 3450, 3450, 57500] },
      { cells: [{ en: 'Group 1' }, '5/5', 1000, null, 8500, 2100, 11600, 11600, null], look: 'group' },
      { cells: ['M-106', { en: 'Yes' }, 200, 12000, 2000, 150, 2350, 2350, 10000] },
      { cells: ['M-107', { en: 'Yes' }, 200, 30000, 2500, 375, 3075, 3075, 27500] },
      { cells: ['M-108', { en: 'Yes' }, 200, null, null, null, 200, 200, null] },
      { cells: ['M-109', { en: 'No' }, 200, 42000, 2000, 525, 2725, 0, 42000], look: 'selected' },
      { cells: ['M-110', { en: 'Yes' }, 200, 18000, 1500, 225, 1925, 1925, 16500] },
      { cells: [{ en: 'Group 2' }, '4/5', 1000, null, 8000, 1275, 10275, 7550, null], look: 'group' },
    ],
    totals: [{ cells: [{ en: 'Centre' }, '9/10', 2000, 270000, 16500, 3375, 21875, 19150, 255500] }],
  },
  results: [
    { id: 'missing', label: { en: 'Not collected, M-109' }, cell: 2725 },
    { id: 'share', label: { en: 'Collected %' }, cell: 87.54, format: 'number' },
  ],
  actions: [{ en: 'Confirm meeting' }, { en: 'Print' }],
} satisfies ScreenInput
