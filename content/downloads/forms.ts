import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Forms' },
  heading: { en: 'Forms: coming soon' },
  description: {
    en: 'Forms will be available here soon. Until then, ask your nearest office in Kathmandu, Jhapa, Itahari, Nepalgunj or Illam.',
  },
  text: { en: 'Forms will be available here soon. Ask us for the one you need.' },
  now: [
    { name: { en: 'Name the form' }, desc: { en: 'Write in the enquiry which of these you need.' } },
    { name: { en: 'Ask the nearest office' }, desc: { en: 'It sends what it has.', pending: true } },
    {
      name: { en: 'Print from the software' },
      desc: { en: 'Ask which forms your package prints already.', pending: true },
    },
  ],
  screen: 'forms-list',
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
