import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { convert } from 'fontverter'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'

/** A shaped run of glyphs in font units: outline (SVG path, y upwards), advance width, and metrics of the font. */
export interface ShapedRun {
  outline: string
  advance: number
  em: number
  ascender: number
  descender: number
}

/** Shapes a run of Devanagari characters in a font of the site. */
export type Shaper = (family: 'Eczar' | 'Mukta', run: string) => ShapedRun

async function loadFace(file: string): Promise<Face> {
  const bytes = await readFile(join(process.cwd(), `node_modules/@fontsource/${file}.woff`))
  return new Face(new Blob(await convert(bytes, 'truetype')))
}

/**
 * Loads the fonts and returns a HarfBuzz shaper. Satori has no complex text layout: vowel signs would be misplaced, and
 * conjuncts not formed.
 */
export async function devanagariShaper(): Promise<Shaper> {
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
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      outline += translatePath(font.glyphToJson(codepoint), advance + xOffset, yOffset)
      advance += xAdvance
    }
    const { ascender, descender } = font.hExtents()
    return { outline, advance, em: face.upem, ascender, descender }
  }
}

/** Translates path commands by (x, y) into SVG path data; all command values are x, y pairs. */
const translatePath = (commands: { type: string; values: number[] }[], x: number, y: number) =>
  commands
    .map(({ type, values }) => type + values.map((value, index) => value + (index % 2 ? y : x)).join(' '))
    .join('')
