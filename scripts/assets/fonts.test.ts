import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

import { convert } from 'fontverter'
import { Blob, Buffer as Line, Face, Feature, Font, shape, Variation } from 'harfbuzzjs'

import { loadContent } from '../content/files'
import { siteFonts } from './font-list'
import { BASICS, makeFonts } from './fonts'

/** Maximum bytes of all fonts of an English page (issue: at most 60 KB). */
const MAX_BYTES = 60_000

const root = join(import.meta.dirname, '../..')
const modules = join(root, 'node_modules')
const content = JSON.stringify((await loadContent(join(root, 'content'))).raw)

const faceOf = async (file: string) => new Face(new Blob(await convert(await readFile(file), 'truetype')))
const charactersOf = (face: Face) => new Set(Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code)))

/** Advance widths in font units of a line of text with the given features on. */
function widths(face: Face, text: string, ...features: string[]): number[] {
  const line = new Line()
  line.addText(text)
  line.guessSegmentProperties()
  const font = new Font(face)
  font.setVariations([new Variation('wght', 600)])
  shape(
    font,
    line,
    features.map((tag) => new Feature(tag, 1)),
  )
  return line.getGlyphPositions().map(({ xAdvance }) => xAdvance)
}

const folder = await mkdtemp(join(tmpdir(), 'fonts-'))
test.after(() => rm(folder, { recursive: true }))
await makeFonts(folder, content, modules)
const bytesOf = (name: string) => readFile(join(folder, name))

test('the fonts contain every character of the content that their sources contain', async () => {
  for (const { name, from } of siteFonts) {
    const had = charactersOf(await faceOf(join(modules, from)))
    const has = charactersOf(await faceOf(join(folder, name)))
    const wanted = [...new Set(`${content}${BASICS}`)].filter((character) => had.has(character))
    assert.ok(wanted.length > 150, `${name} has the Latin basics`)
    assert.deepEqual(
      wanted.filter((character) => !has.has(character)),
      [],
      name,
    )
  }
})

test('all fonts together stay within the budget', async () => {
  const sizes = await Promise.all(siteFonts.map(async ({ name }) => (await bytesOf(name)).length))
  const sum = sizes.reduce((total, size) => total + size, 0)
  assert.ok(sum <= MAX_BYTES, `${sum} bytes: ${sizes.join(' + ')}`)
})

test('the cut fonts set lines like the whole fonts: kerning, ligatures, tabular figures', async () => {
  for (const { name, from, weights } of siteFonts) {
    const whole = await faceOf(join(modules, from))
    const cut = await faceOf(join(folder, name))
    if (weights) {
      const { min, max } = cut.getAxisInfos().wght ?? {}
      assert.deepEqual({ min, max }, weights, name)
    }
    for (const [text, ...features] of [['AV Ty. office first'], ['1,234,567.89'], ['1,234,567.89', 'tnum', 'lnum']]) {
      const expected = widths(whole, text ?? '', ...features)
      const off = widths(cut, text ?? '', ...features).map((width, index) => Math.abs(width - (expected[index] ?? 0)))
      // Weights between the masters are rounded again in a cut font: by one unit, a thousandth of the font size.
      assert.ok(Math.max(...off) <= 1, `${name}: ${text} ${off}`)
    }
  }
})

test('the same content gives the same files, and a second run does not write them again', async (t) => {
  const other = await mkdtemp(join(tmpdir(), 'fonts-'))
  t.after(() => rm(other, { recursive: true }))
  const [font = { name: '' }] = siteFonts
  assert.equal(await makeFonts(other, content, modules), true)
  assert.deepEqual(await readFile(join(other, font.name)), await bytesOf(font.name))

  await writeFile(join(other, font.name), 'left alone')
  assert.equal(await makeFonts(other, [...content].reverse().join(''), modules), false)
  assert.equal(await readFile(join(other, font.name), 'utf8'), 'left alone')
  assert.equal(await makeFonts(other, `${content}ŵ`, modules), true)
})
