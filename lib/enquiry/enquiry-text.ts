import { interpolate } from '../interpolate'
import { dateText, type Locale } from '../locales'

import { enquiryFields, type Enquiry, type EnquiryField } from './schema'

/** Formats an enquiry as plain text, one labelled line per field. */
export const enquiryText = (enquiry: Enquiry, fields: Record<EnquiryField, { label: string }>) =>
  enquiryFields.map((field) => `${fields[field].label} ${enquiry[field].trim()}`).join('\r\n')

/** `mailto:` URL (RFC 6068) to the address `email`, with the enquiry's subject, and the whole enquiry as body. */
export const mailtoUrl = (email: string, enquiry: Enquiry, fields: Record<EnquiryField, { label: string }>) =>
  `mailto:${email}?subject=${encoded(enquiry.subject.trim())}&body=${encoded(enquiryText(enquiry, fields))}`

// `encodeURIComponent` throws for a lone surrogate, such as half of an emoji.
const encoded = (text: string) => encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'))
const LONE_SURROGATE = /\p{Surrogate}/gu

/** Fills in `{code}` and `{time}` (in Nepal) of a failure; `at` is in milliseconds since 1970. */
export function withCodeAndTime(locale: Locale, template: string, { code, at }: { code: string; at: number }): string {
  // The code keeps Latin digits, since visitors quote the code on the phone.
  return interpolate(template, { code, time: dateText(locale, 'time', at, 'Asia/Kathmandu') })
}
