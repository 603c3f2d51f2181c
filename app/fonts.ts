import localFont from 'next/font/local'

// Before every build, scripts/assets/make.ts cuts the files to what the content needs.
// 'optional': a face that comes late is for the next page. Those of the system (system-faces.css) have nearly the same
// widths, but a line that only just fits wraps with one of them: a swap moved the home page of a phone by 0.09.
// The first screen of every page uses all files, so all are preloaded: otherwise they would be late on a first visit.

/** Headings, figures and product names. */
const eczar = localFont({
  src: '../.made/fonts/eczar.woff2',
  weight: '500 700',
  display: 'optional',
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
  display: 'optional',
  adjustFontFallback: false,
  fallback: ['mukta-system', 'mukta-android'],
})

/**
 * The names of the other languages in their own letters: a search through the system's fonts for these few letters
 * would delay the first paint of a slow phone by 40 ms.
 */
const languageNames = localFont({
  src: '../.made/fonts/language-names.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-names',
  adjustFontFallback: false,
})

/** The classes that give a document these fonts. */
export const fonts = [eczar, mukta, languageNames].map(({ variable }) => variable).join(' ')
