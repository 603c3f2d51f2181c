import localFont from 'next/font/local'

// Before every build, scripts/assets/make-fonts.ts subsets the files to the characters of the content.
// `fallback`: a late font replaces a system font of nearly equal metrics (fallback-fonts.css).
// All files are preloaded: the first screen of every page uses them.

/** For headings, figures and product names. */
const eczar = localFont({
  src: '../.made/fonts/eczar.woff2',
  weight: '500 700',
  variable: '--font-eczar',
  adjustFontFallback: false,
  fallback: ['eczar-system', 'eczar-android'],
})

/** For body text. */
const mukta = localFont({
  src: [
    { path: '../.made/fonts/mukta-400.woff2', weight: '400' },
    { path: '../.made/fonts/mukta-600.woff2', weight: '600' },
  ],
  variable: '--font-mukta',
  adjustFontFallback: false,
  fallback: ['mukta-system', 'mukta-android'],
})

/** Native names of the other languages: a subset of 1 kB, instead of the Nepali font's 19 kB. */
const languageNames = localFont({
  src: '../.made/fonts/language-names.woff2',
  weight: '400 700',
  variable: '--font-mukta-nepali',
  adjustFontFallback: false,
  fallback: ['mukta-devanagari'],
})

/** Class names that define the font CSS variables. */
export const fonts = [eczar, mukta, languageNames].map(({ variable }) => variable).join(' ')
