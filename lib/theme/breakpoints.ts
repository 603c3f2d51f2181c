/**
 * Minimum window widths of the layouts: 576, 768, 992, 1200 and 1400 px at 16 px per rem (specification, section 9), and
 * `wide`, from which on the social bar fits beside the page. In rem, because larger text needs a wider window.
 */
export const breakpoints = { sm: '36rem', md: '48rem', lg: '62rem', xl: '75rem', wide: '85rem', '2xl': '87.5rem' }
