import { contentSchema, type ContentPath } from '@/lib/content/model'
import { walk } from '@/lib/content/problems'

import type { RawContent } from './content-copy'

/** Longer than the limit of any text. */
const TOO_LONG = 'x'.repeat(5000)

interface LimitedText {
  path: ContentPath
  /** Maximum number of characters. */
  most: number
}

/** Every text of the content with its limit, which the schema's error for a text that is too long contains. */
export function limitedTexts(content: RawContent): LimitedText[] {
  const long = structuredClone(content)
  for (const { path } of texts(long)) put(long, path, TOO_LONG)
  const issues = contentSchema.safeParse(long).error?.issues ?? []
  return issues.flatMap((issue) =>
    issue.code === 'too_big' && issue.path.at(-1) === 'en' ? [{ path: issue.path, most: Number(issue.maximum) }] : [],
  )
}

/** Adds words to every text that `wanted` selects until it reaches its limit. */
export function lengthen(content: RawContent, wanted: (path: ContentPath) => boolean): void {
  const words = wordsOf(content)
  let next = 0
  for (const { path, most } of limitedTexts(content)) {
    if (!wanted(path)) continue
    let text = String(at(content, path))
    // A step that differs from the list's length mixes the words anew in each text, so that they compress like prose.
    while (text.length < most) text += ` ${words[(next += 7) % words.length]}`
    put(content, path, text.slice(0, most).trimEnd())
  }
}

/** The words of all texts, each as often as it occurs. */
const wordsOf = (content: RawContent) =>
  texts(content).flatMap(({ value }) => String(value).match(/(?<=^| )[a-z]+(?= |$)/g) ?? [])

const texts = (content: RawContent) =>
  [...walk(content)].filter(({ path, value }) => path.at(-1) === 'en' && typeof value === 'string')

const at = (value: unknown, path: ContentPath): unknown =>
  path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value)

const put = (value: unknown, path: ContentPath, text: string) =>
  Reflect.set(Object(at(value, path.slice(0, -1))), path.at(-1)!, text)
