import type { Locale } from '@/lib/locales'

import { companyOf } from '../company'
import type { SiteContent } from '../content/gateway'
import { ownSettings } from '../settings'
import type { EnquiryTexts } from './schema'

/** Name of the file with what the contact dialog of one language needs in addition to its code. */
export const contactDialogFile = (locale: Locale) => `contact-dialog-${locale}.json`

/** Address of that file. */
export const contactDialogHref = (locale: Locale) => `/data/${contactDialogFile(locale)}`

/** The words of dialog and form, the settings for sending, and other ways to reach the company. */
export const contactDialogData = (content: SiteContent) => ({
  title: content.enquiryForm.dialog.title,
  texts: { ...content.enquiryForm, locale: content.locale } satisfies EnquiryTexts,
  closeLabel: content.labels.close,
  mail: ownSettings().mail,
  company: companyOf(content),
})

/** Contents of that file. */
export type ContactDialogData = ReturnType<typeof contactDialogData>
