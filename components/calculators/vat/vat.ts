import { DISCOUNTS, PRICES } from '@/content/schema/calculators/vat-choices'
import { divideHalfUp, HUNDRED_PERCENT, percentOf, showAmount, sum } from '@/lib/figures'

import type { Form } from '../common/calculator'
import { fieldReader } from '../common/field-checks'
import { asRows, asTexts, withRows, type Fields } from '../common/fields'

export const BILL_FIELDS = ['rate', 'discount'] as const

/** Fields of a line: quantity, price, and VAT in per cent if it is another one, such as 0 for exempt goods. */
export const BILL_COLUMNS = ['quantity', 'price', 'vat'] as const
/** Maximum number of lines. */
export const MAX_LINES = 60

/** One unit of a quantity, which has three decimals. */
const QUANTITY_SCALE = 1000n

/** Parses and checks a bill; an empty row is no line. */
function checkVat(fields: Fields) {
  const { addProblem, figure, amount, rate, choice, rows, checked } = fieldReader(fields)
  const [prices, by] = [choice('prices', PRICES), choice('by', DISCOUNTS)]
  const vat = rate('rate')
  const lines = rows('lines', BILL_COLUMNS, MAX_LINES, (number, [, , ownRate = '']) => {
    const [quantity = 0n, price] = [figure(`quantity-${number}`, 3), amount(`price-${number}`)]
    const ownVat = ownRate.trim() ? rate(`vat-${number}`) : vat
    return { quantity, price, rate: ownVat, amount: divideHalfUp(quantity * price, QUANTITY_SCALE) }
  })
  const subtotal = sum(lines.map((line) => line.amount))
  const discount = by === 'percent' ? percentOf(subtotal, rate('discount')) : amount('discount')
  if (discount > subtotal) addProblem('discount', 'aboveSubtotal', { subtotal: showAmount(subtotal) })
  return checked({ prices, rate: vat, lines, subtotal, discount })
}

/** A bill: amounts in paisa, quantities in thousandths, rates in ten-thousandths of a percent. */
export type VatInput = NonNullable<ReturnType<typeof checkVat>['input']>

/** The form of the bill. */
export const form: Form<'vat', VatInput> = {
  names: ['prices', 'by', ...BILL_FIELDS],
  columns: BILL_COLUMNS,
  check: checkVat,
  samplesOf: ({ sample: { lines, ...sample } }) => [
    withRows(asTexts(sample), BILL_COLUMNS, asRows(BILL_COLUMNS, lines)),
  ],
}

/** Splits an amount, with or without VAT, into the taxable amount and VAT; the one that is worked out is rounded half up. */
export function split(prices: VatInput['prices'], amount: bigint, rate: bigint) {
  if (prices === 'without') return { taxable: amount, vat: percentOf(amount, rate) }
  const taxable = divideHalfUp(amount * HUNDRED_PERCENT, HUNDRED_PERCENT + rate)
  return { taxable, vat: amount - taxable }
}

/**
 * The bill as a tax invoice has it: the discount is taken off the sub-total, then VAT is worked out once for each rate.
 * Each rate bears the discount in proportion; the last takes what rounding leaves.
 */
export function billOf({ prices, lines, subtotal, discount }: VatInput) {
  let discountLeft = discount
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((one, other) => Number(other - one))
  const groups = rates.map((rate, index) => {
    const gross = sum(lines.filter((line) => line.rate === rate).map(({ amount }) => amount))
    const share = index === rates.length - 1 || !subtotal ? discountLeft : divideHalfUp(discount * gross, subtotal)
    discountLeft -= share
    return { rate, ...split(prices, gross - share, rate) }
  })
  const taxable = sum(groups.map((group) => group.taxable))
  const vat = sum(groups.map((group) => group.vat))
  return { groups, taxable, vat, total: taxable + vat }
}
