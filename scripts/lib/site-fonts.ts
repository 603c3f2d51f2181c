import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import subsetFont from 'subset-font'

/** A font as it is installed, and the file of the site that is made from it. */
export interface SiteFont {
  /** Name of the made file, which `app/fonts.ts` loads. */
  name: string
  /** Path below `node_modules`. */
  from: string
  /** Weights that the style sheet asks for, in a font that has them all. */
  weights?: { min: number; max: number }
}

/** All fonts of the site; `app/fonts.ts` names the same files. */
export const siteFonts: readonly SiteFont[] = [
  {
    name: 'eczar.woff2',
    from: '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
    weights: { min: 500, max: 700 },
  },
  { name: 'mukta-400.woff2', from: '@fontsource/mukta/files/mukta-latin-400-normal.woff2' },
  { name: 'mukta-600.woff2', from: '@fontsource/mukta/files/mukta-latin-600-normal.woff2' },
]

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
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const { font, source } of fonts) await writeFile(join(folder, font.name), await cut(source, characters, font))
  // Last, so that a run that was broken off is not taken for a finished one.
  await writeFile(stamp, key)
  return true
}
