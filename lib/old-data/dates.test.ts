import { expect, test } from 'vitest'

import { dateExists, eraOf, isMonthFirst } from './dates'

const THIS_YEAR = 2026

test.each([
  ['2081-02-32', 'bs', true],
  ['2081-02-33', 'bs', false],
  ['2081-09-31', 'bs', false],
  ['2082-13-01', 'bs', false],
  ['२०८१/०१/३१', 'bs', true],
  ['२०८१।०१।३३', 'bs', false],
  ['2081।1।5', 'bs', true],
  ['2081.01.00', 'bs', false],
  ['081/01/31', 'bs', true],
  ['081/01/32', 'bs', false],
  ['0810131', 'bs', false],
  ['1995-01-32', 'bs', true],
  ['2024-02-29', 'ad', true],
  ['2023-02-29', 'ad', false],
  ['29/02/2024', 'ad', true],
  ['20240230', 'ad', false],
  ['2024-02-29T00:00', 'ad', true],
  ['  /  /', 'ad', false],
  ['2081-1/5', 'bs', false],
] as const)('%s in the era %s: exists is %s', (date, era, exists) => expect(dateExists(date, era)).toBe(exists))

test('era and order of a field are found by its values', () => {
  expect(eraOf(['2081-01-01', '1999-01-01'], THIS_YEAR)).toBe('bs')
  expect(eraOf(['2012-01-01', '2030-01-01'], THIS_YEAR)).toBe('ad')
  expect([isMonthFirst(['02/29/2024', '1/1/2024']), isMonthFirst(['29/02/2024'])]).toEqual([true, false])
  expect(dateExists('02/29/2024', 'ad', true)).toBe(true)
})
