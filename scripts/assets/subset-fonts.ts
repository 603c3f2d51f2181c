import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import subsetFont from 'subset-font'

import type { Locale } from '@/content/schema/locales'
import { localeConfig } from '@/lib/locales'

import { shapedSubset } from './devanagari-subset'

/** A subset font of the site and its installed source. */
interface SiteFont {
  /** Name of the generated file, loaded by `app/fonts.ts` or `app/fonts-ne.ts`. */
  name: string
  /** Path below `node_modules`. */
  from: string
  /** Weights in use; only for variable fonts. */
  weights?: { min: number; max: number }
  /** Limits the font to basic Latin letters, for pages in another script. */
  basic?: true
  /** Language for shaping, which selects glyphs; without it, characters select them. */
  shapes?: Locale
  /** Texts of the font, by default the content. */
  words?: string[]
  /** Removes the font's Nepali language system, if its forms are broken. */
  anyLanguage?: true
}

/** All generated fonts; `app/fonts.ts` and `app/fonts-ne.ts` use the same file names. */
export const siteFonts: readonly SiteFont[] = [
  {
    name: 'eczar.woff2',
    from: '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
    weights: { min: 500, max: 700 },
  },
  { name: 'mukta-400.woff2', from: '@fontsource/mukta/files/mukta-latin-400-normal.woff2' },
  { name: 'mukta-600.woff2', from: '@fontsource/mukta/files/mukta-latin-600-normal.woff2' },
  {
    name: 'language-names.woff2',
    from: '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2',
    shapes: 'ne',
    words: [localeConfig.ne.name],
  },
  {
    name: 'eczar-basic.woff2',
    from: '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
    weights: { min: 600, max: 600 },
    basic: true,
  },
  {
    name: 'mukta-basic.woff2',
    from: '@fontsource/mukta/files/mukta-latin-400-normal.woff2',
    basic: true,
  },
  {
    name: 'eczar-nepali.woff2',
    from: '@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2',
    // In bolder weights the signs of ौ and ै fill in.
    weights: { min: 500, max: 500 },
    shapes: 'ne',
    // With `lang="ne"` Eczar 2 lacks the reph form: सम्पर्क shows a halant.
    anyLanguage: true,
  },
  {
    name: 'mukta-nepali.woff2',
    from: '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2',
    shapes: 'ne',
  },
]

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Latin letters and signs of texts in code, always in the subset. An unsubsetted font draws typed text. */
export const BASICS = `${range(0x20, 0x7e)}\u00A0©®°±·×÷–—‘’‚“”„†•…‹›€™←↑→↓−≤≥₹`

/** OpenType features that browsers apply by default, and the figure styles of the style sheet. */
const FEATURES = 'ccmp locl rlig rvrn calt clig liga kern mark mkmk lnum tnum'.split(' ')

/** Latin characters of names and codes in Nepali texts. */
const LATIN = `${range(0x20, 0x7e)}–—‘’“”…·×÷−©`

/** Digits, signs and words that code adds to Nepali texts. */
const NEPALI_BASICS = [...'०१२३४५६७८९।', localeConfig.ne.era.trim()]

/** Subsets a font to the words and basics, without hinting, which is a third of Mukta's size. */
function cut(source: Buffer, { weights, basic, shapes, anyLanguage }: SiteFont, words: string[]) {
  if (shapes) return shapedSubset(source, words, { language: shapes, weight: weights?.min, anyLanguage })
  return subsetFont(source, basic ? LATIN : `${BASICS}${words.join('')}`, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights.min === weights.max ? weights.min : weights } }),
  })
}

/** Writes the fonts, subset to `text` and basics, into `folder` unless up to date; returns whether it wrote them. */
export async function makeFonts(folder: string, text: string, modules: string): Promise<boolean> {
  const all = new Set(text.split(/[\s"\\]+/))
  const devanagari = [...all, ...NEPALI_BASICS].filter((word) => /\p{Script=Devanagari}|।/u.test(word)).sort()
  const characters = [...new Set(text)].sort()
  const tools = ['subset-fonts.ts', 'devanagari-subset.ts'].map((file) => join(import.meta.dirname, file))
  const installed = ['subset-font/package.json', ...siteFonts.map(({ from }) => from)]
  const hash = createHash('sha256').update(JSON.stringify([characters, devanagari]))
  for (const file of [...tools, ...installed.map((name) => join(modules, name))]) hash.update(await readFile(file))
  const key = hash.digest('hex')

  const stamp = join(folder, 'made-of.txt')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === key) return false
  await rm(stamp, { force: true })
  await mkdir(folder, { recursive: true })
  for (const font of siteFonts) {
    const source = await readFile(join(modules, font.from))
    // Renamed once complete: the development server may read the font at any time.
    const part = join(folder, `${font.name}.part`)
    await writeFile(part, await cut(source, font, font.words ?? (font.shapes ? devanagari : characters)))
    await rename(part, join(folder, font.name))
  }
  // Written last, so that an interrupted run is repeated.
  await writeFile(stamp, key)
  return true
}
