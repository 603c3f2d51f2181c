/**
 * Widths of windows from which a wider layout holds; in styles `sm:` to `2xl:`, or `theme(screens.lg)`. From `wide` on the
 * margin beside the column has room for the social bar.
 */
export const breakpoints = { sm: '576px', md: '768px', lg: '992px', xl: '1200px', wide: '1360px', '2xl': '1400px' }
