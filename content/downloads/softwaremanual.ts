import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Software Manual' },
  heading: { en: 'Software manual: coming soon' },
  description: {
    en: 'Software manuals will be available here soon. Until then, your nearest office can answer questions about the software.',
  },
  text: { en: 'Software manuals will be available here soon. Until then, ask your nearest office.' },
  now: [
    {
      name: { en: 'Call the nearest office' },
      desc: { en: 'They know your package and answer on the phone.', pending: true },
    },
    { name: { en: 'Look at the screens' }, desc: { en: 'Each product page shows what its screens look like.' } },
    { name: { en: 'Ask for training' }, desc: { en: 'The nearest office arranges it with you.' } },
  ],
  screen: 'manual-contents',
  weave: {
    motif: [
      '300000000033',
      '300002220003',
      '022222112223',
      '021111111123',
      '021222211123',
      '021111111123',
      '021222221123',
      '021111111123',
      '022222111123',
      '003333222223',
      '300000033333',
      '330000000003',
    ],
    threads: ['#E9A227', '#F6EFE0', '#16213A', '#B4232C'],
  },
} satisfies DownloadInput
