import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Table of contents of a software manual that follows the working day, from opening the day to the backup',
  },
  title: { en: 'Software manual' },
  detail: { en: 'Contents' },
  table: {
    columns: [
      { id: 'part', head: { en: 'Part' }, format: 'number' },
      { id: 'name', head: { en: 'Name' } },
      { id: 'screens', head: { en: 'Screens in it' }, priority: 3 },
      { id: 'page', head: { en: 'Page' }, format: 'number' },
    ],
    rows: [
      { cells: [1, { en: 'Opening the day' }, { en: 'Date, cash at opening' }, 5] },
      { cells: [2, { en: 'Members and shares' }, { en: 'Member, nominee, share' }, 9] },
      { cells: [3, { en: 'Deposits and interest' }, { en: 'Account, interest, TDS' }, 17] },
      { cells: [4, { en: 'Loans' }, { en: 'Loan, instalment, penalty' }, 29] },
      { cells: [5, { en: 'Daily collection' }, { en: 'Route, sheet, posting' }, 41] },
      { cells: [6, { en: 'Day book and trial balance' }, { en: 'Voucher, charkhata heads' }, 49] },
      { cells: [7, { en: 'Closing and backup' }, { en: 'Day, month, year, copy' }, 57] },
    ],
  },
} satisfies ScreenInput
