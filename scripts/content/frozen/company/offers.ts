import type { OffersInput } from '../schema'

export default {
  pageName: { en: 'Offers' },
  description: { en: 'Current offers and announcements, with a link to the posts that are open.' },
  heading: { en: 'Offers' },
  headline: { en: 'We are hiring' },
  alt: { en: 'We are hiring: see the career page' },
  text: {
    en: 'A software distributor and technician, and a junior developer for support and training.',
  },
  linkLabel: { en: 'See current vacancies' },
  noOffers: { en: 'No price offers now.' },
  href: '/company/career',
  weave: {
    motif: [
      '2010201020',
      '1000000003',
      '1100000033',
      '2200000032',
      '2200000032',
      '3000000001',
      '3330000111',
      '3333001111',
      '3303221011',
      '3300000011',
      '3330000111',
      '0220000111',
      '0200001111',
      '0200011111',
      '0330000020',
      '1020102010',
    ],
    threads: ['#B4232C', '#E9A227', '#F6EFE0', '#16213A'],
  },
} satisfies OffersInput
