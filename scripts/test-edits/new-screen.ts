import type { ScreenInput } from '@/content/schema'

/** The drawn screen of the new product, with correct sums. */
export const salarySheet: ScreenInput = {
  kind: 'table',
  caption: {
    en: 'Salary sheet of four employees for one month: salary, fund, tax and what goes to the account',
    ne: 'परयरमस पतगगग चव वचवम गहरयचसगगप वचम चबग हचबगत: परयरमस, ववबप, गरद रबप ततरग कचगप गच गतग रममचवबग',
  },
  title: { en: 'Salary sheet', ne: 'परयरमस पतगगग' },
  detail: { en: 'Bhadra 2082', ne: 'नतरपमर २०८२' },
  table: {
    columns: [
      { id: 'employee', head: { en: 'Employee no.', ne: 'गहरयचसगग बच.' }, format: 'code' },
      { id: 'salary', head: { en: 'Salary Rs', ne: 'परयरमस मप' }, format: 'amount', priority: 2 },
      { id: 'fund', head: { en: 'Fund Rs', ne: 'ववबप मप' }, format: 'amount', priority: 3 },
      { id: 'tax', head: { en: 'Tax Rs', ne: 'गरद मप' }, format: 'amount', priority: 4 },
      { id: 'paid', head: { en: 'To account Rs', ne: 'गच रममचवबग मप' }, format: 'amount' },
    ],
    rows: [
      { cells: ['E-01', 42000, 4200, 378, 37422] },
      { cells: ['E-02', 31500, 3150, 283.5, 28066.5] },
      { cells: ['E-03', 28000, 2800, 252, 24948], look: 'selected' },
      { cells: ['E-04', 24500, 2450, 220.5, 21829.5] },
    ],
    totals: [{ cells: [{ en: 'Total', ne: 'गचगरय' }, 126000, 12600, 1134, 112266] }],
  },
}
