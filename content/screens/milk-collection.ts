import type { ScreenInput } from '../schema'

export default {
  kind: 'table',
  caption: {
    en: 'Morning milk collection of seven members: litres, fat, SNF, the rate worked out and the amount',
    ne: 'सात सदस्यको बिहानको दूध संकलन: लिटर, फ्याट, एसएनएफ, त्यसबाट निस्केको दर र रकम',
  },
  title: { en: 'Milk collection: morning', ne: 'दूध संकलन: बिहान' },
  detail: { en: '{year}-04-15 · Centre 1', ne: '{year}-०४-१५ · केन्द्र १' },
  statusLine: [
    { id: 'fat-rate', label: { en: 'Rs per fat unit', ne: 'फ्याटको प्रति एकाइ रु' }, cell: 7, format: 'amount' },
    { id: 'snf-rate', label: { en: 'Rs per SNF unit', ne: 'एसएनएफको प्रति एकाइ रु' }, cell: 4.7, format: 'amount' },
  ],
  table: {
    columns: [
      { id: 'member', heading: { en: 'Member no.', ne: 'सदस्य नं.' }, format: 'code' },
      { id: 'milk', heading: { en: 'Milk', ne: 'दूध' }, minWidth: 512 },
      { id: 'litres', heading: { en: 'Litres', ne: 'लिटर' }, format: 'measure', sum: true },
      { id: 'fat', heading: { en: 'Fat %', ne: 'फ्याट %' }, format: 'measure', minWidth: 512, secondLine: true },
      { id: 'snf', heading: { en: 'SNF %', ne: 'एसएनएफ %' }, format: 'measure', minWidth: 512, secondLine: true },
      {
        id: 'rate',
        heading: { en: 'Rate Rs', ne: 'दर रु' },
        format: 'amount',
        formula: 'fat * fat-rate + snf * snf-rate',
      },
      {
        id: 'amount',
        heading: { en: 'Amount Rs', ne: 'रकम रु' },
        format: 'amount',
        formula: 'litres * rate',
        sum: true,
      },
    ],
    rows: [
      { cells: ['D-014', { en: 'Cow', ne: 'गाई' }, 6.5, 3.8, 8.1, null, null] },
      { cells: ['D-021', { en: 'Buffalo', ne: 'भैँसी' }, 4, 6.2, 9, null, null] },
      { cells: ['D-033', { en: 'Cow', ne: 'गाई' }, 9.2, 4.1, 8.3, null, null], emphasis: 'selected' },
      { cells: ['D-047', { en: 'Cow', ne: 'गाई' }, 5.8, 3.6, 7.9, null, null] },
      { cells: ['D-052', { en: 'Buffalo', ne: 'भैँसी' }, 7.5, 6.5, 9.1, null, null] },
      { cells: ['D-068', { en: 'Cow', ne: 'गाई' }, 3.4, 4, 8, null, null] },
      { cells: ['D-075', { en: 'Cow', ne: 'गाई' }, 8, 3.9, 8.2, null, null] },
    ],
    totals: [
      {
        cells: [
          { en: 'Total', ne: 'जम्मा' },
          null,
          null,
          '= sum(fat * litres) / litres',
          '= sum(snf * litres) / litres',
          '= amount / litres',
          null,
        ],
      },
    ],
  },
  notes: [
    {
      en: 'Rate per litre = fat × {= fat-rate} + SNF × {= snf-rate}. A unit is one per cent.',
      ne: 'प्रति लिटर दर = फ्याट × {= fat-rate} + एसएनएफ × {= snf-rate}। एक एकाइ भनेको एक प्रतिशत हो।',
    },
    {
      en: 'Averages are weighted by litres. Amounts are rounded to the paisa line by line.',
      ne: 'औसत भनेको लिटरका आधारमा निकालिएको भारित औसत हो। हरेक सदस्यको रकम नजिकको पैसामा मिलाइन्छ।',
    },
  ],
} satisfies ScreenInput
