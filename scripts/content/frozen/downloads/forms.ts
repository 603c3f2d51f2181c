import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Forms', ne: 'फारमहरू' },
  heading: { en: 'Forms: coming soon', ne: 'फारमहरू छिट्टै आउँदैछन्' },
  description: {
    en: 'Forms will be available here soon. Until then, ask your nearest office in Kathmandu, Jhapa, Itahari, Nepalgunj or Illam.', ne: 'फारमहरू छिट्टै यहाँ आउँदैछन्। त्यतिन्जेल काठमाडौं, झापा, इटहरी, नेपालगन्ज वा इलामको नजिकको कार्यालयमा सोध्नुहोस्।',
  },
  text: { en: 'Forms will be available here soon. Until then, ask your nearest office.', ne: 'फारमहरू छिट्टै यहाँ आउँदैछन्। त्यतिन्जेल नजिकको कार्यालयमा सोध्नुहोस्।' },
  weave: {
    motif: [
      '322010101010',
      '220000000000',
      '200001111111',
      '000012000000',
      '100102011111',
      '000102000000',
      '100102011111',
      '000102000000',
      '100102011110',
      '000102000002',
      '100102011023',
      '200102000233',
      '220102002331',
      '322102023311',
    ],
    threads: ['#EAF2EC', '#16213A', '#B4232C', '#E9A227'],
  },
} satisfies DownloadInput
