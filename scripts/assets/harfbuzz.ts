import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { convert } from 'fontverter'
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'

interface SubsetOptions {
  characters: Iterable<string>
  /** Further glyphs to keep; by default, all ligatures and conjuncts of `characters`. */
  glyphs?: Iterable<number>
  /** OpenType features to keep. */
  features: string[]
  /** Range of a variable font's weight axis; equal limits make the font static. */
  weights?: { min: number; max: number }
}

/** Functions of HarfBuzz's subsetter by their C names; pointers and tags are numbers. */
type Subsetter = Record<string, (...numbers: number[]) => number>

/** Constants of the C API: indexes of sets in the subset input, two subset flags, memory mode of a blob, "no change". */
const NAME_IDS = 4
const LAYOUT_FEATURES = 6
const NO_HINTING = 0x1
const NO_LAYOUT_CLOSURE = 0x200
const WRITABLE = 2
const UNCHANGED = NaN

/** Licence and its address in the `name` table (OpenType): HarfBuzz keeps only 0 to 6, with the copyright. */
const LICENCE_NAME_IDS = [13, 14]

const SUBSETTER = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')

const tagNumber = (name: string) => [...name].reduce((bits, letter) => (bits << 8) + letter.charCodeAt(0), 0)

/** Returns a subset of a TrueType font as WOFF2. Hinting, a third of Mukta's file size, is dropped. */
export async function subset(font: Buffer, { characters, glyphs, features, weights }: SubsetOptions): Promise<Buffer> {
  const { exports } = (await WebAssembly.instantiate(await readFile(SUBSETTER))).instance
  const hb = exports as unknown as Subsetter
  const memory = () => new Uint8Array((exports.memory as WebAssembly.Memory).buffer)
  hb._initialize!()

  const fontPointer = hb.malloc!(font.length)
  memory().set(font, fontPointer)
  const face = hb.hb_face_create!(hb.hb_blob_create!(fontPointer, font.length, WRITABLE, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail!()
  const fill = (set: number, values: Iterable<number>) => {
    hb.hb_set_clear!(set)
    for (const value of values) hb.hb_set_add!(set, value)
  }
  fill(hb.hb_subset_input_set!(input, LAYOUT_FEATURES), features.map(tagNumber))
  for (const nameId of LICENCE_NAME_IDS) hb.hb_set_add!(hb.hb_subset_input_set!(input, NAME_IDS), nameId)
  fill(hb.hb_subset_input_glyph_set!(input), glyphs ?? [])
  const codePoints = Array.from(new Set(characters), (character) => character.codePointAt(0)!)
  fill(hb.hb_subset_input_unicode_set!(input), codePoints)
  hb.hb_subset_input_set_flags!(input, glyphs ? NO_HINTING | NO_LAYOUT_CLOSURE : NO_HINTING)
  if (weights) hb.hb_subset_input_set_axis_range!(input, face, tagNumber('wght'), weights.min, weights.max, UNCHANGED)
  const subsetFace = hb.hb_subset_or_fail!(face, input)
  if (!subsetFace) throw new Error('HarfBuzz could not subset the font')
  const blob = hb.hb_face_reference_blob!(subsetFace)
  const start = hb.hb_blob_get_data!(blob, 0)
  const output = memory().slice(start, start + hb.hb_blob_get_length!(blob))
  return convert(Buffer.from(output), 'woff2')
}

/** OpenType language system tag of Nepali. */
const NEPALI = 'NEP '

/** Disables a font's Nepali forms: overwrites their tag in `font` with another tag of the same sort order. */
export function disableNepaliForms(font: Buffer) {
  for (let index = font.indexOf(NEPALI); index >= 0; index = font.indexOf(NEPALI)) font.write('NEPX', index)
}

/**
 * Glyphs that HarfBuzz makes of `words`, including those of each substitution step. A subset by characters would keep
 * every possible conjunct: three times the size.
 */
export function glyphsOf(bytes: Buffer, words: Iterable<string>, language: string): Set<number> {
  const font = new Font(new Face(new Blob(bytes)))
  const glyphs = new Set<number>()
  for (const word of words) {
    const textBuffer = new TextBuffer()
    textBuffer.addText(word)
    textBuffer.guessSegmentProperties()
    // Browsers select a font's Nepali forms by the `lang` of the page.
    textBuffer.setLanguage(language)
    let isSubstituting = false
    textBuffer.setMessageFunc((buffer, _font, message) => {
      if (message.startsWith('start table GSUB')) isSubstituting = true
      // Before GSUB the buffer holds characters, not glyphs.
      if (isSubstituting && message.startsWith('end'))
        for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint)
      if (message.startsWith('end table GSUB')) isSubstituting = false
      return true
    })
    shape(font, textBuffer)
    for (const { codepoint } of textBuffer.getGlyphInfos()) glyphs.add(codepoint)
  }
  return glyphs
}
