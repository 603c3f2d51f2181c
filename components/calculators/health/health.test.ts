import { expect, test } from 'vitest'

import { showAmount, showPlain } from '@/lib/figures'

import { withRows, type Fields } from '../common/fields'
import { form, BALANCE_COLUMNS, judge, ratios, provisionNeeded, type Measure } from './health'

/** The trial balance that `content/screens/trial-balance.ts` draws; head, debit, credit. */
const LINES = [
  ['10', '', '85,00,000'],
  ['20', '', '26,40,000'],
  ['30', '', '4,12,75,000'],
  ['40', '', '20,00,000'],
  ['60', '', '18,95,000'],
  ['80', '3,18,500', ''],
  ['90', '73,92,000', ''],
  ['100', '15,00,000', ''],
  ['110', '4,51,20,000', ''],
  ['120', '7,35,000', ''],
  ['130', '18,64,500', ''],
  ['150', '48,70,000', ''],
  ['160', '', '54,90,000'],
]
const figures = {
  months1: '6 lakh',
  months3: '7 lakh',
  months6: '5 lakh',
  months12: '3,50,000',
  provisionHeld: '10,61,000',
}
const members = { institutional: '26,40,000', oneLoan: '15 lakh', oneSaving: '9 lakh', savingLimit: '10 lakh' }
const health = (change: Fields = {}, lines = LINES): Fields =>
  withRows({ ...figures, ...members, loanRate: '14', savingRate: '8.5', ...change }, BALANCE_COLUMNS, lines)
const inputOf = (...given: Parameters<typeof health>) => form.check(health(...given)).input!

const CLASSES = [1, 25, 50, 100].map((rate) => ({ name: '', rate }))

/** Per cent and verdict of a measure. */
function judged(id: Measure, limits: Parameters<typeof judge>[1], ...given: Parameters<typeof health>) {
  const input = inputOf(...given)
  const { percent, isMet } = judge(ratios(input, provisionNeeded(input, CLASSES)?.needed)[id], limits)
  return [percent === undefined ? '' : showPlain(percent, 2), isMet]
}

// By hand. Assets: 5,69,30,000 − 10,61,000 = 5,58,69,000. Primary capital: 85,00,000 + 26,40,000 = 1,11,40,000.
// Formulas and goals: World Council of Credit Unions, “PEARLS Ratios” (woccu.org).
test.each<[Measure, Parameters<typeof judge>[1], string, boolean, string]>([
  ['P1', { min: 100 }, '303.14', true, '10,61,000 ÷ 3,50,000'],
  ['P2', { min: 35 }, '39.5', true, '7,11,000 ÷ 18,00,000'],
  ['E1', { min: 70, max: 80 }, '78.86', true, '4,40,59,000 ÷ 5,58,69,000'],
  ['E5', { min: 70, max: 80 }, '73.88', true, '4,12,75,000 ÷ 5,58,69,000'],
  ['E6', { max: 5 }, '3.58', true, '20,00,000 ÷ 5,58,69,000'],
  ['E7', { max: 20 }, '15.21', true, '85,00,000 ÷ 5,58,69,000'],
  ['E8', { min: 10 }, '4.73', false, '26,40,000 ÷ 5,58,69,000'],
  ['E9', { min: 10 }, '4.87', false, '26,40,000 + 10,61,000 − 3,50,000 − 6,30,000 = 27,21,000 ÷ 5,58,69,000'],
  ['A1', { max: 5 }, '4.77', true, '21,50,000 ÷ 4,51,20,000'],
  ['A2', { max: 5 }, '5.22', false, '3,18,500 + 7,35,000 + 18,64,500 = 29,18,000 ÷ 5,58,69,000'],
  ['L1', { min: 15 }, '16.66', true, '77,10,500 − 8,34,000 = 68,76,500 ÷ 4,12,75,000'],
  ['provision', { min: 100 }, '87.64', false, '10,61,000 ÷ 12,10,700'],
  ['overdue', { below: 5 }, '3.44', true, '15,50,000 ÷ 4,51,20,000'],
  ['liquid', { min: 15 }, '18.68', true, '77,10,500 ÷ 4,12,75,000'],
  ['savings', { max: 1500 }, '370.51', true, '4,12,75,000 ÷ 1,11,40,000'],
  ['borrowed', { max: 5 }, '3.58', true, '20,00,000 ÷ 5,58,69,000'],
  ['capital', { max: 100 }, '17.95', true, '20,00,000 ÷ 1,11,40,000'],
  ['oneLoan', { max: 15 }, '13.46', true, '15,00,000 ÷ 1,11,40,000'],
  ['oneSaving', { max: 100 }, '90', true, '9 lakh ÷ 10 lakh'],
  ['spread', { max: 6 }, '5.5', true, '14 − 8.5'],
])('%s', (id, limits, percent, isMet, _) => expect(judged(id, limits)).toEqual([percent, isMet]))

test('the provision needed is that of the four classes: 1, 25, 50 and 100 %', () => {
  // 4,51,20,000 − 15,50,000 = 4,35,70,000 × 1 %; 7,00,000 × 25 %; 5,00,000 × 50 %; 3,50,000.
  const { classes, needed } = provisionNeeded(inputOf(), CLASSES)!
  const shown = [...classes.map(({ provision }) => provision), needed].map(showAmount)
  expect(shown).toEqual(['4,35,700.00', '1,75,000.00', '2,50,000.00', '3,50,000.00', '12,10,700.00'])
})

test('what is not known is neither met nor missed, and nothing else is lost', () => {
  const blank = { months12: '', institutional: ' ', oneSaving: '' }
  for (const id of [
    'P1',
    'P2',
    'E9',
    'A1',
    'provision',
    'overdue',
    'savings',
    'capital',
    'oneLoan',
    'oneSaving',
  ] as const)
    expect(judged(id, { max: 5 }, blank), id).toEqual(['', undefined])
  expect(provisionNeeded(inputOf(blank), CLASSES)).toBeUndefined()
  expect(judged('E5', { min: 70, max: 80 }, blank)).toEqual(['73.88', true])
  const noAgeing = { months1: '', months3: '', months6: '', months12: '' }
  for (const id of ['E1', 'E5', 'A1', 'A2', 'L1'] as const)
    expect(judged(id, { max: 5 }, noAgeing, [['10', '', '0']]), id).toEqual(['', undefined])
})

test('a limit is met exactly at the limit; a provision for no overdue loan is enough', () => {
  expect(judged('spread', { max: 6 }, { loanRate: '14.5' })).toEqual(['6', true])
  expect(judged('spread', { max: 6 }, { loanRate: '14.5001' })).toEqual(['6', false])
  expect(judged('spread', { below: 6 }, { loanRate: '14.5' })).toEqual(['6', false])
  expect(judged('P1', { min: 100 }, { months12: '0' })).toEqual(['', true])
})

test('lines of one head are added, and a head is one of 10 to 160', () => {
  const twice = [...LINES, ['40', '5 lakh', '']]
  expect(judged('E6', { max: 5 }, {}, twice)[0]).toBe('2.68')
  const problemsOf = (...given: Parameters<typeof health>) => form.check(health(...given)).problems
  expect(problemsOf({}, [])?.[0]?.code).toBe('empty')
  const outside = { value: '170', min: '10', max: '160' }
  expect(problemsOf({}, [['170', '1', '']])?.[0]).toEqual({ field: 'head-1', code: 'outside', values: outside })
  expect(problemsOf({}, [...LINES, ['45', '1', '']])).toEqual([{ field: 'head-14', code: 'notAHead', values: {} }])
  expect(problemsOf({}, [...LINES, ['140', '', ' ']])).toEqual([{ field: 'debit-14', code: 'empty', values: {} }])
  const more = { field: 'months1', code: 'aboveLoans', values: { loans: '4,51,20,000.00' } }
  expect(problemsOf({ months12: '5 crore' })).toEqual([more])
})
