import { figureIn, type Locale } from './locales'

/** Puts values into the `{slots}` of a text from content; a slot without a value stays as it is. */
export const interpolate = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))

/** The same, with figures in the digits of the language. */
export const interpolateIn = (locale: Locale, template: string, values: Record<string, string | number>) =>
  interpolate(
    template,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, figureIn(locale, value)])),
  )
