import { withRows, type Fields } from '@/lib/calculators/fields'
import { MOVEMENT, type Method } from '@/lib/calculators/interest'
import { LOAN_CLASS } from '@/lib/calculators/provision'

/** Test vectors for unit and browser tests: typed fields and the expected figures, calculated by hand. */

/** Account of all interest examples, with the given movements. */
export const accountWith = (movements: string[][], change: Fields = {}) =>
  withRows(
    {
      ...{ method: 'dailyBalance', opening: '40000', rate: '7.3', days: '31', yearDays: '365', lowest: '18000' },
      ...{ halfDays: '182', fixed: '50000', tax: '6' },
      ...change,
    },
    MOVEMENT,
    movements,
  )

const MOVEMENTS = [
  ['6', '20000'],
  ['16', '-35000'],
  ['26', '30000'],
]

/** The account with its default movements. */
export const account = (change: Fields = {}) => accountWith(MOVEMENTS, change)

/** Product (rupees × days) and interest (rupees) by method, in the order of the specification. */
export const INTEREST_TABLE: [method: Method, product: string, interest: string][] = [
  ['dailyBalance', '13,80,000.00', '276.00'],
  ['dailyMinimum', '13,30,000.00', '266.00'],
  ['monthlyMinimum', '7,75,000.00', '155.00'],
  ['monthEndBalance', '17,05,000.00', '341.00'],
  ['weeklyMinimum', '12,15,000.00', '243.00'],
  ['halfYearlyMinimum', '5,58,000.00', '111.60'],
  ['fixed', '15,50,000.00', '310.00'],
]

/** Interest for the half-year; tax and net interest by daily balance. */
export const INTEREST_MORE = { halfYear: '655.20', tax: '16.56', net: '259.44' }

/** Interest by daily balance after a change of the account. */
export const INTEREST_CHANGED: [change: Fields, interest: string][] = [
  [{ yearDays: '366' }, '275.25'],
  // Rounding each day would give 302.45.
  [{ rate: '8' }, '302.47'],
  [{ opening: 'रु ४०,०००', rate: '७.३ %', days: '३१' }, '276.00'],
]

/** Typed fields of a loan book. */
export const book = (classes: string[][], held: string) => withRows({ held }, LOAN_CLASS, classes)

/** Loan books by classification, with the expected provisions and totals; a negative difference is a surplus. */
export const PROVISIONS = [
  {
    fields: book(
      [
        ['4,20,00,000', '1'],
        ['18,00,000', '35'],
        ['3,50,000', '100'],
      ],
      '12,60,000',
    ),
    provisions: ['4,20,000.00', '6,30,000.00', '3,50,000.00'],
    ...{ total: '14,00,000.00', difference: '1,40,000.00', overdueShare: '4.87' },
  },
  {
    fields: book(
      [
        ['4,26,00,000', '1'],
        ['7,00,000', '25'],
        ['5,00,000', '50'],
        ['3,50,000', '100'],
      ],
      '12,60,000',
    ),
    provisions: ['4,26,000.00', '1,75,000.00', '2,50,000.00', '3,50,000.00'],
    ...{ total: '12,01,000.00', difference: '−59,000.00', overdueShare: '3.51' },
  },
]

/** Typed fields of an asset; by default 3,00,000 over 5 years. */
export const asset = (change: Fields = {}): Fields => ({
  ...{ cost: '3,00,000', residual: '0', life: '5', rate: '25', years: '5', firstMonths: '12' },
  ...change,
})

/** Assets with the charges of one schedule by year, and the closing value of the last year. */
export const DEPRECIATIONS: {
  schedule: 'straight' | 'diminishing'
  fields: Fields
  charges: string[]
  closing: string
}[] = [
  { schedule: 'straight', fields: asset(), charges: Array<string>(5).fill('60,000.00'), closing: '0.00' },
  {
    schedule: 'straight',
    // A sixth year takes the remainder.
    fields: asset({ firstMonths: '6', years: '7' }),
    charges: ['30,000.00', ...Array<string>(4).fill('60,000.00'), '30,000.00', '0.00'],
    closing: '0.00',
  },
  {
    schedule: 'straight',
    fields: asset({ cost: '1,25,000', residual: '5,000', life: '7', years: '7' }),
    charges: [...Array<string>(6).fill('17,142.86'), '17,142.84'],
    closing: '5,000.00',
  },
  {
    schedule: 'diminishing',
    fields: asset({ cost: '8,00,000' }),
    charges: ['2,00,000.00', '1,50,000.00', '1,12,500.00', '84,375.00', '63,281.25'],
    closing: '1,89,843.75',
  },
  {
    schedule: 'diminishing',
    fields: asset({ cost: '8,00,000', residual: '5,00,000', years: '4' }),
    charges: ['2,00,000.00', '1,00,000.00', '0.00', '0.00'],
    closing: '5,00,000.00',
  },
]
