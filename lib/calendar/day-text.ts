import { latinDigits } from '../i18n/locales'

/** A date, the year first, with its month; or a day with “gate”, the word for a day of a Bikram Sambat month. */
const DATE = /^(?:(\d{4}[-/.]\d{1,2})[-/.](\d{1,2})(?:\s*(?:गते|gate))?|(\d{1,2})\s*(?:गते|gate)[.।]?)$/i

const dateIn = (text: string) => DATE.exec(latinDigits(text.trim()))

/** The day of a typed or pasted date such as `2083-05-06`, `२०८३/५/६` or `६ गते`; returns any other text unchanged. */
export function dayText(text: string): string {
  const [, , dayOfDate, dayAlone] = dateIn(text) ?? []
  return String(Number(dayOfDate ?? dayAlone) || text)
}

/** A typed date with its year as `2083-05-06`; undefined for any other text. */
export function isoDay(text: string): string | undefined {
  const [, month, day] = dateIn(text) ?? []
  const parts = month && day ? [...month.split(/\D/), day] : undefined
  return parts?.map((part) => part.padStart(2, '0')).join('-')
}

/** The months of all dates among `texts`, each once, as `2083-5`. */
export const monthsIn = (texts: string[]) =>
  new Set(texts.flatMap((text) => dateIn(text)?.[1]?.replace(/\D0?/, '-') ?? []))
