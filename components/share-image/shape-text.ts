import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { convert } from 'fontverter'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'

/** A shaped run of glyphs, with all lengths in font units: `outline` is SVG path data with y upwards. */
export interface ShapedRun {
  outline: string
  advance: number
  unitsPerEm: number
  ascender: number
  descender: number
}

/** Shapes a run of Devanagari characters in the font of `family`. */
export type Shaper = (family: 'Eczar' | 'Mukta', run: string) => ShapedRun

async function loadFace(path: string): Promise<Face> {
  const bytes = await readFile(join(process.cwd(), `node_modules/@fontsource/${path}.woff`))
  return new Face(new Blob(await convert(bytes, 'truetype')))
}

/** Loads the fonts and returns a HarfBuzz shaper: Satori would misplace vowel signs and form no conjuncts. */
export async function loadDevanagariShaper(): Promise<Shaper> {
  const [eczar, mukta] = await Promise.all([
    loadFace('eczar/files/eczar-devanagari-700-normal'),
    loadFace('mukta/files/mukta-devanagari-400-normal'),
  ])
  const faces = { Eczar: eczar, Mukta: mukta }
  return (family, run) => {
    const face = faces[family]
    const font = new Font(face)
    const buffer = new Buffer()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    let advance = 0
    let outline = ''
    // After shaping, HarfBuzz's `codepoint` is the id of a glyph.
    for (const { codepoint: glyphId, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      outline += translatePath(font.glyphToJson(glyphId), advance + xOffset, yOffset)
      advance += xAdvance
    }
    const { ascender, descender } = font.hExtents()
    return { outline, advance, unitsPerEm: face.upem, ascender, descender }
  }
}

/** Returns the SVG path data of commands, moved by (x, y); the values of a command are pairs of x and y. */
const translatePath = (commands: { type: string; values: number[] }[], x: number, y: number) =>
  commands
    .map(({ type, values }) => type + values.map((value, index) => value + (index % 2 ? y : x)).join(' '))
    .join('')
