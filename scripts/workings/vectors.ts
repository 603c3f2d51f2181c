import type { DepreciationFields, InterestFields, ProvisionFields } from '@/lib/workings/fields'
import type { Method } from '@/lib/workings/interest'

/** Typed fields and the figures that must be shown for them, worked out by hand: for unit and browser tests. */

/** The account of all examples of interest. */
export const INTEREST_SAMPLE: InterestFields = {
  method: 'dailyBalance',
  opening: '40000',
  movements: [
    { day: '6', amount: '20000' },
    { day: '16', amount: '-35000' },
    { day: '26', amount: '30000' },
  ],
  days: '31',
  rate: '7.3',
  yearDays: '365',
  lowest: '18000',
  halfDays: '182',
  fixed: '50000',
  tax: '6',
}

/** The table of the sample: product in rupees × days, interest in rupees. */
export const INTEREST_TABLE: [method: Method, product: string, interest: string][] = [
  ['dailyBalance', '13,80,000.00', '276.00'],
  ['dailyMinimum', '13,30,000.00', '266.00'],
  ['monthlyMinimum', '7,75,000.00', '155.00'],
  ['monthEndBalance', '17,05,000.00', '341.00'],
  ['weeklyMinimum', '12,15,000.00', '243.00'],
  ['halfYearlyMinimum', '32,76,000.00', '655.20'],
  ['fixed', '15,50,000.00', '310.00'],
]

/** This month's share of the half-yearly interest. */
export const HALF_YEAR_SHARE = '111.60'

/** Tax on the interest by daily balance, and the interest after it. */
export const INTEREST_TAXED = { tax: '16.56', net: '259.44' }

/** The interest by daily balance after one change of the sample. */
export const INTEREST_CHANGED: [name: string, change: Partial<InterestFields>, interest: string][] = [
  ['a year of 366 days', { yearDays: '366' }, '275.25'],
  ['8 %, rounded once', { rate: '8' }, '302.47'],
  ['digits, grouping and signs of Nepal', { opening: 'रु ४०,०००', rate: '७.३ %', days: '३१' }, '276.00'],
]

/** Product and interest of the weekly minimum with weeks from Sunday, in a month that begins on a Thursday. */
export const WEEKS_FROM_SUNDAY = { firstBlock: 3, product: '9,25,000.00', interest: '185.00' }

/** 1,00,000 at 8 % with interest added at the end of each quarter. */
export const QUARTERS = {
  days: [93, 89, 89, 94],
  interest: ['2,038.36', '1,990.45', '2,029.27', '2,185.09'],
  sum: '8,243.17',
  taxed: { interest: '8,228.40', tax: '493.70', balance: '1,07,734.70' },
}

/** A loan book and the provision that it needs; `difference` above 0 is to be added. */
export interface ProvisionVector {
  name: string
  fields: ProvisionFields
  provisions: string[]
  total: string
  difference: string
  /** Percent of the book. */
  overdueShare: string
}

/** A loan book for each set of classes. */
export const PROVISIONS: ProvisionVector[] = [
  {
    name: 'three classes',
    fields: {
      classes: [
        { principal: '4,20,00,000', rate: '1' },
        { principal: '18,00,000', rate: '35' },
        { principal: '3,50,000', rate: '100' },
      ],
      held: '12,60,000',
    },
    provisions: ['4,20,000.00', '6,30,000.00', '3,50,000.00'],
    total: '14,00,000.00',
    difference: '1,40,000.00',
    overdueShare: '4.87',
  },
  {
    name: 'four classes',
    fields: {
      classes: [
        { principal: '4,26,00,000', rate: '1' },
        { principal: '7,00,000', rate: '25' },
        { principal: '5,00,000', rate: '50' },
        { principal: '3,50,000', rate: '100' },
      ],
      held: '12,60,000',
    },
    provisions: ['4,26,000.00', '1,75,000.00', '2,50,000.00', '3,50,000.00'],
    total: '12,01,000.00',
    difference: '−59,000.00',
    overdueShare: '3.51',
  },
]

/** Fields and the charges of one schedule, year by year. */
export interface DepreciationVector {
  name: string
  schedule: 'straight' | 'diminishing'
  fields: DepreciationFields
  charges: string[]
  /** The value at the end of the last year shown. */
  closing: string
}

const asset = (fields: Partial<DepreciationFields>): DepreciationFields => ({
  cost: '3,00,000',
  residual: '0',
  life: '5',
  rate: '25',
  years: '5',
  firstMonths: '12',
  ...fields,
})

/** Schedules of both methods. */
export const DEPRECIATIONS: DepreciationVector[] = [
  {
    name: '3,00,000 over 5 years',
    schedule: 'straight',
    fields: asset({}),
    charges: Array<string>(5).fill('60,000.00'),
    closing: '0.00',
  },
  {
    name: '3,00,000 over 5 years, six months in the first: a sixth year takes the rest',
    schedule: 'straight',
    fields: asset({ firstMonths: '6', years: '7' }),
    charges: ['30,000.00', ...Array<string>(4).fill('60,000.00'), '30,000.00', '0.00'],
    closing: '0.00',
  },
  {
    name: '1,25,000 less 5,000 over 7 years: the last year takes what is left',
    schedule: 'straight',
    fields: asset({ cost: '1,25,000', residual: '5,000', life: '7', years: '7' }),
    charges: [...Array<string>(6).fill('17,142.86'), '17,142.84'],
    closing: '5,000.00',
  },
  {
    name: '8,00,000 at 25 %',
    schedule: 'diminishing',
    fields: asset({ cost: '8,00,000' }),
    charges: ['2,00,000.00', '1,50,000.00', '1,12,500.00', '84,375.00', '63,281.25'],
    closing: '1,89,843.75',
  },
  {
    name: '8,00,000 at 25 %, six months in the first year',
    schedule: 'diminishing',
    fields: asset({ cost: '8,00,000', firstMonths: '6', years: '2' }),
    charges: ['1,00,000.00', '1,75,000.00'],
    closing: '5,25,000.00',
  },
  {
    name: '8,00,000 at 25 % stops at its residual',
    schedule: 'diminishing',
    fields: asset({ cost: '8,00,000', residual: '5,00,000', years: '4' }),
    charges: ['2,00,000.00', '1,00,000.00', '0.00', '0.00'],
    closing: '5,00,000.00',
  },
]

/** Addresses of `INTEREST_SAMPLE`, the first loan book and the first asset. */
export const ADDRESSES = {
  interest: '#interest=wdailyBalance_o40000_d31_r7.3_y365_l18000_h182_f50000_t6_m6:20000,16:-35000,26:30000',
  provision: '#provision=h1260000_c42000000:1,1800000:35,350000:100',
  depreciation: '#depreciation=c300000_v0_l5_r25_y5_m12',
}
