import type { SiteContent } from './content/gateway'

/** The company with its first phone number and e-mail address; notes on an unconfirmed number, or on one of both. */
export function companyOf({ site: { name, phones, emails, placeholderNotes } }: SiteContent) {
  const [phone = '', email = ''] = [phones[0], emails[0]]
  const phoneNote = placeholderNotes[phone]
  return { name, phone, email, phoneNote, placeholderNote: phoneNote ?? placeholderNotes[email] }
}

/** Name, phone and e-mail address of the company. */
export type Company = ReturnType<typeof companyOf>

/** The phone number with no-break spaces, for a sentence; its placeholder note follows in brackets. */
export function phoneInText({ phone, phoneNote }: Company) {
  const number = phone.replaceAll(' ', '\u00A0')
  return phoneNote ? `${number} (${phoneNote})` : number
}

/** Converts a phone number with spaces to a `tel:` URL (RFC 3966). */
export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^0-9+]/g, '')}`
