import { inFile, type Edit } from './edit'

const mend = 'or ask a developer'
const phones = `phones: [
    { value: '+977 1 0000000', pending: true },
    { value: '+977 1 0000001', pending: true },
  ]`
const times = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index)).join(', ')

/** Lists with too few or too many items. */
export const countEdits: Edit[] = [
  ...inFile('content/site.ts', [
    [
      'no phone number',
      phones,
      'phones: []',
      `phones  has no phone numbers, and the page takes 1 to 6: add 1 more, ${mend}`,
    ],
    [
      'seven phone numbers',
      phones,
      `phones: [${times(7, (index) => `{ value: '+977 1 400000${index}' }`)}]`,
      `phones  has 7 phone numbers, and the page takes 1 to 6: take 1 out, ${mend}`,
    ],
  ]),
  ...inFile('content/home.ts', [
    [
      'fourth figure',
      '  stats: [\n',
      "  stats: [\n    { figure: { en: '1', ne: '१' }, label: { en: 'One more', ne: 'अर्को एउटा' } },\n",
      `stats  has 4 figures, and the page takes 3: take 1 out, ${mend}`,
    ],
    [
      'three slides too many',
      '  slides: [\n',
      `  slides: [${times(3, (index) => `{ alt: { en: 'Picture ${index}', ne: 'तस्बिर ${index}' } }`)},\n`,
      `slides  has 8 slides, and the page takes 3 to 7: take 1 out, ${mend}`,
    ],
  ]),
  ...inFile('content/company/career.ts', [
    [
      'nine postings too many',
      '  postings: [\n',
      `  postings: [${times(9, (index) => `{ id: 'post-${index}', title: { en: 'Posting', ne: 'खुला पद' }, summary: { en: 'You do the work of a posting.', ne: 'यस पदको सबै काम तपाईं आफैँ गर्नुहुन्छ।' }, requirementsTitle: { en: 'Asked for', ne: 'के चाहिन्छ' }, requirements: [{ en: 'Licence', ne: 'अनुमतिपत्र' }] }`)},\n`,
      `postings  has 11 postings, and the page takes 0 to 10: take 1 out, ${mend}`,
    ],
  ]),
  ...inFile('content/services/websitedevelopment.ts', [
    [
      'package without items',
      "items: [{ en: 'Logo and poster design', ne: 'लोगो र पोस्टर डिजाइन' }, { en: 'Up to 5 pages', ne: '५ पृष्ठसम्म' }]",
      'items: []',
      `tiers[1].items  has no items, and the page takes 1 to 20: add 1 more, ${mend}`,
    ],
  ]),
]
