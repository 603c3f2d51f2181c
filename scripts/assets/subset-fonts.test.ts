import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { convert } from 'fontverter'
import { Blob, Buffer as TextBuffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs'
import { afterAll, expect, test } from 'vitest'

import { loadContent } from '../content/load-files'
import { ENGLISH_BASICS, makeFonts, siteFonts } from './subset-fonts'

/** Devanagari conjuncts and a vowel sign drawn before its consonant; Latin kerning, ligatures and figures. */
const SAMPLES = 'क्ष र्थ त्र ङ्क कि AV Ty. office first 1,234,567.89'
const contentText = `${JSON.stringify((await loadContent('content')).raw)} ${SAMPLES}`
const devanagariWords = new Set(contentText.match(/[\u0900-\u097F\u200C\u200D]+/g))
const latinWords = new Set([ENGLISH_BASICS, ...contentText.split(/[\s"\\\u0900-\u097F\u200C\u200D]+/)])

const folder = await mkdtemp(join(tmpdir(), 'fonts-'))
afterAll(() => rm(folder, { recursive: true }))
await makeFonts(folder, contentText, 'node_modules')

/** Returns a function that shapes a text into glyphs: width in font units and visibility, or `false` if missing. */
async function shaperOf(file: string, features: Feature[], weight?: number, language?: string) {
  const font = new Font(new Face(new Blob(await convert(await readFile(file), 'truetype'))))
  if (weight) font.setVariations([new Variation('wght', weight)])
  return (text: string) => {
    const textBuffer = new TextBuffer()
    textBuffer.addText(text)
    textBuffer.guessSegmentProperties()
    if (language) textBuffer.setLanguage(language)
    shape(font, textBuffer, features)
    return textBuffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance }) => codepoint > 0 && [xAdvance, font.glyphToPath(codepoint).length > 0])
  }
}

test.each(siteFonts.filter(({ latinInNepali }) => !latinInNepali))(
  '$name shapes its words like the full font',
  async ({ name, from, weights, shapingLanguage, withoutNepaliForms, words }) => {
    // The Nepali subsets lack kerning, which Devanagari rarely uses and which takes a tenth of the full font.
    const features = shapingLanguage ? [new Feature('kern', 0)] : [new Feature('tnum', 1), new Feature('lnum', 1)]
    // In the full font, Hindi selects the forms that remain in a subset without Nepali forms.
    const language = withoutNepaliForms ? 'hi' : shapingLanguage
    const shapeFull = await shaperOf(join('node_modules', from), features, weights?.min, language)
    const shapeSubset = await shaperOf(join(folder, name), features, weights?.min, shapingLanguage)
    const shaped = [...(words ?? (shapingLanguage ? devanagariWords : latinWords))]
    expect(shaped).not.toEqual([])
    for (const word of shaped) expect(shapeSubset(word), word).toEqual(shapeFull(word))
  },
)

test.each(siteFonts)('$name names its licence (Open Font License, condition 2)', async ({ name }) => {
  const font = await convert(await readFile(join(folder, name)), 'truetype')
  // The `name` table is in UTF-16, big endian.
  expect(font.includes(Buffer.from('scripts.sil.org/OFL', 'utf16le').swap16())).toBe(true)
})
