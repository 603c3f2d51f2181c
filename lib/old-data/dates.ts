import { daysOfMonth } from '../calendar/bikram-sambat'
import { latinDigits } from '../i18n/locales'

/** Bikram Sambat or Anno Domini. */
export type Era = 'bs' | 'ad'

interface DateParts {
  year: number
  /** The two parts beside the year, in the order of the file. */
  parts: [number, number]
  isYearFirst: boolean
}

/** 081 is 2081, as many registers write it. */
const YEAR_FIRST = /^(\d{4}|0\d\d)([-/.।\s]?)(\d\d?)\2(\d\d?)(?:[T\s].*)?$/
const YEAR_LAST = /^(\d\d?)([-/.।\s])(\d\d?)\2(\d{4})(?:[T\s].*)?$/

/**
 * The parts of a date with a year of four digits, or three for one of B.S., in digits of either language; undefined for
 * any other text.
 */
export function dateParts(value: string): DateParts | undefined {
  const text = latinDigits(value.trim())
  const [, year, separator, first, second] = YEAR_FIRST.exec(text) ?? []
  if (year && (separator || text.length === 8))
    return { year: Number(year.padStart(4, '2')), parts: [Number(first), Number(second)], isYearFirst: true }
  const [, early, , late, lastYear] = YEAR_LAST.exec(text) ?? []
  return lastYear ? { year: Number(lastYear), parts: [Number(early), Number(late)], isYearFirst: false } : undefined
}

/** Days of a month; of a B.S. year outside the table (2000 to 2090), the most that a month can have. */
const daysIn = (era: Era, year: number, month: number) =>
  era === 'ad' ? new Date(Date.UTC(year, month, 0)).getUTCDate() : (daysOfMonth(year, month) ?? 32)

/** Whether a date exists. With the year last, the day is first unless the field `isMonthFirst`. */
export function dateExists(value: string, era: Era, monthFirst = false): boolean {
  const date = dateParts(value)
  if (!date) return false
  const [month, day] = date.isYearFirst || monthFirst ? date.parts : [...date.parts].reverse()
  return month! >= 1 && month! <= 12 && day! >= 1 && day! <= daysIn(era, date.year, month!)
}

/** Whether a field writes the month before the day: more dates that end with the year have a second part above 12. */
export function isMonthFirst(values: readonly string[]): boolean {
  const yearLast = values.flatMap((value) => dateParts(value) ?? []).filter(({ isYearFirst }) => !isYearFirst)
  const above12 = (index: 0 | 1) => yearLast.filter(({ parts }) => parts[index] > 12).length
  return above12(1) > above12(0)
}

/** The era of a field: B.S. if one date of ten is years ahead in A.D., as few due dates are. */
export function eraOf(values: readonly string[], thisYear: number): Era {
  const years = values.flatMap((value) => dateParts(value)?.year ?? [])
  return years.filter((year) => year > thisYear + 15).length * 10 > years.length ? 'bs' : 'ad'
}
