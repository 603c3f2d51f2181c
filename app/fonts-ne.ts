import localFont from 'next/font/local'

// The fonts of Nepali pages; English pages have files of their own (app/fonts.ts) and load none of these. Devanagari is
// cut to the words of the content, Latin to basic letters, since only names and codes need them. Bold text is drawn from
// the regular face by the browser: a bold one would be 28 kB, half of all these.

/** Latin letters of headings. */
const eczarBasic = localFont({
  src: '../.made/fonts/eczar-basic.woff2',
  weight: '500 700',
  variable: '--font-eczar',
  display: 'fallback',
  adjustFontFallback: false,
})

/** Latin letters of running text. */
const muktaBasic = localFont({
  src: '../.made/fonts/mukta-basic.woff2',
  weight: '400',
  variable: '--font-mukta',
  display: 'fallback',
  adjustFontFallback: false,
})

/** Headings and figures in Devanagari. */
const eczarNepali = localFont({
  src: '../.made/fonts/eczar-nepali.woff2',
  weight: '500 700',
  variable: '--font-eczar-nepali',
  display: 'fallback',
  adjustFontFallback: false,
  fallback: ['eczar-system', 'eczar-android', 'eczar-devanagari', 'eczar-devanagari-sans'],
})

/** Running text in Devanagari. */
const muktaNepali = localFont({
  src: '../.made/fonts/mukta-nepali.woff2',
  weight: '400',
  variable: '--font-mukta-nepali',
  display: 'fallback',
  adjustFontFallback: false,
  fallback: ['mukta-system', 'mukta-android', 'mukta-devanagari'],
})

/** The classes that give a document these fonts. */
export const fonts = [eczarBasic, muktaBasic, eczarNepali, muktaNepali].map(({ variable }) => variable).join(' ')
