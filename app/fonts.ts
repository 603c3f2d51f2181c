import localFont from 'next/font/local'

// Before every build, scripts/assets/make-fonts.ts subsets the files to the characters of the content.
// `fallback`: system fonts of nearly equal metrics (fallback-fonts.css) show the text until the web font has loaded.
// All files are preloaded: the first screen of every page uses them.

/** For headings, large numbers and product names. */
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

/** For the names of other languages in their own script: 1 kB, instead of the 19 kB of the Nepali pages' font. */
const languageNames = localFont({
  src: '../.made/fonts/language-names.woff2',
  weight: '400 700',
  variable: '--font-mukta-nepali',
  adjustFontFallback: false,
  fallback: ['mukta-devanagari'],
})

/** Class names that define the font CSS variables. */
export const fonts = [eczar, mukta, languageNames].map(({ variable }) => variable).join(' ')
