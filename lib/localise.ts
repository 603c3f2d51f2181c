import type { Locale } from '@/content/schema'

/** `T` with each text replaced by its string in one language, and each fact by its bare value. */
export type Localised<T> = T extends { en: string }
  ? string
  : T extends { value: infer V }
    ? V
    : T extends object
      ? { [K in keyof T]: Localised<T[K]> }
      : T

/** Takes the texts of one language out of parsed content; the shape stays, `{ en: 'x' }` becomes `'x'`. */
export function localise<T>(value: T, locale: Locale): Localised<T>
export function localise(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => localise(item, locale))
  if (typeof value !== 'object' || value === null) return value
  if (locale in value) return (value as Record<string, unknown>)[locale]
  if ('value' in value) return value.value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localise(item as unknown, locale)]))
}
