import localFont from 'next/font/local'

// The fonts of Nepali pages; English pages have files of their own (app/fonts.ts) and load none of these. Devanagari is
// cut to the words of the content, Latin to basic letters, since only names and codes need them. What a visitor
// typed has a font of the system (`typed` in tailwind.config.ts): it may be any letters.

/** Latin letters of headings. */
const eczarBasic = localFont({
  src: '../.made/fonts/eczar-basic.woff2',
  weight: '500 700',
  variable: '--font-eczar',
  display: 'optional',
  adjustFontFallback: false,
})

/** Latin letters of running text. */
const muktaBasic = localFont({
  src: [
    { path: '../.made/fonts/mukta-basic-400.woff2', weight: '400' },
    { path: '../.made/fonts/mukta-basic-600.woff2', weight: '600' },
  ],
  variable: '--font-mukta',
  display: 'optional',
  adjustFontFallback: false,
})

/** Headings and figures in Devanagari. */
const eczarNepali = localFont({
  src: '../.made/fonts/eczar-nepali.woff2',
  weight: '500 700',
  variable: '--font-eczar-nepali',
  display: 'optional',
  adjustFontFallback: false,
})

/** Running text in Devanagari. */
const muktaNepali = localFont({
  src: [
    { path: '../.made/fonts/mukta-nepali-400.woff2', weight: '400' },
    { path: '../.made/fonts/mukta-nepali-600.woff2', weight: '600' },
  ],
  variable: '--font-mukta-nepali',
  display: 'optional',
  adjustFontFallback: false,
})

/** The classes that give a document these fonts. */
export const fonts = [eczarBasic, muktaBasic, eczarNepali, muktaNepali].map(({ variable }) => variable).join(' ')
