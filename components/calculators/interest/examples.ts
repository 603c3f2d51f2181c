import { withRows, type Fields } from '../common/fields'
import { MOVEMENT_COLUMNS, type Method } from './interest'

/** Typed fields of the example account with the given movements (day, amount); `change` replaces other fields. */
export const accountWith = (movements: string[][], change: Fields = {}) =>
  withRows(
    {
      method: 'dailyBalance',
      opening: '40000',
      rate: '7.3',
      days: '31',
      yearDays: '365',
      lowest: '18000',
      halfDays: '182',
      fixed: '50000',
      tax: '6',
      ...change,
    },
    MOVEMENT_COLUMNS,
    movements,
  )

const MOVEMENTS = [
  ['6', '20000'],
  ['16', '-35000'],
  ['26', '30000'],
]

/** Typed fields of the example account with `MOVEMENTS`; `change` replaces other fields. */
export const account = (change: Fields = {}) => accountWith(MOVEMENTS, change)

/** Product (rupees × days) and interest (rupees) of `account()` by method, in the order of the specification. */
export const INTEREST_TABLE: [method: Method, product: string, interest: string][] = [
  ['dailyBalance', '13,80,000.00', '276.00'],
  ['dailyMinimum', '13,30,000.00', '266.00'],
  ['monthlyMinimum', '7,75,000.00', '155.00'],
  ['monthEndBalance', '17,05,000.00', '341.00'],
  ['weeklyMinimum', '12,15,000.00', '243.00'],
  ['halfYearlyMinimum', '5,58,000.00', '111.60'],
  ['fixed', '15,50,000.00', '310.00'],
]

/** Rupees: interest by half-yearly minimum for the half-year; tax and net interest by daily balance. */
export const HALF_YEAR_AND_TAX = { halfYear: '655.20', tax: '16.56', net: '259.44' }

/** Interest by daily balance after a change of the account. */
export const INTEREST_CHANGED: [change: Fields, interest: string][] = [
  [{ yearDays: '366' }, '275.25'],
  // Rounding each day would give 302.45.
  [{ rate: '8' }, '302.47'],
  [{ opening: 'रु ४०,०००', rate: '७.३ %', days: '३१' }, '276.00'],
]
