import type { Locale } from '@/content/schema/locales'

import type { SiteContent } from '../content/site-content'
import type { WorkingWords } from './sample'

/** Name of the file with the words of all workings in one language. */
export const workingsFile = (locale: Locale) => `workings-${locale}.json`

/** Address of that file. */
export const workingsHref = (locale: Locale) => `/data/${workingsFile(locale)}`

/** Contents of that file. */
export const workingWords = ({ locale, workings, labels }: SiteContent): WorkingWords => ({
  locale,
  ...workings,
  sampleData: labels.sampleData,
})
