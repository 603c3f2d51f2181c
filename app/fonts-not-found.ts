import localFont from 'next/font/local'

// Fonts of the 404 page, one file for all languages: the English pages' fonts, and those of Devanagari. A module of its
// own, since a page preloads all fonts of the modules that it imports; written out, since Next takes only literals.

/** For English headings. */
const eczar = localFont({
  src: '../.made/fonts/eczar.woff2',
  weight: '500 700',
  variable: '--font-eczar',
  adjustFontFallback: false,
})

/** For English body text. */
const mukta = localFont({
  src: [
    { path: '../.made/fonts/mukta-400.woff2', weight: '400' },
    { path: '../.made/fonts/mukta-600.woff2', weight: '600' },
  ],
  variable: '--font-mukta',
  adjustFontFallback: false,
})

/** Devanagari subset for headings. */
const eczarNepali = localFont({
  src: '../.made/fonts/eczar-nepali.woff2',
  weight: '500 700',
  variable: '--font-eczar-nepali',
  adjustFontFallback: false,
  fallback: ['eczar-system', 'eczar-android', 'eczar-devanagari', 'eczar-devanagari-sans'],
})

/** Devanagari subset for body text. */
const muktaNepali = localFont({
  src: '../.made/fonts/mukta-nepali.woff2',
  weight: '400',
  variable: '--font-mukta-nepali',
  adjustFontFallback: false,
  fallback: ['mukta-system', 'mukta-android', 'mukta-devanagari'],
})

/** Class names that define the font CSS variables. */
export const fonts = [eczar, mukta, eczarNepali, muktaNepali].map(({ variable }) => variable).join(' ')
