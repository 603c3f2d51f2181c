import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { convert } from 'fontverter'
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs'

/** Features for shaping Devanagari (OpenType, "Developing OpenType fonts for Devanagari"), and marks; no kerning. */
const FEATURES =
  'ccmp locl rlig rclt calt clig liga mark mkmk nukt akhn rphf rkrf blwf half vatu cjct init pres abvs blws psts haln dist abvm blwm'.split(
    ' ',
  )

/** Functions of HarfBuzz's subsetter by their C names; pointers and tags are numbers. */
type Subsetter = Record<string, (...numbers: number[]) => number>

/** Constants of the C API: a set of the subset input, subset flags, and a memory mode of blobs. */
const LAYOUT_FEATURES = 6
const NO_HINTING_NO_LAYOUT_CLOSURE = 0x201
const WRITABLE = 2

const tag = (name: string) => [...name].reduce((bits, letter) => (bits << 8) + letter.charCodeAt(0), 0)

/**
 * Subsets a font to the glyphs of the shaped `words`, including conjuncts and their intermediate glyphs; returns WOFF2.
 * A subset by characters keeps every possible conjunct: three times the size.
 */
export async function shapedSubset(
  source: Buffer,
  words: Iterable<string>,
  { language, weight, anyLanguage }: { language: string; weight?: number; anyLanguage?: boolean },
): Promise<Buffer> {
  const font = await convert(source, 'truetype')
  if (anyLanguage) forget(font, NEPALI)
  const glyphs = glyphsOf(font, words, language)
  const { exports } = (await WebAssembly.instantiate(await readFile(createRequire(import.meta.url).resolve(SUBSETTER))))
    .instance
  const hb = exports as unknown as Subsetter
  const memory = () => new Uint8Array((exports.memory as WebAssembly.Memory).buffer)
  hb._initialize!()

  const bytes = hb.malloc!(font.length)
  memory().set(font, bytes)
  const face = hb.hb_face_create!(hb.hb_blob_create!(bytes, font.length, WRITABLE, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail!()
  const put = (set: number, values: Iterable<number>) => {
    hb.hb_set_clear!(set)
    for (const value of values) hb.hb_set_add!(set, value)
  }
  put(hb.hb_subset_input_set!(input, LAYOUT_FEATURES), FEATURES.map(tag))
  put(hb.hb_subset_input_glyph_set!(input), glyphs)
  put(
    hb.hb_subset_input_unicode_set!(input),
    [...new Set([...words].join(''))].map((letter) => letter.codePointAt(0)!),
  )
  hb.hb_subset_input_set_flags!(input, NO_HINTING_NO_LAYOUT_CLOSURE)
  if (weight) hb.hb_subset_input_pin_axis_location!(input, face, tag('wght'), weight)
  const subset = hb.hb_subset_or_fail!(face, input)
  if (!subset) throw new Error('HarfBuzz could not cut the font')
  const blob = hb.hb_face_reference_blob!(subset)
  const start = hb.hb_blob_get_data!(blob, 0)
  const cut = memory().slice(start, start + hb.hb_blob_get_length!(blob))
  return convert(Buffer.from(cut), 'woff2')
}

/** OpenType language system tag of Nepali. */
const NEPALI = 'NEP '

/** Disables a language system by renaming its tag in place; the new tag keeps the sort order of the table. */
function forget(font: Buffer, languageSystem: string) {
  for (let at = font.indexOf(languageSystem); at >= 0; at = font.indexOf(languageSystem, at + 4)) font.write('NEPX', at)
}

const SUBSETTER = 'harfbuzzjs/dist/harfbuzz-subset.wasm'

/** Collects the glyphs of `words` after each substitution step of shaping, and at its end. */
function glyphsOf(bytes: Buffer, words: Iterable<string>, language: string): Set<number> {
  const font = new Font(new Face(new Blob(bytes)))
  const glyphs = new Set<number>()
  for (const word of words) {
    const text = new Text()
    text.addText(word)
    text.guessSegmentProperties()
    // Browsers select a font's Nepali forms by the `lang` of the page.
    text.setLanguage(language)
    let substituting = false
    text.setMessageFunc((now, _font, message) => {
      if (message.startsWith('start table GSUB')) substituting = true
      // Before GSUB the buffer holds characters, not glyphs.
      if (substituting && message.startsWith('end'))
        for (const { codepoint } of now.getGlyphInfos()) glyphs.add(codepoint)
      if (message.startsWith('end table GSUB')) substituting = false
      return true
    })
    shape(font, text)
    for (const { codepoint } of text.getGlyphInfos()) glyphs.add(codepoint)
  }
  return glyphs
}
