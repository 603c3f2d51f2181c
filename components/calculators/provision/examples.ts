import { withRows } from '../common/fields'
import { CLASS_COLUMNS } from './provision'

/**
 * Typed fields of a loan book: principal and rate of each class, `provisionHeld`, the provision that exists already, and
 * collateral taken over with its rate.
 */
export const book = (
  principals: string[],
  rates: string[],
  provisionHeld: string,
  collateral = '',
  collateralRate = '',
) => {
  const classes = principals.map((principal, index) => [principal, rates[index] ?? ''])
  return withRows({ collateral, collateralRate, provisionHeld }, CLASS_COLUMNS, classes)
}

/** Loan books with three and four classes; `difference` is `total` less `provisionHeld`, and `overdueShare` is in %. */
export const PROVISIONS = [
  {
    fields: book(['4,20,00,000', '18,00,000', '3,50,000'], ['1', '35', '100'], '12,60,000'),
    provisions: ['4,20,000.00', '6,30,000.00', '3,50,000.00'],
    total: '14,00,000.00',
    difference: '1,40,000.00',
    overdueShare: '4.87',
  },
  {
    fields: book(['4,26,00,000', '7,00,000', '5,00,000', '3,50,000'], ['1', '25', '50', '100'], '12,60,000'),
    provisions: ['4,26,000.00', '1,75,000.00', '2,50,000.00', '3,50,000.00'],
    total: '12,01,000.00',
    difference: '−59,000.00',
    overdueShare: '3.51',
  },
  // Collateral of 12,00,000 taken over before the end of Ashadh 2082: 50 %; it is no part of the overdue share.
  {
    fields: book(['4,20,00,000', '18,00,000', '3,50,000'], ['1', '35', '100'], '12,60,000', '12,00,000', '50'),
    provisions: ['4,20,000.00', '6,30,000.00', '3,50,000.00'],
    total: '20,00,000.00',
    difference: '7,40,000.00',
    overdueShare: '4.87',
  },
]
