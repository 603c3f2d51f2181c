import localFont from 'next/font/local'

// Before every build, scripts/assets/make.ts cuts the files to what the content needs.
// 'fallback': a face that comes late takes the place of one of the system (system-faces.css) with nearly the same widths.
// The first screen of every page uses all files, so all are preloaded: otherwise they would be late on a first visit.

/** Headings, figures and product names. */
const eczar = localFont({
  src: '../.made/fonts/eczar.woff2',
  weight: '500 700',
  display: 'fallback',
  variable: '--font-eczar',
  adjustFontFallback: false,
  fallback: ['eczar-system', 'eczar-android'],
})

/** Running text. */
const mukta = localFont({
  src: [
    { path: '../.made/fonts/mukta-400.woff2', weight: '400' },
    { path: '../.made/fonts/mukta-600.woff2', weight: '600' },
  ],
  variable: '--font-mukta',
  display: 'fallback',
  adjustFontFallback: false,
  fallback: ['mukta-system', 'mukta-android'],
})

/** The names of the other languages in their own letters: 1 kB in place of the 19 of the Nepali font. */
const languageNames = localFont({
  src: '../.made/fonts/language-names.woff2',
  weight: '400 700',
  display: 'fallback',
  variable: '--font-mukta-nepali',
  adjustFontFallback: false,
  fallback: ['mukta-devanagari'],
})

/** The classes that give a document these fonts. */
export const fonts = [eczar, mukta, languageNames].map(({ variable }) => variable).join(' ')
