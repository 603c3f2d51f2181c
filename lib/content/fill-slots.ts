import { calendarSchema, fiscalYears } from '@/content/schema'

import { daysOfMonth, weekdayOf } from '../calendar/bikram-sambat'
import { latinDigits, localeOfKey, locales, toLocaleDigits, type Locale } from '../i18n/locales'
import type { Problem } from './content-schema'
import { listAt, valueAt, walkValues } from './walk-content'

const shortYear = (year: number) => String(year % 100).padStart(2, '0')

/** Slots of mock screens that are years, for the fiscal year that begins in `year`. */
const yearSlots = (year: number): Record<string, string> => ({
  year: String(year),
  nextYear: String(year + 1),
  fiscalYear: `${year}/${shortYear(year + 1)}`,
  lastFiscalYear: `${year - 1}/${shortYear(year)}`,
  shortFiscalYear: `${shortYear(year)}/${shortYear(year + 1)}`,
})

/** Slot of a rule's text or of one of its figures: `{rule:id}`, `{rule:id.figure}`. */
export const RULE_SLOT = /\{rule:([^{}]*)\}/g

const YEAR_SLOT = /\{(\w+)\}/g
/** The year of a day: the texts of calculators have other slots of these names. */
const YEAR_SLOT_OF_DAY = /\{(\w+)\}(?=-[\d०-९]{2}-)/g
const yearSlotsByFile: Record<string, RegExp> = { screens: YEAR_SLOT, calculators: YEAR_SLOT_OF_DAY }

/** Fills in the years, then `{end}` (last day of the month before it), then `{weekday}` (of the first date). */
function fillDates(text: string, yearSlot: RegExp, year: number, weekdays: unknown[], locale?: Locale): string {
  const inDigits = (figure: string) => (locale ? toLocaleDigits(locale, figure) : figure)
  const slots = yearSlots(year)
  const withYears = text.replace(yearSlot, (slot, name: string) => (slots[name] ? inDigits(slots[name]) : slot))
  const withEnd = withYears.replace(/([\d०-९]{4})-([\d०-९]{2})-\{end\}/g, (slot, years: string, month: string) => {
    const days = daysOfMonth(Number(latinDigits(years)), Number(latinDigits(month)))
    return days ? slot.replace('{end}', inDigits(String(days))) : slot
  })
  const [, ...date] = /(\d{4})-(\d{2})-(\d{2})/.exec(latinDigits(withEnd)) ?? []
  const [dateYear = 0, month = 0, day = 0] = date.map(Number)
  if (!locale || !daysOfMonth(dateYear, month)) return withEnd
  return withEnd.replace('{weekday}', String(valueAt(weekdays[weekdayOf(dateYear, month, day)], locale)))
}

/** Figures and words of a rule by name. */
const valuesOf = (rule: unknown) =>
  Object.entries({ ...Object(valueAt(rule, 'figures')), ...Object(valueAt(rule, 'words')) })

/** A figure, or a text in both languages, as a text in one; undefined for anything else. */
function valueIn(locale: Locale, value: unknown): string | undefined {
  const text = typeof value === 'number' ? toLocaleDigits(locale, String(value)) : valueAt(value, locale)
  return typeof text === 'string' ? text : undefined
}

/** What replaces a string; `locale` is the language of a text, undefined outside of texts. */
type Replace = (text: string, locale?: Locale) => unknown

/** A copy of raw content with each string replaced. */
function replaceStrings(value: unknown, replace: Replace, locale?: Locale): unknown {
  if (typeof value === 'string') return replace(value, locale)
  if (Array.isArray(value)) return value.map((item: unknown) => replaceStrings(item, replace, locale))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    replaceStrings(item, replace, localeOfKey(key, locale)),
  ])
  return Object.fromEntries(entries)
}

/** A rule with its figures and words in place of the slots of its texts; other slots stay. */
function withValues(rule: unknown) {
  const values = new Map<string, unknown>(valuesOf(rule))
  return replaceStrings(rule, (text, locale) =>
    locale ? text.replace(/\{([\w-]+)\}/g, (slot, name: string) => valueIn(locale, values.get(name)) ?? slot) : text,
  )
}

/** The rules with their figures and words in their texts; anything else than a list as it is. */
const rulesWithValues = (rules: unknown) =>
  Array.isArray(valueAt(rules, 'rules')) ? { ...Object(rules), rules: listAt(rules, 'rules').map(withValues) } : rules

/** Values of the slots of `rules` on the day `today`: texts by id (`after` once `until` is over), figures by `id.name`. */
const ruleValues = (rules: unknown, today: string) =>
  new Map(
    listAt(rules, 'rules').flatMap((rule): [string, unknown][] => {
      const id = String(valueAt(rule, 'id'))
      const until = valueAt(rule, 'until')
      const isOver = typeof until === 'string' && until < today
      return [
        [id, valueAt(rule, isOver ? 'after' : 'text')],
        ...valuesOf(rule).map(([name, figure]): [string, unknown] => [`${id}.${name}`, figure]),
      ]
    }),
  )

/** Texts of raw content that name a rule in one language only, as problems of the language without it. */
export function ruleSlotProblems(raw: unknown): Problem[] {
  const slots = [...ruleValues(valueAt(raw, 'rules'), '').keys()].map((name) => `{rule:${name}}`)
  return [...walkValues(raw)].flatMap(({ path, value }) =>
    slots.flatMap((slot) => {
      const without = locales.filter((locale) => !String(valueAt(value, locale) ?? '').includes(slot))
      if (without.length !== 1) return []
      const message = `lacks ${slot}, which the other language has: add it`
      return without.map((locale) => ({ path: [...path, locale], message }))
    }),
  )
}

/**
 * Replaces in raw content `{rule:id}` by the text of that rule on the day `today` (A.D.), `{rule:id.name}` by one of its
 * figures, and the date slots of mock screens and of calculators. Unknown slots stay, and the schema reports them.
 */
export function fillSlots(raw: unknown, today: string): unknown {
  const rules = rulesWithValues(valueAt(raw, 'rules'))
  const values = ruleValues(rules, today)
  // A wrong year counts as the first: without a year, each date of a screen would be wrong too.
  const { data: year = fiscalYears.first } = calendarSchema.shape.fiscalYear.safeParse(
    valueAt(raw, 'calendar', 'fiscalYear'),
  )
  const weekdays = listAt(raw, 'calendar', 'weekdays')

  function ruleSlot(slot: string, name: string, locale?: Locale): string {
    const value = values.get(name)
    return (locale ? valueIn(locale, value) : typeof value === 'number' ? String(value) : undefined) ?? slot
  }

  /** Fills the slots of a file's strings, which has the years of `yearSlot`. */
  const fillingYears =
    (yearSlot?: RegExp): Replace =>
    (string, locale) => {
      const text = yearSlot ? fillDates(string, yearSlot, year, weekdays, locale) : string
      // Outside of texts a slot alone is a number, and others are parts of formulas.
      const figure = locale ? undefined : values.get(/^\{rule:([^{}]*)\}$/.exec(text)?.[1] ?? '')
      return typeof figure === 'number'
        ? figure
        : text.replace(RULE_SLOT, (slot, name: string) => ruleSlot(slot, name, locale))
    }

  if (typeof raw !== 'object' || raw === null) return raw
  const files = Object.entries(raw).map(([file, value]) => [
    file,
    file === 'rules' ? rules : replaceStrings(value, fillingYears(yearSlotsByFile[file])),
  ])
  return Object.fromEntries(files)
}
