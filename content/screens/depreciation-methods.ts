import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'Computers and furniture after two years by the diminishing balance and by the straight line' },
  title: { en: 'Two methods, two years' },
  detail: { en: 'Class B at 25%' },
  table: {
    columns: [
      { id: 'method', head: { en: 'Method' } },
      { id: 'opening', head: { en: 'Opening Rs' }, format: 'amount', priority: 3 },
      { id: 'first', head: { en: 'First year Rs' }, format: 'amount', priority: 2 },
      { id: 'second', head: { en: 'Second year Rs' }, format: 'amount', priority: 2 },
      { id: 'closing', head: { en: 'Closing Rs' }, format: 'amount' },
    ],
    rows: [
      { cells: [{ en: 'Diminishing balance' }, 800000, 200000, 150000, 450000] },
      { cells: [{ en: 'Straight line' }, 800000, 200000, 200000, 400000] },
    ],
  },
} satisfies ScreenInput
