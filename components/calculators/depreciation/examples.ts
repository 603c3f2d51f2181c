import type { Fields } from '../common/fields'

const ASSET = { cost: '3,00,000', residual: '0', life: '5', rate: '25', years: '5', firstMonths: '12' }

/** Typed fields of an asset; by default 3,00,000 over 5 years. */
export const asset = (change: Fields = {}): Fields => ({ ...ASSET, ...change })

/** Assets with their charges by year in one schedule, and their value at the end of the last year. */
export const DEPRECIATIONS = [
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
    // Pool B of the tax law, two thirds of the first year: 8,00,000 × 25 % × 8 ÷ 12, then 25 % of what is left.
    fields: asset({ cost: '8,00,000', firstMonths: '8', years: '2' }),
    charges: ['1,33,333.33', '1,66,666.67'],
    closing: '5,00,000.00',
  },
  {
    schedule: 'diminishing',
    fields: asset({ cost: '8,00,000', residual: '5,00,000', years: '4' }),
    charges: ['2,00,000.00', '1,00,000.00', '0.00', '0.00'],
    closing: '5,00,000.00',
  },
] as const
