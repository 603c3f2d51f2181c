import localFont from 'next/font/local'

// 'optional': a font that comes late is used from the next page on, so that no line ever moves under a reader's eyes.

/** Headings, figures and product names; variable weight, Latin subset. */
export const eczar = localFont({
  src: '../node_modules/@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
  weight: '400 800',
  display: 'optional',
  variable: '--font-eczar',
  adjustFontFallback: 'Times New Roman',
})

/** Running text; two weights, Latin subset. */
export const mukta = localFont({
  src: [
    { path: '../node_modules/@fontsource/mukta/files/mukta-latin-400-normal.woff2', weight: '400' },
    { path: '../node_modules/@fontsource/mukta/files/mukta-latin-600-normal.woff2', weight: '600' },
  ],
  variable: '--font-mukta',
  display: 'optional',
  adjustFontFallback: 'Arial',
})
