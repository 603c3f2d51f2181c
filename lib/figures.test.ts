import { expect, test } from 'vitest'

import { divideHalfUp, inUnits, percentShare, readFigure, showAmount, showGrouped, showPlain } from './figures'

test.each([
  [1n, 2n, 1n],
  [49n, 100n, 0n],
  [-1n, 2n, -1n],
  [-1n, 4n, 0n],
])('%s ÷ %s is rounded to %s, with halves away from zero', (n, d, rounded) => expect(divideHalfUp(n, d)).toBe(rounded))

test.each([
  [1n, 3n, 33.33],
  [1n, 800n, 0.13],
  [7n, 7n, 100],
  [5n, 0n, 0],
])('%s of %s is %s %%, rounded half up', (part, whole, share) => expect(percentShare(part, whole)).toBe(share))

test.each([
  [1.13, 4, 11_300n],
  [1.1, 5, 110_000n],
  [8.2, 5, 820_000n],
  [7.3, 4, 73_000n],
])('%s with %s decimals is %s units, though a float is not exact', (value, decimals, units) =>
  expect(inUnits(value, decimals)).toBe(units),
)

const asAmount = { decimals: 2, negative: true }

test.each([
  ['Nepali and western groups', 10_000_000n, ['1,00,000', '100000', '100,000', '१,००,०००']],
  ['spaces between digits', 10_000_000n, [' 1 00 000 ', '1\u00a000\u202f000', '1, 00, 000']],
  ['decimals and Nepali digits', 12_350n, ['123.5', '१२३.५०', '१२3.5', '123.500', '00123.50']],
  ['currency, /- or LRM', 50_000n, ['Rs 500', 'rs.500.00', 'NPR 500', 'रु. ५००', '₨ 500', '500/-', '\u200e500\u200f']],
  ['a currency after the figure', 50_000n, ['500 Rs.', '500 NPR', '५०० रुपैयाँ', 'Rs.\u00a0500\u00a0']],
  ['an amount as Nepal writes it', 10_000_000n, ['1,00,000/-', '१,००,०००।–', '१,००,०००।-', '1,00,000.-', '1,00,000/=']],
  ['a danda as decimal point or full stop', 500_000n, ['रु. ५,०००।००', '५,०००।', 'रु ५,०००।०० मात्र', '५०००।']],
  [
    'lakh, crore',
    50_000_000n,
    ['५ लाख', '5 lakhs', 'Rs. 5 lac', 'रु ५ लाख मात्र।', '0.05 crore', '५०० हजार', '०.०५ करोड'],
  ],
  ['parts of a crore', 2_500_000_000n, ['2.5 crore', '२.५ करोड', '25,000 thousand', '250 lakh', '0.025 arab']],
  ['full-width digits', 10_000n, ['１００', '１００．００', '１００／－', '१००']],
  ['other names of rupees', 50_000n, ['ने.रु. ५००', 'नेरु ५००', '५०० रूपैयाँ', '५०० रूपैयाँ मात्र', 'Rs: 500', 'Rs.: 500']],
  ['“only”', 50_000n, ['500 only', 'Rs. 500/- only', 'Rs 500.00 Only.', '५०० मात्र', 'मात्र रु ५००', '५००/- मात्र']],
  ['a dash, which spreadsheets show for 0', 0n, [' - ', '-', 'Rs. -   ', ' रु\u00a0- ', '–', '—', 'NPR\u202f-']],
  ['one or two decimals, also without a whole part', 50n, ['.5', '0.5', '0.50']],
  ['a minus or brackets', -50_000n, ['-500', '−500', '–५००', '- Rs 500', 'Rs -500', '(500)', 'Rs (500)/-', '(500/-)']],
  ['a sign before 0', 0n, ['0', '-0', '+0']],
  ['the largest amount', 999_999_999_999_999n, ['99,99,99,99,99,999.99']],
])('readFigure accepts %s', (_, value, texts) => {
  for (const text of texts) expect(readFigure(text, asAmount), text).toEqual({ value })
})

test.each([
  ['empty', ['', ' \u00a0\t']],
  ['notANumber', ['abc', '.', 'Rs', 'NaN', '1e5', '0x10', '1.2.3', '٥', '<b>5</b>', '5%']],
  [
    'notANumber',
    [
      '7,3',
      '1,00,00',
      '1,00000',
      '40000 60000',
      '--5',
      '5-',
      '(-)',
      'INR 5',
      '$5',
      '(5',
      '5)',
      '(-5)',
      '4.20 Cr',
      '500 Cr',
      'lakh',
      '5 lakh lakh',
      '5 lakh 20',
      '5 lakh crore',
    ],
  ],
  ['tooManyDecimals', ['1.005', '1.00000001 lakh']],
  ['negative', ['-5', '(५)']],
  ['tooLarge', ['1,00,00,00,00,00,000', '9'.repeat(100_000), '10,00,000 crore']],
])('readFigure reports the problem %s', (problem, texts) => {
  for (const text of texts) expect(readFigure(text, { decimals: 2 }), text.slice(0, 40)).toEqual({ problem })
})

test('a side of the ledger is dropped where amounts have no sign, and refused where the side may be a sign', () => {
  for (const text of ['500 Dr', '500 Dr.', '५०० डे.', '५०० क्रे.']) {
    expect(readFigure(text, { decimals: 2 }), text).toEqual({ value: 50_000n })
    expect(readFigure(text, asAmount), text).toEqual({ problem: 'notANumber' })
  }
})

test.each([0n, -5n, 99n, -12_350n, 100_000n, 1_000_000_050n, -8_999_999_999_999n])(
  'showAmount formats %s paisa in the groups of India and Nepal, and readFigure parses grouped and plain texts of this amount',
  (value) => {
    const rupees = (Number(value) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })
    expect(showAmount(value)).toBe(rupees.replace('-', '−'))
    for (const text of [showAmount(value), showPlain(value, 2)]) expect(readFigure(text, asAmount)).toEqual({ value })
  },
)

test.each([
  ['100000', '1,00,000'],
  ['-35000.5', '-35,000.5'],
  ['१०००', '१,०००'],
  ['12,34', '12,34'],
  ['1e5', '1e5'],
])('showGrouped turns %s into %s', (typed, grouped) => expect(showGrouped(typed)).toBe(grouped))
