// The default export differs between Node and bundlers; the table does not.
import { dateConfigMap } from 'nepali-date-converter'

import type { INTERVALS } from '@/content/schema/calculators/loan-choices'

import { DAY_MS } from './nepal-time'

const FIRST_YEAR = 2000
/** 1 Baishakh of `FIRST_YEAR` in A.D. */
const FIRST_DAY = Date.UTC(1943, 3, 14)

const daysByYear = new Map(Object.entries(dateConfigMap).map(([year, months]) => [Number(year), Object.values(months)]))

/** Number of days of a month, 1 (Baishakh) to 12 (Chaitra); undefined outside the table, which is of 2000 to 2090. */
export const daysOfMonth = (year: number, month: number): number | undefined => daysByYear.get(year)?.[month - 1]

/** A day in Bikram Sambat as the start of that day in A.D., in ms since 1970 (UTC); months count from 1. */
export function toAd(year: number, month: number, day: number): number {
  let days = day - 1
  for (let before = FIRST_YEAR; before <= year; before++)
    for (let inYear = 1; inYear <= (before === year ? month - 1 : 12); inYear++)
      days += daysOfMonth(before, inYear) ?? 0
  return FIRST_DAY + days * DAY_MS
}

/** Weekday of a day in Bikram Sambat: 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (year: number, month: number, day: number) => new Date(toAd(year, month, day)).getUTCDay()

/** Last day in A.D. (`2026-07-16`) of the fiscal year that begins on 1 Shrawan of `year` in Bikram Sambat. */
export const lastDayOfFiscalYear = (year: number) => new Date(toAd(year + 1, 4, 0)).toISOString().slice(0, 10)

/** A day in Bikram Sambat (year, month, day), or undefined for a text other than an existing day like `2083-05-06`. */
export function bsDay(text = ''): [number, number, number] | undefined {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return day >= 1 && day <= (daysOfMonth(year, month) ?? 0) ? [year, month, day] : undefined
}

/** A day as `2083-05-15` in Bikram Sambat, or empty, and in A.D. (ms, UTC), each as far as it is certain. */
export interface Day {
  bs: string
  ad?: number
}

/** Intervals at which a day comes again. */
export type Interval = (typeof INTERVALS)[number]

/**
 * `count` days after `start`, one for each interval `every`: the same day of the month, or the last day of a shorter
 * one, or each seventh day. After the table's last year the lengths of months are not known: what depends on them is
 * left out.
 */
export function daysAfter(start: [number, number, number], every: Interval, count: number): Day[] {
  let [year, month, day] = start
  let firstOfMonth: number | undefined = toAd(year, month, 1)
  const goToNextMonth = () => {
    const length = daysOfMonth(year, month)
    firstOfMonth = length && firstOfMonth && firstOfMonth + length * DAY_MS
    ;[year, month] = month < 12 ? [year, month + 1] : [year + 1, 1]
  }
  return Array.from({ length: count }, () => {
    if (every === 'week') {
      day += 7
      const length = daysOfMonth(year, month)
      if (length && day > length) {
        day -= length
        goToNextMonth()
      }
    } else for (let step = every === 'quarter' ? 3 : 1; step > 0; step--) goToNextMonth()
    const length = daysOfMonth(year, month)
    if (!length && day > 29) return { bs: '' }
    const dayOfMonth = Math.min(day, length ?? day)
    const bs = [year, month, dayOfMonth].map((part) => String(part).padStart(2, '0')).join('-')
    return { bs, ad: firstOfMonth && firstOfMonth + (dayOfMonth - 1) * DAY_MS }
  })
}
