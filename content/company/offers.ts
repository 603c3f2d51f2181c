import type { OffersInput } from '../schema'

export default {
  pageName: { en: 'Offers' },
  description: { en: 'Current offers and announcements, with a link to the posts that are open.' },
  heading: { en: 'Offers' },
  alt: { en: 'We are hiring: see the career page' },
  text: {
    en: 'We are hiring: a software distributor and technician, and a junior developer for support and training.',
  },
  linkLabel: { en: 'See current vacancies' },
  href: '/company/career',
} satisfies OffersInput
