import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Software Demo' },
  heading: { en: 'Software demo: coming soon' },
  description: {
    en: 'Software demos will be available here soon. Until then, send an enquiry: we send a quotation and then arrange a demo.',
  },
  text: { en: 'Software demos will be available here soon. Until then, send an enquiry and ask for a demo.' },
} satisfies DownloadInput
