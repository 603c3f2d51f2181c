import type { Locale } from '../i18n/locales'
import { routesFor } from '../urls/routes'

/** `T` with each text replaced by its string in one language, and each fact (`{ value }`) by its value. */
export type Localised<T> =
  T extends Record<Locale, string>
    ? string
    : T extends { value: infer V }
      ? V
      : T extends object
        ? { [K in keyof T]: Localised<T[K]> }
        : T

/** Picks one language from parsed content, `{ en: 'x', ne: 'य' }` to `'x'`, and prefixes internal links. */
export function localise<T>(value: T, locale: Locale): Localised<T>
export function localise(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => localise(item, locale))
  if (typeof value !== 'object' || value === null) return value
  // Only a string is a text or a fact: a folder may contain a page with the slug `en` or `value`.
  const textOrFact = [locale, 'value'].map((key) => Reflect.get(value, key)).find((item) => typeof item === 'string')
  const { to } = routesFor(locale)
  const localisedField = (key: string, item: unknown) => {
    const isLink = (key === 'href' || key === 'path') && typeof item === 'string'
    return isLink ? to(item) : localise(item, locale)
  }
  return textOrFact ?? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localisedField(key, item)]))
}
