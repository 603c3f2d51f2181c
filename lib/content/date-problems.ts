import { daysOfMonth } from '../calendar/bikram-sambat'
import { latinDigits } from '../i18n/locales'
import type { Problem } from './content-schema'
import { walkValues } from './walk-content'

/** A day in Bikram Sambat inside a text with Latin digits, as year, month and day. */
const BS_DAY = /\b(20\d{2})-(\d{2})-(\d{2})\b/g

/** Days that do not exist in the texts and cells of mock screens. */
export const dateProblems = (screens: unknown): Problem[] =>
  [...walkValues(screens, ['screens'])].flatMap(({ path, value }) => {
    if (typeof value !== 'string') return []
    return [...latinDigits(value).matchAll(BS_DAY)].flatMap(([found, ...parts]): Problem[] => {
      const [year = 0, month = 0, day = 0] = parts.map(Number)
      const days = daysOfMonth(year, month) ?? 0
      const message =
        days === 0 ? `"${found}" has no such month` : `"${found}" is not a day: that month has ${days} days`
      return day >= 1 && day <= days ? [] : [{ path, message }]
    })
  })
