/** A font as it is installed, and the file of the site that is made from it. */
export interface SiteFont {
  /** Name of the made file, which `app/fonts.ts` loads. */
  name: string
  /** Path below `node_modules`. */
  from: string
  /** Weights that the style sheet asks for, in a font that has them all. */
  weights?: { min: number; max: number }
}

/** All fonts of the site; `app/fonts.ts` names the same files. */
export const siteFonts: readonly SiteFont[] = [
  {
    name: 'eczar.woff2',
    from: '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
    weights: { min: 500, max: 700 },
  },
  { name: 'mukta-400.woff2', from: '@fontsource/mukta/files/mukta-latin-400-normal.woff2' },
  { name: 'mukta-600.woff2', from: '@fontsource/mukta/files/mukta-latin-600-normal.woff2' },
]
