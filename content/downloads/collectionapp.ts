import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Collection App' },
  heading: { en: 'Collection app: coming soon' },
  description: {
    en: 'The Android collection app will be available here soon, for market representatives who collect savings and instalments on the round.',
  },
  text: { en: 'The Android collection app will be available here soon. Until then, ask us how it works.' },
} satisfies DownloadInput
