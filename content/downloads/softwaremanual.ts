import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Software Manual' },
  heading: { en: 'Software manual: coming soon' },
  description: {
    en: 'Software manuals will be available here soon. Until then, your nearest office can answer questions about the software.',
  },
  text: { en: 'Software manuals will be available here soon. Until then, ask your nearest office.' },
} satisfies DownloadInput
