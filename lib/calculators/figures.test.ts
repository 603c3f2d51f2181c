import assert from 'node:assert/strict'
import { test } from 'vitest'

import fc from 'fast-check'

import { nepaliNumber } from '../nepali-number'
import { divideHalfUp, percentOf, readFigure, showAmount, showGrouped, showPlain, spreadsheetFigure } from './figures'

const halves: [n: bigint, d: bigint, whole: bigint][] = [
  [0n, 7n, 0n],
  [1n, 2n, 1n],
  [5n, 2n, 3n],
  [49n, 100n, 0n],
  [149n, 100n, 1n],
  [4n, 3n, 1n],
  [5n, 3n, 2n],
  [-1n, 2n, -1n],
  [-3n, 4n, -1n],
  [-1n, 4n, 0n],
]
for (const [n, d, whole] of halves) test(`${n} ÷ ${d} ≈ ${whole}`, () => assert.equal(divideHalfUp(n, d), whole))

test('a percent of an amount is rounded half up', () => assert.equal(percentOf(150n, 10_000n), 2n))

const amounts: [typed: string, paisa: bigint][] = [
  ['1,00,000', 10_000_000n],
  ['100000', 10_000_000n],
  ['100,000', 10_000_000n],
  ['1,000,000', 100_000_000n],
  ['12,34,567.89', 123_456_789n],
  ['१,००,०००', 10_000_000n],
  ['१२३.५०', 12_350n],
  ['१२3.५', 12_350n],
  [' 1 00 000 ', 10_000_000n],
  ['1\u00a000\u202f000', 10_000_000n],
  ['1, 00, 000', 10_000_000n],
  ['\u200e500\u200f', 50_000n],
  ['Rs 500', 50_000n],
  ['rs.500.25', 50_025n],
  ['NRs 500', 50_000n],
  ['NPR 500', 50_000n],
  ['रु ५००', 50_000n],
  ['रु. 500', 50_000n],
  ['रू500', 50_000n],
  ['500/-', 50_000n],
  ['Rs. 1,500/-', 150_000n],
  ['+500', 50_000n],
  ['-500', -50_000n],
  ['−500', -50_000n],
  ['–५००', -50_000n],
  ['- Rs 500', -50_000n],
  ['Rs -500', -50_000n],
  ['(500)', -50_000n],
  ['(₹ 1,500.50)', -150_050n],
  ['Rs (500)/-', -50_000n],
  ['(500/-)', -50_000n],
  ['₨ 500.000', 50_000n],
  ['.5', 50n],
  ['5.', 500n],
  ['007', 700n],
  ['-0', 0n],
  ['00000000000000000001', 100n],
  ['99,99,99,99,99,999.99', 999_999_999_999_999n],
]
for (const [typed, value] of amounts)
  test(`“${typed}” is ${value} paisa`, () =>
    assert.deepEqual(readFigure(typed, { decimals: 2, negative: true }), { value }))

const wrong: [typed: string, problem: string][] = [
  ['', 'empty'],
  [' \u00a0\t', 'empty'],
  ['abc', 'notANumber'],
  ['.', 'notANumber'],
  ['-', 'notANumber'],
  ['Rs', 'notANumber'],
  ['NaN', 'notANumber'],
  ['Infinity', 'notANumber'],
  ['1e5', 'notANumber'],
  ['0x10', 'notANumber'],
  ['1.2.3', 'notANumber'],
  ['7,3', 'notANumber'],
  ['1,00,00', 'notANumber'],
  ['1,00000', 'notANumber'],
  ['40000 60000', 'notANumber'],
  ['--5', 'notANumber'],
  ['(5', 'notANumber'],
  ['5)', 'notANumber'],
  ['(-5)', 'notANumber'],
  ['5%', 'notANumber'],
  ['٥', 'notANumber'],
  ['<b>5</b>', 'notANumber'],
  ['1.005', 'tooManyDecimals'],
  ['-5', 'negative'],
  ['(५)', 'negative'],
  ['1,00,00,00,00,00,000', 'tooLarge'],
  ['9'.repeat(100_000), 'tooLarge'],
]
for (const [typed, problem] of wrong)
  test(`“${typed.slice(0, 30)}” is refused: ${problem}`, () =>
    assert.deepEqual(readFigure(typed, { decimals: 2 }), { problem }))

test('a rate may end in a percent sign', () => {
  assert.deepEqual(readFigure('7.3 %', { decimals: 4, percent: true }), { value: 73_000n })
  assert.deepEqual(readFigure('७.३%', { decimals: 4, percent: true }), { value: 73_000n })
})

test('any text gives either a value or a problem', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const { value, problem } = readFigure(typed, { decimals: 2 })
      assert.equal((value === undefined) !== (problem === undefined), true)
    }),
  ))

test('long hostile texts are refused quickly', () => {
  const started = performance.now()
  for (const text of [
    '1 '.repeat(50_000),
    '1,'.repeat(50_000),
    '('.repeat(1e5),
    `1${' '.repeat(1e5)}x`,
    '1'.repeat(1e5),
  ])
    assert.ok(readFigure(text).problem)
  assert.ok(performance.now() - started < 5000)
})

const anyAmount = fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n })

test('a shown amount is read back, grouped or plain', () =>
  fc.assert(
    fc.property(anyAmount, (value) => {
      for (const text of [showAmount(value), showPlain(value, 2)])
        assert.deepEqual(readFigure(text, { decimals: 2, negative: true }), { value })
    }),
  ))

test('showAmount writes an amount as nepaliNumber does', () =>
  fc.assert(
    fc.property(fc.bigInt({ min: -9_000_000_000_000n, max: 9_000_000_000_000n }), (paisa) =>
      assert.equal(showAmount(paisa), nepaliNumber(Number(paisa) / 100)),
    ),
  ))

test('an amount has two decimals, a plain figure as few as it needs', () => {
  assert.equal(showAmount(123_456_700n), '12,34,567.00')
  assert.equal(showAmount(-5n), '−0.05')
  assert.equal(showPlain(73_000n, 4), '7.3')
  assert.equal(showPlain(4_000_000n, 2), '40000')
  assert.equal(showPlain(-3_500_050n, 2), '-35000.5')
  assert.equal(showPlain(100n, 0), '100')
})

test('a plain figure is grouped, other text is unchanged', () => {
  const typed = {
    '100000': '1,00,000',
    '-35000.5': '-35,000.5',
    '12,34': '12,34',
    '१०००': '१,०००',
    '1e5': '1e5',
    '': '',
  }
  for (const [text, shown] of Object.entries(typed)) assert.equal(showGrouped(text), shown)
})

test('a shown figure is copied as spreadsheets read it, other text is not', () => {
  const copied = {
    '1,23,456.00': '123456.00',
    '१,२३,४५६.००': '123456.00',
    '−35,000.00': '-35000.00',
    '−०.०५': '-0.05',
    '७.३': '7.3',
    '४.८७%': '4.87%',
    '6–20': null,
    Good: null,
    'कर ६%': null,
    '': null,
  }
  for (const [shown, figure] of Object.entries(copied)) assert.equal(spreadsheetFigure(shown), figure)
})
