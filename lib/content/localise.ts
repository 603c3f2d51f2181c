import type { Locale } from '@/lib/locales'

import { routesFor } from '../routes'

/** `T` with each text, which all languages have, replaced by its string in one, and each fact by its bare value. */
export type Localised<T> =
  T extends Record<Locale, string>
    ? string
    : T extends { value: infer V }
      ? V
      : T extends object
        ? { [K in keyof T]: Localised<T[K]> }
        : T

/**
 * Takes the texts of one language out of parsed content, and points its links to the pages of that language; the shape
 * stays, `{ en: 'x', ne: 'य' }` becomes `'x'`.
 */
export function localise<T>(value: T, locale: Locale): Localised<T>
export function localise(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => localise(item, locale))
  if (typeof value !== 'object' || value === null) return value
  // Only a string is a text or fact: a folder may contain a page whose address is `en` or `value`.
  const text = [locale, 'value'].map((key) => Reflect.get(value, key)).find((one) => typeof one === 'string')
  const { to } = routesFor(locale)
  const own = (key: string, item: unknown) => {
    const isLink = (key === 'href' || key === 'path') && typeof item === 'string'
    return isLink ? to(item) : localise(item, locale)
  }
  return text ?? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, own(key, item)]))
}
