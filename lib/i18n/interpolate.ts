import { inLocaleDigits, type Locale } from './locales'

/** Replaces `{slots}` of a template with values; a slot without a value stays. */
export const interpolate = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))

/** Like `interpolate`, with figures in the digits of the language. */
export const interpolateIn = (locale: Locale, template: string, values: Record<string, string | number>) =>
  interpolate(
    template,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inLocaleDigits(locale, value)])),
  )
