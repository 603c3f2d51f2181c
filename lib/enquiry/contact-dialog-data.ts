import { companyOf } from '../content/company-contact'
import type { SiteContent } from '../content/gateway'
import type { Locale } from '../i18n/locales'
import { buildSettings } from '../settings'
import type { EnquiryTexts } from './schema'

/** Name of the JSON file with the texts and settings of the contact dialog in one language. */
export const contactDialogFile = (locale: Locale) => `contact-dialog-${locale}.json`

/** URL path of the JSON file. */
export const contactDialogHref = (locale: Locale) => `/data/${contactDialogFile(locale)}`

/** Texts of the dialog and its form, mail settings, and contact data of the company. */
export const contactDialogData = (content: SiteContent) => ({
  title: content.enquiryForm.dialog.title,
  texts: { ...content.enquiryForm, locale: content.locale } satisfies EnquiryTexts,
  closeLabel: content.labels.close,
  mail: buildSettings().mail,
  company: companyOf(content),
})

/** Contents of the JSON file. */
export type ContactDialogData = ReturnType<typeof contactDialogData>
