import { expect, test } from 'vitest'

import { expiryWarnings, unusedRuleWarnings } from './expiry'

const rule = { until: '2026-12-29', sources: [{ readOn: '2027-01-02' }, { readOn: '2026-11-28' }] }
const raw = { rules: { rules: [rule] }, calendar: { fiscalYear: 2083 } }
const pathsOn = (day: string) => expiryWarnings(raw, day).map(({ path }) => path.join('.'))

test('a rule that has ended, one read over a year ago, and a fiscal year that has ended give a warning', () => {
  expect(pathsOn('2026-12-29')).toEqual([])
  expect(pathsOn('2026-12-30')).toEqual(['rules.rules.0.until'])
  expect(pathsOn('2027-07-16')).toEqual(['rules.rules.0.until'])
  expect(pathsOn('2027-07-17')).toEqual(['rules.rules.0.until', 'calendar.fiscalYear'])
  expect(pathsOn('2027-11-29')).toContain('rules.rules.0.sources.1.readOn')
  expect(expiryWarnings({}, '2026-12-29')).toEqual([])
})

test('a posting past its last day gives a warning', () => {
  const postings = [{ lastDay: '2026-12-31' }, {}]
  const pathsOf = (day: string) => expiryWarnings({ company: { career: { postings } } }, day).map(({ path }) => path)
  expect(pathsOf('2026-12-31')).toEqual([])
  expect(pathsOf('2027-01-01')).toEqual([['company', 'career', 'postings', 0, 'lastDay']])
})

test('the end of security.txt gives a warning from a month before', () => {
  const pathsOf = (day: string) =>
    expiryWarnings({ site: { securityUntil: '2027-11-27' } }, day).map(({ path }) => path.join('.'))
  expect(pathsOf('2027-10-27')).toEqual([])
  for (const day of ['2027-10-28', '2027-11-28']) expect(pathsOf(day)).toEqual(['site.securityUntil'])
})

test('a rule that no text names gives a warning', () => {
  const rules = { rules: [{ id: 'one' }, { id: 'two' }] }
  const pathsWith = (text: string) =>
    unusedRuleWarnings({ rules, page: { desc: { en: text } } }).map(({ path }) => path)
  expect(pathsWith('So: {rule:one} {rule:two}')).toEqual([])
  expect(pathsWith('So: {rule:two} {rule:onerous}')).toEqual([['rules', 'rules', 0, 'id']])
})
