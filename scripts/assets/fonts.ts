import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import subsetFont from 'subset-font'

import { siteFonts, type SiteFont } from './font-list'

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** What visitors type, and what the code adds to the texts: Latin basics, whatever the content happens to use. */
export const BASICS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„†•…‹›€™←↑→↓−≤≥₹`

/** Features that browsers use unasked, and the figures that the style sheet asks for. */
const FEATURES = 'ccmp locl rlig rvrn calt clig liga kern mark mkmk lnum tnum'.split(' ')

/** The part of a font that `text` and the basics need. Hinting goes: only Mukta has it, and there it is a third. */
const cut = (source: Buffer, text: string, { weights }: SiteFont) =>
  subsetFont(source, `${BASICS}${text}`, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  })

/**
 * Writes the fonts of the site into `folder`, cut to the characters of `text` and the basics. Does nothing when they
 * are there already. Returns whether they had to be made.
 */
export async function makeFonts(folder: string, text: string, modules: string): Promise<boolean> {
  const fonts = await Promise.all(
    siteFonts.map(async (font) => ({ font, source: await readFile(join(modules, font.from)) })),
  )
  const characters = [...new Set(text)].sort().join('')
  const tools = await Promise.all(
    [import.meta.filename, join(modules, 'subset-font/package.json')].map((file) => readFile(file)),
  )
  const hash = createHash('sha256').update(characters)
  for (const bytes of [...tools, ...fonts.map(({ source }) => source)]) hash.update(bytes)
  const key = hash.digest('hex')

  const stamp = join(folder, 'made-of.txt')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === key) return false
  await rm(stamp, { force: true })
  await mkdir(folder, { recursive: true })
  for (const { font, source } of fonts) {
    // Renamed when it is whole: the development server reads along, and must never miss a font.
    const part = join(folder, `${font.name}.part`)
    await writeFile(part, await cut(source, characters, font))
    await rename(part, join(folder, font.name))
  }
  // Last, so that a run that was broken off is not taken for a finished one.
  await writeFile(stamp, key)
  return true
}
