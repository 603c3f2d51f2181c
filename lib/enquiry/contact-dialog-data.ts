import type { Locale } from '@/content/schema'

import { companyOf } from '../company'
import type { SiteContent } from '../content/gateway'
import { settings } from '../settings'

/** Name of the file that holds what the contact dialog of one language needs beside its code. */
export const contactDialogFile = (locale: Locale) => `contact-dialog-${locale}.json`

/** Address of that file. */
export const contactDialogHref = (locale: Locale) => `/data/${contactDialogFile(locale)}`

/** The words of dialog and form, where they are sent, and whom else to reach. */
export const contactDialogData = (content: SiteContent) => ({
  title: content.enquiryForm.dialog.title,
  texts: content.enquiryForm,
  closeLabel: content.labels.close,
  mail: settings.mail,
  company: companyOf(content),
})

export type ContactDialogData = ReturnType<typeof contactDialogData>
