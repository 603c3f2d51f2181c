import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { convert } from 'fontverter'

import type { Locale } from '@/content/schema/locales'
import { localeConfig } from '@/lib/locales'

import { disableNepaliForms, glyphsOf, subset } from './harfbuzz'

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
  /** Disables the font's Nepali forms, if they are broken. */
  withoutNepaliForms?: true
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
    withoutNepaliForms: true,
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
const LATIN_FEATURES = 'ccmp locl rlig rvrn calt clig liga kern mark mkmk lnum tnum'.split(' ')

/** Features for shaping Devanagari (OpenType, "Developing OpenType fonts for Devanagari"), and marks; no kerning. */
const DEVANAGARI_FEATURES =
  'ccmp locl rlig rclt calt clig liga mark mkmk nukt akhn rphf rkrf blwf half vatu cjct init pres abvs blws psts haln dist abvm blwm'.split(
    ' ',
  )

/** Latin characters of names and codes in Nepali texts. */
const LATIN = `${range(0x20, 0x7e)}–—‘’“”…·×÷−©`

/** Digits, signs and words that code adds to Nepali texts. */
const NEPALI_BASICS = [...'०१२३४५६७८९।', localeConfig.ne.era.trim()]

/** Subsets a font to the words and basics. */
async function cut(source: Buffer, { weights, basic, shapes, withoutNepaliForms }: SiteFont, words: string[]) {
  const font = await convert(source, 'truetype')
  const characters = words.join('')
  if (!shapes)
    return subset(font, { characters: basic ? LATIN : BASICS + characters, features: LATIN_FEATURES, weights })
  if (withoutNepaliForms) disableNepaliForms(font)
  const glyphs = glyphsOf(font, words, shapes)
  return subset(font, { characters, glyphs, features: DEVANAGARI_FEATURES, weights })
}

/** Writes the fonts, subset to `text` and basics, into `folder`. */
export async function makeFonts(folder: string, text: string, modules: string): Promise<void> {
  const words = [...new Set(text.split(/[\s"\\]+/)), ...NEPALI_BASICS]
  const devanagari = words.filter((word) => /\p{Script=Devanagari}|।/u.test(word))
  await mkdir(folder, { recursive: true })
  for (const font of siteFonts) {
    const source = await readFile(join(modules, font.from))
    await writeFile(join(folder, font.name), await cut(source, font, font.words ?? (font.shapes ? devanagari : [text])))
  }
}
