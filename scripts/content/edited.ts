import { fileOf } from '@/lib/content/model'
import { at } from '@/lib/content/problems'

import type { LoadedContent } from './files'
import { parseSource, locate } from './lines'
import { readValues } from './values'

/** Loaded content with the source `put` as the value of `field` (`company.faqs.items[2].id`, from 1), and the position of the field (`file:line`). */
export function edited(loaded: LoadedContent, field: string, put: string): LoadedContent & { position: string } {
  const path = field.split(/[.[\]]+/).flatMap((key) => (/^\d+$/.test(key) ? Number(key) - 1 : key || []))
  const { file, rest } = fileOf(path)
  const source = loaded.sources.get(file)
  if (!source) throw new Error(`${file} does not exist`)
  const { value, line } = locate(source, rest)
  const text = `${source.text.slice(0, value.getStart(source))}${put}${source.text.slice(value.end)}`
  const raw = structuredClone(loaded.raw)
  const parent = Object(at(raw, ...path.slice(0, -1)))
  parent[path.at(-1)!] = readValues(parseSource(file, `export default ${put}`)).values
  return {
    ...loaded,
    raw,
    sources: new Map(loaded.sources).set(file, parseSource(file, text)),
    position: `${file}:${line}`,
  }
}
