import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'

import { convert } from 'fontverter'
import { Blob, Buffer as Line, Face, Feature, Font, shape, Variation } from 'harfbuzzjs'

import { loadContent } from '../content/load-files'
import { BASICS, makeFonts, siteFonts } from './subset-fonts'

const root = join(import.meta.dirname, '../..')
const modules = join(root, 'node_modules')
/** Conjuncts and reordered vowel signs, which need shaping. */
const CONJUNCTS = 'क्ष र्थ त्र ङ्क कि'
const content = `${JSON.stringify((await loadContent(join(root, 'content'))).raw)} ${CONJUNCTS}`

const faceOf = async (file: string) => new Face(new Blob(await convert(await readFile(file), 'truetype')))
/** Shapes a text; per glyph: whether it exists, its advance width in font units, and whether it has an outline. */
function setter(face: Face, language?: string, weight?: number) {
  const font = new Font(face)
  if (weight) font.setVariations([new Variation('wght', weight)])
  return (text: string, features: [tag: string, value: number][]) => {
    const line = new Line()
    line.addText(text)
    line.guessSegmentProperties()
    if (language) line.setLanguage(language)
    shape(
      font,
      line,
      features.map((feature) => new Feature(...feature)),
    )
    return line
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance }) => [codepoint > 0, xAdvance, font.glyphToPath(codepoint).length > 0] as const)
  }
}
/** The Nepali subsets drop kerning: a tenth of their size, rarely used in Devanagari. */
const unkerned: [string, number][] = [['kern', 0]]

const folder = await mkdtemp(join(tmpdir(), 'fonts-'))
afterAll(() => rm(folder, { recursive: true }))
await makeFonts(folder, content, modules)

const latinFonts = siteFonts.filter((font) => !font.basic && !font.shapes)

test('the subset shapes every Nepali word of the content like the full font', async () => {
  const words = [...new Set(content.match(/[\u0900-\u097F\u200C\u200D]+/g))]
  for (const { name, from, weights, shapes, withoutNepaliForms, words: only } of siteFonts.filter(
    (font) => font.shapes,
  )) {
    const whole = setter(await faceOf(join(modules, from)), withoutNepaliForms ? 'hi' : shapes, weights?.min)
    const cut = setter(await faceOf(join(folder, name)), shapes)
    for (const word of only ?? words) assert.deepEqual(cut(word, unkerned), whole(word, unkerned), `${name}: ${word}`)
  }
})

test('the subsets set lines like the full fonts: every character of the content, kerning, ligatures, figures', async () => {
  for (const { name, from, weights } of latinFonts) {
    const whole = await faceOf(join(modules, from))
    const cut = await faceOf(join(folder, name))
    if (weights) {
      const { min, max } = cut.getAxisInfos().wght ?? {}
      assert.deepEqual({ min, max }, weights, name)
    }
    const had = new Set(whole.collectUnicodes())
    const characters = [...new Set(`${content}${BASICS}`)].filter((one) => had.has(one.codePointAt(0)!)).join('')
    assert.ok(characters.length > 100, `${name} has the Latin basics`)
    for (const [text, ...tags] of [[characters], ['AV Ty. office first'], ['1,234,567.89', 'tnum', 'lnum']]) {
      const features = tags.map((tag): [string, number] => [tag, 1])
      const glyphs = (face: Face) => setter(face, undefined, 600)(text ?? '', features)
      const expected = glyphs(whole)
      // A subset rounds interpolated weights again: one unit is a thousandth of the font size.
      for (const [index, [isThere, width]] of glyphs(cut).entries())
        assert.ok(isThere && Math.abs((width ?? 0) - (expected[index]?.[1] ?? 0)) <= 1, `${name}: ${text}`)
    }
  }
})
