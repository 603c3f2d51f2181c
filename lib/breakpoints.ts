/**
 * Widths of windows from which a wider layout holds; in styles `sm:` to `2xl:` and `@variant`. They are 576, 768, 992,
 * 1200, 1360 and 1400 px with letters of 16 px (specification, section 9); a reader with larger letters needs more room
 * for the same layout. From `wide` on the margin beside the column has room for the social bar.
 */
export const breakpoints = { sm: '36rem', md: '48rem', lg: '62rem', xl: '75rem', wide: '85rem', '2xl': '87.5rem' }
