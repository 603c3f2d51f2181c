import type { ScreenInput } from '../schema'

export default {
  kind: 'receipt',
  caption: {
    en: 'Milk slip for one member: litres, fat, SNF, rate and amount',
    ne: 'एक सदस्यको दूध पर्ची: लिटर, फ्याट, एसएनएफ, दर र रकम',
  },
  title: { en: 'Milk slip', ne: 'दूध पर्ची' },
  detail: { en: '{year}-04-15, morning', ne: '{year}-०४-१५, बिहान' },
  lines: [
    { id: 'member', label: { en: 'Member no.', ne: 'सदस्य नं.' }, cell: 'D-033' },
    { id: 'litres', label: { en: 'Litres', ne: 'लिटर' }, cell: 9.2, format: 'measure' },
    { id: 'fat', label: { en: 'Fat %', ne: 'फ्याट %' }, cell: 4.1, format: 'measure' },
    { id: 'snf', label: { en: 'SNF %', ne: 'एसएनएफ %' }, cell: 8.3, format: 'measure' },
    { id: 'rate', label: { en: 'Rate Rs', ne: 'दर रु' }, cell: 67.71, format: 'amount' },
  ],
  total: { id: 'amount', label: { en: 'Amount Rs', ne: 'रकम रु' }, cell: 622.93 },
} satisfies ScreenInput
