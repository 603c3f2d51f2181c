import { locales, type Locale } from '@/content/schema/locales'
import { countLetters } from '@/content/schema/words'
import { contentSchema, type ContentPath } from '@/lib/content/model'
import { walk } from '@/lib/content/problems'

import type { RawContent } from './content-copy'

/** Longer than the limit of any text. */
const TOO_LONG = 'x'.repeat(1000)

interface LimitedText {
  path: ContentPath
  /** Maximum number of letters. */
  most: number
}

/** Every text of the content with its limit, which the schema's error for a text that is too long contains. */
export function limitedTexts(content: RawContent): LimitedText[] {
  const long = structuredClone(content)
  for (const { path } of texts(long)) put(long, path, TOO_LONG)
  const issues = contentSchema.safeParse(long).error?.issues ?? []
  return issues.flatMap((issue) =>
    issue.code === 'too_big' && isText(issue.path) ? [{ path: issue.path, most: Number(issue.maximum) }] : [],
  )
}

/** Adds words to every text that `wanted` selects until it reaches its limit. */
export function lengthen(content: RawContent, wanted: (path: ContentPath) => boolean): void {
  const words = { en: wordsOf(content, 'en'), ne: wordsOf(content, 'ne') }
  let next = 0
  for (const { path, most } of limitedTexts(content)) {
    if (!wanted(path)) continue
    const more = words[path.at(-1) as Locale]
    let text = String(at(content, path))
    let letters = countLetters(text, most)
    for (;;) {
      // A step of 7 mixes the words differently in each text, so that the texts compress like prose.
      const word = more[(next += 7) % more.length] ?? ''
      letters += 1 + countLetters(word, most)
      if (letters > most) break
      text += ` ${word}`
    }
    put(content, path, text)
  }
}

const WORD: Record<Locale, RegExp> = { en: /(?<=^| )[a-z]+(?= |$)/g, ne: /(?<=^| )\p{Script=Devanagari}+(?= |$)/gu }

/** The words of all texts in one language, each as often as it occurs. */
const wordsOf = (content: RawContent, locale: Locale) =>
  texts(content).flatMap(({ path, value }) => (path.at(-1) === locale ? (String(value).match(WORD[locale]) ?? []) : []))

const isText = (path: ContentPath) => locales.includes(path.at(-1) as Locale)

const texts = (content: RawContent) =>
  [...walk(content)].filter(({ path, value }) => isText(path) && typeof value === 'string')

const at = (value: unknown, path: ContentPath): unknown =>
  path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value)

const put = (value: unknown, path: ContentPath, text: string) =>
  Reflect.set(Object(at(value, path.slice(0, -1))), path.at(-1)!, text)
