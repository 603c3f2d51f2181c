import type { DownloadInput } from '../schema'

export default {
  pageName: { en: 'Forms' },
  heading: { en: 'Forms: coming soon' },
  description: {
    en: 'Forms will be available here soon. Until then, ask your nearest office in Kathmandu, Jhapa, Itahari, Nepalgunj or Illam.',
  },
  text: { en: 'Forms will be available here soon. Until then, ask your nearest office.' },
} satisfies DownloadInput
