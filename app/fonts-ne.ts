import localFont from 'next/font/local'

// Fonts of Nepali pages. The Devanagari fonts are subset to the words of the content, the Latin
// fonts to the letters of names and codes. Browsers synthesize bold body text: a bold Mukta would add 28 kB to 57 kB.

/** Latin subset for headings. */
const eczarBasic = localFont({
  src: '../.made/fonts/eczar-basic.woff2',
  weight: '500 700',
  variable: '--font-eczar',
  adjustFontFallback: false,
})

/** Latin subset for body text. */
const muktaBasic = localFont({
  src: '../.made/fonts/mukta-basic.woff2',
  weight: '400',
  variable: '--font-mukta',
  adjustFontFallback: false,
})

/** Devanagari subset for headings and large numbers. */
const eczarNepali = localFont({
  src: '../.made/fonts/eczar-nepali.woff2',
  weight: '500 700',
  variable: '--font-eczar-nepali',
  adjustFontFallback: false,
  fallback: ['eczar-names', 'eczar-names-android', 'eczar-devanagari', 'eczar-devanagari-sans'],
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
export const fonts = [eczarBasic, muktaBasic, eczarNepali, muktaNepali].map(({ variable }) => variable).join(' ')
