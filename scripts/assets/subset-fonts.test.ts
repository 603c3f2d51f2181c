import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'

import { convert } from 'fontverter'
import { Blob, Buffer as Line, Face, Feature, Font, shape, Variation } from 'harfbuzzjs'

import { loadContent } from '../content/load-files'
import { ENGLISH_BASICS, makeFonts, siteFonts } from './subset-fonts'

const root = join(import.meta.dirname, '../..')
const modules = join(root, 'node_modules')
/** Conjuncts, and a vowel sign drawn before its consonant: all need shaping. */
const SHAPED_SAMPLES = 'क्ष र्थ त्र ङ्क कि'
const contentText = `${JSON.stringify((await loadContent(join(root, 'content'))).raw)} ${SHAPED_SAMPLES}`

const faceOf = async (file: string) => new Face(new Blob(await convert(await readFile(file), 'truetype')))
/** Returns a function that shapes a text: per glyph, whether the font has it, its width in font units, and outline. */
function shaperOf(face: Face, language?: string, weight?: number) {
  const font = new Font(face)
  if (weight) font.setVariations([new Variation('wght', weight)])
  return (text: string, features: [tag: string, value: number][]) => {
    const line = new Line()
    line.addText(text)
    line.guessSegmentProperties()
    if (language) line.setLanguage(language)
    const fontFeatures = features.map((feature) => new Feature(...feature))
    shape(font, line, fontFeatures)
    return line
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance }) => [codepoint > 0, xAdvance, font.glyphToPath(codepoint).length > 0] as const)
  }
}
/** The Nepali subsets lack kerning, a tenth of the full size and rarely used in Devanagari. */
const NO_KERNING: [string, number][] = [['kern', 0]]

const folder = await mkdtemp(join(tmpdir(), 'fonts-'))
afterAll(() => rm(folder, { recursive: true }))
await makeFonts(folder, contentText, modules)

const latinFonts = siteFonts.filter((font) => !font.latinInNepali && !font.shapingLanguage)

test('every Devanagari subset shapes the words it is made for like the full font', async () => {
  const contentWords = [...new Set(contentText.match(/[\u0900-\u097F\u200C\u200D]+/g))]
  for (const { name, from, weights, shapingLanguage, withoutNepaliForms, words = contentWords } of siteFonts) {
    if (!shapingLanguage) continue
    // Hindi selects the forms that remain in a subset without Nepali forms.
    const language = withoutNepaliForms ? 'hi' : shapingLanguage
    const shapeFull = shaperOf(await faceOf(join(modules, from)), language, weights?.min)
    const shapeSubset = shaperOf(await faceOf(join(folder, name)), shapingLanguage)
    for (const word of words)
      assert.deepEqual(shapeSubset(word, NO_KERNING), shapeFull(word, NO_KERNING), `${name}: ${word}`)
  }
})

test('a Latin subset draws the content as wide as the full font does, also in kerning and ligatures', async () => {
  for (const { name, from, weights } of latinFonts) {
    const fullFace = await faceOf(join(modules, from))
    const subsetFace = await faceOf(join(folder, name))
    if (weights) {
      const { min, max } = subsetFace.getAxisInfos().wght ?? {}
      assert.deepEqual({ min, max }, weights, name)
    }
    const fullCodePoints = new Set(fullFace.collectUnicodes())
    const wanted = [...new Set(`${contentText}${ENGLISH_BASICS}`)]
    const characters = wanted.filter((character) => fullCodePoints.has(character.codePointAt(0)!)).join('')
    assert.ok(characters.length > 100, `${name}: the full font has the Latin basics`)
    for (const [text, ...tags] of [[characters], ['AV Ty. office first'], ['1,234,567.89', 'tnum', 'lnum']]) {
      const features = tags.map((tag): [string, number] => [tag, 1])
      const shapeIn = (face: Face) => shaperOf(face, undefined, 600)(text ?? '', features)
      const expected = shapeIn(fullFace)
      // At 600 widths are interpolated, and rounded again in a subset: by one unit, a thousandth of the font size.
      for (const [index, [exists, width]] of shapeIn(subsetFace).entries())
        assert.ok(exists && Math.abs((width ?? 0) - (expected[index]?.[1] ?? 0)) <= 1, `${name}: ${text}`)
    }
  }
})
