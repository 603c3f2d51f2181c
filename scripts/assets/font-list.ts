import type { Locale } from '@/content/schema/locales'
import { localeFacts } from '@/lib/locales'

/** An installed font, and the site's file that is made from it. */
export interface SiteFont {
  /** Name of the generated file, which `app/fonts.ts` or `app/fonts-ne.ts` loads. */
  name: string
  /** The language whose pages load it. */
  edition: Locale
  /** Path below `node_modules`. */
  from: string
  /** Range of weights that the style sheet uses; only for variable fonts. */
  weights?: { min: number; max: number }
  /** Whether it has basic Latin letters only, for pages in another script. */
  basic?: true
  /** The language whose texts are shaped to find the glyphs; without it, the characters of all texts are enough. */
  shapes?: Locale
  /** All words that it draws, if not those of the content. */
  words?: string[]
  /** Whether it also draws what visitors type. */
  typed?: true
  /** Whether to use the forms for any language, because the font's own forms for that language are broken. */
  anyLanguage?: true
}

/** All fonts of the site; `app/fonts.ts` and `app/fonts-ne.ts` name the same files. */
export const siteFonts: readonly SiteFont[] = [
  {
    name: 'eczar.woff2',
    edition: 'en',
    from: '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
    weights: { min: 500, max: 700 },
  },
  { name: 'mukta-400.woff2', edition: 'en', from: '@fontsource/mukta/files/mukta-latin-400-normal.woff2' },
  { name: 'mukta-600.woff2', edition: 'en', from: '@fontsource/mukta/files/mukta-latin-600-normal.woff2' },
  {
    name: 'language-names.woff2',
    edition: 'en',
    from: '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2',
    shapes: 'ne',
    words: [localeFacts.ne.name],
  },
  {
    name: 'eczar-basic.woff2',
    edition: 'ne',
    from: '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
    weights: { min: 600, max: 600 },
    basic: true,
  },
  {
    name: 'mukta-basic-400.woff2',
    edition: 'ne',
    from: '@fontsource/mukta/files/mukta-latin-400-normal.woff2',
    basic: true,
  },
  {
    name: 'mukta-basic-600.woff2',
    edition: 'ne',
    from: '@fontsource/mukta/files/mukta-latin-600-normal.woff2',
    basic: true,
  },
  {
    name: 'eczar-nepali.woff2',
    edition: 'ne',
    from: '@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2',
    // Bolder, the sign above ौ and ै closes to a blot.
    weights: { min: 500, max: 500 },
    shapes: 'ne',
    // With `lang="ne"` Eczar 2 leaves out reph: सम्पर्क with a visible halant.
    anyLanguage: true,
  },
  {
    name: 'mukta-nepali-400.woff2',
    edition: 'ne',
    from: '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2',
    shapes: 'ne',
    typed: true,
  },
  {
    name: 'mukta-nepali-600.woff2',
    edition: 'ne',
    from: '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2',
    shapes: 'ne',
  },
]
