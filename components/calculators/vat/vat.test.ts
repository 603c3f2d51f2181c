import { expect, test } from 'vitest'

import { showAmount } from '@/lib/figures'

import { withRows, type Fields } from '../common/fields'
import { billOf, form, BILL_COLUMNS, split } from './vat'

/** Fields of a bill; the lines are those of a tax invoice worked by hand, which `content/screens/tax-invoice.ts` draws. */
const INVOICE = ['40 525', '60 180', '100 65', '4 6250']
const bill = (lines = INVOICE, change: Fields = {}): Fields =>
  withRows(
    { prices: 'without', by: 'percent', rate: '13', discount: '2', ...change },
    BILL_COLUMNS,
    lines.map((line) => line.split(' ')),
  )

/** Sub-total, discount, amount without VAT, VAT and grand total. */
function shown(...given: Parameters<typeof bill>) {
  const input = form.check(bill(...given)).input!
  const { taxable, vat, total } = billOf(input)
  return [input.subtotal, input.discount, taxable, vat, total].map(showAmount)
}

test.each<[string, Parameters<typeof bill>, string[]]>([
  // 63,300 − 1,266 = 62,034; × 13 % = 8,064.42.
  ['a tax invoice', [], ['63,300.00', '1,266.00', '62,034.00', '8,064.42', '70,098.42']],
  [
    'a discount in rupees',
    [INVOICE, { by: 'rupees', discount: '१,२६६' }],
    [...['63,300.00', '1,266.00', '62,034.00', '8,064.42', '70,098.42']],
  ],
  // 1,130 × 100 ÷ 113 = 1,000; and 100 × 100 ÷ 113 = 88.4956.
  [
    'a price with VAT',
    [['1 1130'], { prices: 'with', discount: '0' }],
    ['1,130.00', '0.00', '1,000.00', '130.00', '1,130.00'],
  ],
  [
    'a round price with VAT',
    [['1 100'], { prices: 'with', discount: '0' }],
    ['100.00', '0.00', '88.50', '11.50', '100.00'],
  ],
  // Worked out line by line, VAT would be 3 × 0.04 = 0.12: 0.33 × 3 × 13 % = 0.1287.
  [
    'VAT once for all lines',
    [['1 0.33', '1 0.33', '1 0.33'], { discount: '0' }],
    ['0.99', '0.00', '0.99', '0.13', '1.12'],
  ],
  // 2.345 × 150.50 = 352.9225.
  ['weighed goods', [['2.345 150.50'], { discount: '0' }], ['352.92', '0.00', '352.92', '45.88', '398.80']],
  ['no line', [['']], ['0.00', '0.00', '0.00', '0.00', '0.00']],
])('%s', (_, given, expected) => expect(shown(...given)).toEqual(expected))

test('exempt goods bear their part of the discount, and no VAT', () => {
  // 300 of 1,000: 33.33 × 300 ÷ 1,000 = 9.999 exempt, 23.331 taxable; 700 − 23.33 = 676.67, × 13 % = 87.9671.
  const { groups, total } = billOf(form.check(bill(['7 100', '3 100 0'], { by: 'rupees', discount: '33.33' })).input!)
  expect(groups.map(({ taxable, vat }) => [taxable, vat].map(showAmount))).toEqual([
    ['676.67', '87.97'],
    ['290.00', '0.00'],
  ])
  expect(showAmount(total)).toBe('1,054.64')
})

test('VAT taken out of a price is the VAT that was added to it, for every price up to Rs 100', () => {
  for (let price = 1n; price <= 10_000n; price++) {
    const { vat } = split('without', price, 130_000n)
    expect(split('with', price + vat, 130_000n)).toEqual({ taxable: price, vat })
  }
})

test.each<[string, Parameters<typeof bill>, string, string, Record<string, string>?]>([
  [
    'a discount above the sub-total',
    [['1 100'], { by: 'rupees', discount: '100.01' }],
    'discount',
    'aboveSubtotal',
    { subtotal: '100.00' },
  ],
  ['a rate of 130', [INVOICE, { rate: '130' }], 'rate', 'outside', { value: '130', min: '0', max: '100' }],
  ['a quantity without price', [['2 ']], 'price-1', 'empty'],
  ['61 lines', [Array<string>(61).fill('1 1')], 'lines', 'tooMany', { max: '60' }],
])('%s is the only problem', (_, given, field, code, values = {}) =>
  expect(form.check(bill(...given)).problems).toEqual([{ field, code, values }]),
)
