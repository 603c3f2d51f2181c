import type { NotFoundInput } from './schema'

export default {
  pageName: { en: 'Page not found' },
  heading: { en: 'This page is not on our books' },
  text: { en: 'Check the address, or start from the home page.' },
  alt: { en: 'Page not found' },
  linkLabel: { en: 'Go to the home page' },
} satisfies NotFoundInput
