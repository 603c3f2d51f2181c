import { interpolate } from '../interpolate'
import { countLetters } from '../letters'
import { dateText, type Locale } from '../locales'

import type { Prefill } from './draft'
import { enquiryFields, type Enquiry, type EnquiryField } from './schema'

/** The whole enquiry as plain text, a line for each field, to be read by people. */
export const enquiryText = (enquiry: Enquiry, fields: Record<EnquiryField, { label: string }>) =>
  enquiryFields.map((field) => `${fields[field].label} ${enquiry[field].trim()}`).join('\r\n')

/** The `mailto:` address that opens a mail with the whole enquiry in it (RFC 6068). */
export const enquiryMail = (email: string, enquiry: Enquiry, fields: Record<EnquiryField, { label: string }>) =>
  `mailto:${email}?subject=${encodeURIComponent(wellFormed(enquiry.subject.trim()))}&body=${encodeURIComponent(wellFormed(enquiryText(enquiry, fields)))}`

// A text that was cut in the middle of an emoji ends in half a surrogate pair, which cannot be encoded.
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')

/** Puts the `{code}` and `{time}` (in Nepal) of a failure into a text. */
export function quoteText(locale: Locale, text: string, { code, at }: { code: string; at: number }): string {
  // Codes keep Latin digits, as in our own records: visitors quote them on the phone.
  return interpolate(text, { code, time: dateText(locale, 'time', at, 'Asia/Kathmandu') })
}

/** Markup, control characters, and marks that change the direction of the text around them. */
const FORBIDDEN = /[<>\p{Cc}\u202A-\u202E\u2066-\u2069]/u

/** The text for a field in the address of the contact page; empty when it is too long or has `FORBIDDEN` characters. */
export function textIn(search: string, field: keyof Prefill, most: number): string {
  const text = new URLSearchParams(search).get(field)?.trim() ?? ''
  return countLetters(text, most + 1) <= most && !FORBIDDEN.test(text) ? text : ''
}
