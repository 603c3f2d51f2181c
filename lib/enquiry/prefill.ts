import { countGraphemes } from '../graphemes'

import type { Prefill } from './draft'

/** Characters that a link can misuse: angle brackets, control and bidirectional formatting characters. */
const FORBIDDEN = /[<>\p{Cc}\u202A-\u202E\u2066-\u2069]/u

/** Reads the text of a field from a query string; empty for one of over `max` letters or with `FORBIDDEN` characters. */
export function textFromQuery(search: string, field: keyof Prefill, max: number): string {
  const text = new URLSearchParams(search).get(field)?.trim() ?? ''
  return countGraphemes(text, max + 1) <= max && !FORBIDDEN.test(text) ? text : ''
}
