import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'Depreciation schedule of four classes of assets on the diminishing balance' },
  title: { en: 'Depreciation schedule' },
  detail: { en: 'FY 2081/82 · diminishing balance' },
  table: {
    columns: [
      { id: 'class', head: { en: 'Class' } },
      { id: 'rate', head: { en: 'Rate %' }, format: 'number', priority: 3 },
      { id: 'opening', head: { en: 'Opening Rs' }, format: 'amount', priority: 3 },
      { id: 'charge', head: { en: 'Charge Rs' }, format: 'amount', priority: 2 },
      { id: 'closing', head: { en: 'Closing Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: [{ en: 'A — Building' }, 5, 1000000, 50000, 950000] },
      { cells: [{ en: 'B — Computers, furniture, office equipment' }, 25, 800000, 200000, 600000] },
      { cells: [{ en: 'C — Vehicles' }, 20, 255000, 51000, 204000] },
      { cells: [{ en: 'D — Other equipment' }, 15, 130000, 19500, 110500] },
    ],
    totals: [{ cells: [{ en: 'Total' }, null, 2185000, 320500, 1864500] }],
  },
  notes: [{ en: 'By the straight line: cost 3,00,000.00 over 5 years = 60,000.00 a year' }],
} satisfies ScreenInput
