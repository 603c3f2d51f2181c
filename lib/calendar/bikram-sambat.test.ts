import { expect, test } from 'vitest'

import { bsDay, daysAfter, daysOfMonth, lastDayOfFiscalYear, weekdayOf, type Interval } from './bikram-sambat'

const shown = (start: string, every: Interval, count: number) =>
  daysAfter(bsDay(start)!, every, count).map(({ bs, ad }) =>
    [bs, ad && new Date(ad).toISOString().slice(0, 10)].join(' '),
  )

test('the days of the calendar agree with published dates in A.D.', () => {
  // Published: 15 Shrawan 2082 is Thursday, 31 July 2025; Ashadh 2082 has 32 days.
  expect(weekdayOf(2082, 4, 15)).toBe(new Date('2025-07-31').getUTCDay())
  expect(weekdayOf(2081, 9, 14)).toBe(new Date('2024-12-29').getUTCDay())
  expect(daysOfMonth(2082, 3)).toBe(32)
  expect(lastDayOfFiscalYear(2081)).toBe('2025-07-16')
})

test('instalments of every month fall on the day of the first, or on the last day of a shorter month', () => {
  // 14 Poush 2083 is 29 December 2026, as the press prints it (`content/rules.ts`).
  expect(shown('2083-08-14', 'month', 2)).toEqual(['2083-09-14 2026-12-29', '2083-10-14 2027-01-28'])
  const days = shown('2083-01-31', 'month', 12).map((day) => day.slice(5, 10))
  expect(days.join(' ')).toBe('02-31 03-31 04-31 05-31 06-31 07-30 08-29 09-30 10-29 11-30 12-30 01-31')
})

test('instalments of every quarter and every week, across the end of a year and of months', () => {
  expect(shown('2083-09-14', 'quarter', 2)).toEqual(['2083-12-14 2027-03-28', '2084-03-14 2027-06-29'])
  expect(shown('2083-09-14', 'week', 4)).toEqual([
    '2083-09-21 2027-01-05',
    '2083-09-28 2027-01-12',
    '2083-10-05 2027-01-19',
    '2083-10-12 2027-01-26',
  ])
})

test('after the last month of the table, only what is certain is said', () => {
  expect(shown('2090-11-15', 'month', 3)).toEqual(['2090-12-15 2034-03-29', '2091-01-15 2034-04-28', '2091-02-15 '])
  expect(shown('2090-11-30', 'month', 2)).toEqual(['2090-12-30 2034-04-13', ' '])
  expect(shown('2090-12-30', 'week', 5).slice(3)).toEqual(['2091-01-28 2034-05-11', ' '])
})

test.each(['2083-08-30', '2083-13-01', '2091-01-01', '2083-00-10', '2083-01-0', 'Mangsir', ''])(
  '%s is no day',
  (text) => expect(bsDay(text)).toBeUndefined(),
)
