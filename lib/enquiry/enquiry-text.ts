import { interpolate } from '../interpolate'
import { dateText, type Locale } from '../locales'

import { enquiryFields, type Enquiry, type EnquiryField } from './schema'

/** Formats an enquiry as plain text, one labelled line per field. */
export const enquiryText = (enquiry: Enquiry, fields: Record<EnquiryField, { label: string }>) =>
  enquiryFields.map((field) => `${fields[field].label} ${enquiry[field].trim()}`).join('\r\n')

/** `mailto:` URL with the whole enquiry as subject and body (RFC 6068). */
export const enquiryMail = (email: string, enquiry: Enquiry, fields: Record<EnquiryField, { label: string }>) =>
  `mailto:${email}?subject=${encoded(enquiry.subject.trim())}&body=${encoded(enquiryText(enquiry, fields))}`

// `encodeURIComponent` throws for a lone surrogate, such as half of an emoji.
const encoded = (text: string) => encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'))
const LONE_SURROGATE = /\p{Surrogate}/gu

/** Puts the `{code}` and `{time}` (in Nepal) of a failure into a text. */
export function quoteText(locale: Locale, text: string, { code, at }: { code: string; at: number }): string {
  // Codes keep Latin digits, since visitors quote them on the phone.
  return interpolate(text, { code, time: dateText(locale, 'time', at, 'Asia/Kathmandu') })
}
