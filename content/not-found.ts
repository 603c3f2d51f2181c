import type { NotFoundInput } from './schema'

export default {
  pageName: { en: 'Page not found', ne: 'पृष्ठ भेटिएन' },
  heading: { en: 'There is no page at this address', ne: 'यस ठेगानामा कुनै पृष्ठ छैन' },
  text: { en: 'Check the address, or start from the home page.', ne: 'ठेगाना जाँच्नुहोस् वा गृहपृष्ठबाट सुरु गर्नुहोस्।' },
  alt: { en: 'Page not found', ne: 'पृष्ठ भेटिएन' },
  linkLabel: { en: 'Go to the home page', ne: 'गृहपृष्ठमा जानुहोस्' },
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
