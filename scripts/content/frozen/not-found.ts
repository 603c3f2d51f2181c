import type { NotFoundInput } from './schema'

export default {
  pageName: { en: 'Page not found' },
  heading: { en: 'This page is not on our books' },
  text: { en: 'Check the address, or start from the home page.' },
  alt: { en: 'Page not found' },
  linkLabel: { en: 'Go to the home page' },
  weave: {
    motif: [
      '330210000001',
      '301100000011',
      '021000000111',
      '110000001122',
      '100000011133',
      '000000112233',
      '000001113333',
      '000011223300',
      '000111333300',
      '001122330010',
      '011133330003',
      '112233001032',
    ],
    threads: ['#16213A', '#B4232C', '#F6EFE0', '#E9A227'],
  },
} satisfies NotFoundInput
