/** An installed font, and the site's file that is made from it. */
export interface SiteFont {
  /** Name of the generated file, which `app/fonts.ts` loads. */
  name: string
  /** Path below `node_modules`. */
  from: string
  /** Range of weights that the style sheet uses; only for variable fonts. */
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
