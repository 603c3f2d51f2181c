import { digitsLike } from './locales'

/**
 * Puts values into the `{slots}` of a text from content; a slot without a value stays as it is. Figures are written in
 * the digits of the text's language, words and codes are unchanged.
 */
export const interpolate = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) => digitsLike(template, String(values[name] ?? slot)))
