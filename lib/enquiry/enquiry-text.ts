import { NEPAL_OFFSET_MS } from '../calendar/nepal-time'
import { interpolate } from '../i18n/interpolate'
import { dateText, type Locale } from '../i18n/locales'
import { enquiryFields, type Enquiry, type EnquiryField } from './schema'

/** Formats an enquiry as plain text, one labelled line per field. */
export const enquiryText = (enquiry: Enquiry, fields: Record<EnquiryField, { label: string }>) =>
  enquiryFields.map((field) => `${fields[field].label} ${enquiry[field].trim()}`).join('\r\n')

/** Longest `mailto:` URL, in characters: mail programs cut longer ones. */
const MAX_MAILTO_LENGTH = 2000

/**
 * `mailto:` URL (RFC 6068) to the address `email`, with the enquiry's subject, and the whole enquiry as body; `isWhole`
 * is false if the body does not fit. A letter of Devanagari takes nine characters.
 */
export function mailtoUrl(email: string, enquiry: Enquiry, fields: Record<EnquiryField, { label: string }>) {
  const [to, subject] = [`mailto:${email}`, `?subject=${encoded(enquiry.subject.trim())}`]
  const whole = `${to}${subject}&body=${encoded(enquiryText(enquiry, fields))}`
  const isWhole = whole.length <= MAX_MAILTO_LENGTH
  const short = to + subject
  return { isWhole, href: isWhole ? whole : short.length <= MAX_MAILTO_LENGTH ? short : to }
}

// `encodeURIComponent` throws for a lone surrogate, such as half of an emoji.
const encoded = (text: string) => encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'))
const LONE_SURROGATE = /\p{Surrogate}/gu

/** Fills in `{code}` and `{time}` (in Nepal) of a failure; `at` is in milliseconds since 1970. */
export function withCodeAndTime(locale: Locale, template: string, { code, at }: { code: string; at: number }): string {
  // The code keeps Latin digits, since visitors quote the code on the phone.
  return interpolate(template, { code, time: dateText(locale, 'time', at + NEPAL_OFFSET_MS, 'UTC') })
}
