import localFont from 'next/font/local'

// The files are cut to what the content needs by scripts/assets/make.ts, before every build.
// 'optional': a font that comes late is used from the next page on, so that no line ever moves under a reader's eyes.
// 'swap' and 'fallback' move the first screen of a phone by 0.18 (CLS on slow 4G), for all that the fallbacks are matched.
// All are preloaded, since the first screen of every page shows all three: the name and the heading in Eczar, the line of
// addresses in Mukta, menu and buttons in its 600. One left out would not appear on a first visit at all.

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
