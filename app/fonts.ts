import localFont from 'next/font/local'

// Before every build, scripts/assets/make.ts cuts the files to what the content needs.
// 'optional': a font that arrives late is used from the next page on, so that no line moves while someone reads it.
// 'swap' and 'fallback' move the first screen of a phone by 0.18 (CLS on slow 4G), although the fallbacks are matched.
// All three files are preloaded, since the first screen of every page uses them: Eczar for the name and the heading,
// Mukta for the line of addresses, Mukta 600 for menu and buttons. Without it a font would not appear on a first visit.

/** Headings, figures and product names. */
export const eczar = localFont({
  src: '../.made/fonts/eczar.woff2',
  weight: '500 700',
  display: 'optional',
  variable: '--font-eczar',
  adjustFontFallback: 'Times New Roman',
})

/** Running text. */
export const mukta = localFont({
  src: [
    { path: '../.made/fonts/mukta-400.woff2', weight: '400' },
    { path: '../.made/fonts/mukta-600.woff2', weight: '600' },
  ],
  variable: '--font-mukta',
  display: 'optional',
  adjustFontFallback: 'Arial',
})
