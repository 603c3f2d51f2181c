import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { convert } from 'fontverter'

import type { Locale } from '@/content/schema/locale-codes'
import { localeConfig } from '@/lib/i18n/locales'

import { disableNepaliForms, glyphsOf, subset } from './harfbuzz'

/** A subset font of the site and its installed source. */
interface SiteFont {
  /** Name of the generated file, which a module `app/fonts*.ts` loads. */
  name: string
  /** Path below `node_modules`. */
  from: string
  /** Weights in use; only for variable fonts. */
  weights?: { min: number; max: number }
  /** Limits the font to `LATIN_IN_NEPALI`, for Nepali pages. */
  latinInNepali?: true
  /** Selects the glyphs by shaping the words in this language; by default, characters select the glyphs. */
  shapingLanguage?: Locale
  /** Words of the font, by default those of the content. */
  words?: string[]
  /** Disables the font's Nepali forms, if they are broken. */
  withoutNepaliForms?: true
}

/** All generated fonts; the modules `app/fonts*.ts` repeat their file names, since Next takes only literals. */
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
    shapingLanguage: 'ne',
    words: [localeConfig.ne.name],
  },
  {
    name: 'eczar-basic.woff2',
    from: '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
    // Between the weights of headings on English pages, 600 and 700.
    weights: { min: 650, max: 650 },
    latinInNepali: true,
  },
  { name: 'mukta-basic.woff2', from: '@fontsource/mukta/files/mukta-latin-400-normal.woff2', latinInNepali: true },
  {
    name: 'eczar-nepali.woff2',
    from: '@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2',
    // In bolder weights the gaps within ौ and ै close.
    weights: { min: 600, max: 600 },
    shapingLanguage: 'ne',
    // With `lang="ne"` Eczar 2 lacks the reph form: सम्पर्क shows a halant.
    withoutNepaliForms: true,
  },
  {
    name: 'mukta-nepali.woff2',
    from: '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2',
    shapingLanguage: 'ne',
  },
]

const characterRange = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Characters of texts that the source code holds. Fonts of English pages have these and those of the content. */
export const ENGLISH_BASICS = `${characterRange(0x20, 0x7e)}\u00A0©®°±·×÷–—‘’‚“”„†•…‹›€™←↑→↓−≤≥₹`

/** OpenType features that browsers apply by default, and the figure styles of the style sheet. */
const LATIN_FEATURES = 'ccmp locl rlig rvrn calt clig liga kern mark mkmk lnum tnum'.split(' ')

/** Features for shaping Devanagari (OpenType, "Developing OpenType fonts for Devanagari"), and marks; no kerning. */
const DEVANAGARI_FEATURES = [
  ...'ccmp locl rlig rclt calt clig liga mark mkmk nukt akhn rphf rkrf'.split(' '),
  ...'blwf half vatu cjct init pres abvs blws psts haln dist abvm blwm'.split(' '),
]

/** Latin characters of names and codes in Nepali texts. */
const LATIN_IN_NEPALI = `${characterRange(0x20, 0x7e)}–—‘’“”…·×÷−©`

/** What code adds to Nepali texts: digits, the full stop, and the prefix of AD dates. */
const NEPALI_BASICS = [...'०१२३४५६७८९।', localeConfig.ne.era.trim()]

/** Returns the subset of a font for `texts`. */
async function subsetSource(source: Buffer, siteFont: SiteFont, texts: string[]) {
  const { weights, latinInNepali, shapingLanguage, withoutNepaliForms } = siteFont
  const font = await convert(source, 'truetype')
  const characters = texts.join('')
  if (latinInNepali) return subset(font, { characters: LATIN_IN_NEPALI, features: LATIN_FEATURES, weights })
  if (!shapingLanguage)
    return subset(font, { characters: ENGLISH_BASICS + characters, features: LATIN_FEATURES, weights })
  if (withoutNepaliForms) disableNepaliForms(font)
  const glyphs = glyphsOf(font, texts, shapingLanguage)
  return subset(font, { characters, glyphs, features: DEVANAGARI_FEATURES, weights })
}

/** Writes `siteFonts`, reduced to the characters of `contentText` (JSON) and the basics, from `modules` to `folder`. */
export async function makeFonts(folder: string, contentText: string, modules: string): Promise<void> {
  const words = [...new Set(contentText.split(/[\s"\\]+/)), ...NEPALI_BASICS]
  // The danda । belongs to no single script in Unicode.
  const devanagariWords = words.filter((word) => /\p{Script=Devanagari}|।/u.test(word))
  await mkdir(folder, { recursive: true })
  for (const font of siteFonts) {
    const texts = font.words ?? (font.shapingLanguage ? devanagariWords : [contentText])
    const source = await readFile(join(modules, font.from))
    await writeFile(join(folder, font.name), await subsetSource(source, font, texts))
  }
}
