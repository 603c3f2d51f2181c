import { inFile, type Edit } from './edit'

const screens = 'content/screens/index.ts'

/** A new screen whose total is not the sum of its column. */
const till = (total: string) => `import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: { en: 'Money in the till at the end of one day', ne: 'एक दिनको अन्त्यमा दराजमा रहेको नगद' },
  title: { en: 'Till', ne: 'दराज' },
  table: {
    columns: [
      { id: 'kind', head: { en: 'Kind', ne: 'किसिम' } },
      { id: 'amount', head: { en: 'Amount Rs', ne: 'रकम रु' }, format: 'amount' },
    ],
    rows: [{ cells: [{ en: 'Notes', ne: 'नोट' }, 12500] }, { cells: [{ en: 'Coins', ne: 'सिक्का' }, 240.5] }],
    totals: [{ cells: [{ en: 'Total', ne: 'जम्मा' }, ${total}] }],
  },
} satisfies ScreenInput
`

/** Figures of drawn screens that do not add up. */
export const sumEdits: Edit[] = [
  ...inFile('content/screens/daily-collection.ts', [
    [
      'wrong total of a row',
      '2750, 0, 2950] }',
      '2750, 0, 3950] }',
      'table.rows[3].cells[7]  Total is 3,950.00, but Daily saving 200.00 + Loan instalment 2,750.00 + Penalty 0.00 = 2,950.00: write 2950, or correct the figures it comes from',
    ],
    [
      'wrong total of a column',
      'null, 2400, 9250',
      'null, 2500, 9250',
      'table.totals[1].cells[4]  Total of Daily saving is 2,500.00, but the rows above add up to 2,400.00: write 2400, or correct the figures it comes from',
    ],
    [
      'wrong penalty in a note',
      '4,600.00 = 138.00',
      '4,600.00 = 183.00',
      'notes[1].en  says 183.00, but Penalty of "0523" is 138.00: write 138.00, or correct the figures it comes from',
    ],
    [
      'serial number left out',
      'cells: [4,',
      'cells: [5,',
      'table.rows[4].cells[1]  S.N. is 5, but the number of this row is 4: write 4, or correct the figures it comes from',
    ],
    [
      'figure in quotes',
      'null, 2400, 9250',
      "null, '2400', 9250",
      'table.totals[1].cells[4]  is a figure in quotes: take the quotes away',
    ],
    [
      'amount with a comma',
      'null, 2400, 9250',
      'null, 2,400, 9250',
      '2,400 is an amount with commas: write 2400 (two numbers have a space after their comma)',
    ],
    [
      'cell too few',
      "{ en: 'Member D', ne: 'सदस्य घ' }, 1000, 0, 0, 1000]",
      "{ en: 'Member D', ne: 'सदस्य घ' }, 1000, 0, 1000]",
      'table.rows[4].cells  has 6 cells, but the table has 7 columns: write one for each, null for an empty one',
    ],
  ]),
  ...inFile('content/screens/loan-provision.ts', [
    [
      'amount with its commas',
      '420000]',
      "'4,20,000']",
      "table.rows[1].cells[5]  is not a number, date or code like '2082-04-15': write words like { en: '…', ne: '…' }, and amounts without quotes and commas",
    ],
    [
      'number among words',
      "{ en: 'not overdue', ne: 'भाका ननाघेको' }",
      '12',
      "table.rows[1].cells[2]  is a number in a text column: write it in quotes, or give the column format: 'amount'",
    ],
  ]),
  {
    name: 'new screen with a wrong sum',
    file: screens,
    change: (file, text) => ({
      [file]: `import till from './till'\n${text.replace('export default {', 'export default {\n  till,')}`,
      'content/screens/till.ts': till('12750.5'),
    }),
    says: [
      'content/screens/till.ts:13  table.totals[1].cells[2]  Total of Amount is 12,750.50, but the rows above add up to 12,740.50: write 12740.5, or correct the rows; write null (an empty cell) if it is no sum',
    ],
  },
]
