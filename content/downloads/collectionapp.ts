import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Collection App' },
  heading: { en: 'Collection app: coming soon' },
  description: {
    en: 'The Android collection app will be available here soon, for market representatives (collectors) on their daily round.',
  },
  text: { en: 'The Android collection app will be available here soon. Until then, ask us how it works.' },
  now: [
    { name: { en: 'Ask for a demo' }, desc: { en: 'See one round entered on the phone and posted at the office.' } },
    { name: { en: 'Count your collectors' }, desc: { en: 'Each of them needs an Android phone.', pending: true } },
    {
      name: { en: 'Write down your routes' },
      desc: { en: 'Each route has its own list of members in the app.', pending: true },
    },
  ],
  screen: 'collection-round',
  weave: {
    motif: [
      '312201310000',
      '122202120000',
      '222000000000',
      '220000000000',
      '000000011133',
      '220010111111',
      '122000111111',
      '312000133333',
      '122000131113',
      '220010133333',
      '220000131113',
      '222000133332',
      '122200133322',
      '312210133221',
    ],
    threads: ['#234E3A', '#F6EFE0', '#E9A227', '#16213A'],
  },
} satisfies DownloadInput
