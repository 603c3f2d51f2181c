import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import subsetFont from 'subset-font'

import { siteFonts, type SiteFont } from './font-list'

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Basic Latin characters and the digits of Nepal, which visitors may type and the code adds, whether or not the content uses them. */
export const BASICS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„†•…‹›€™←↑→↓−≤≥₹०१२३४५६७८९`

/** Features that browsers apply by default, and the figure styles that the style sheet sets. */
const FEATURES = 'ccmp locl rlig rvrn calt clig liga kern mark mkmk lnum tnum'.split(' ')

/** Cuts a font to `text` and the basics, without hinting: only Mukta has it, where it is a third of the size. */
const cut = (source: Buffer, text: string, { weights }: SiteFont) =>
  subsetFont(source, `${BASICS}${text}`, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  })

/**
 * Writes the site's fonts into `folder`, cut to the characters of `text` and the basics, unless they are already there.
 * Returns whether it wrote them.
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
    // Renamed once complete: the development server may read it at any time and must always find a whole font.
    const part = join(folder, `${font.name}.part`)
    await writeFile(part, await cut(source, characters, font))
    await rename(part, join(folder, font.name))
  }
  // Written last, so that an interrupted run does not count as finished.
  await writeFile(stamp, key)
  return true
}
