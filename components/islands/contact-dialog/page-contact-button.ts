'use client'

/**
 * The contact button under a name of its own, for parts of the home page. In Next's manifest, the home page is the parent
 * of all pages: its entry of a button that the header has too would make pages load the home page's chunk (2.5 kB).
 */
export { ContactButton as PageContactButton } from './contact-button'
