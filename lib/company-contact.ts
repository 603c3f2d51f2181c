import type { SiteContent } from './content/gateway'

/** The company with its first phone number and first e-mail address; a note while one of them is a placeholder. */
export function companyOf({ site: { name, phones, emails, placeholderNotes } }: SiteContent) {
  const [phone = '', email = ''] = [phones[0], emails[0]]
  return { name, phone, email, placeholderNote: placeholderNotes[phone] ?? placeholderNotes[email] }
}

/** Name, phone and e-mail address of the company. */
export type Company = ReturnType<typeof companyOf>

/** The phone number with no-break spaces, for a sentence; a placeholder has its note in brackets. */
export function phoneInText({ phone, placeholderNote }: Company) {
  const number = phone.replaceAll(' ', '\u00A0')
  return placeholderNote ? `${number} (${placeholderNote})` : number
}

/** Converts a phone number with spaces to a `tel:` URL (RFC 3966). */
export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^0-9+]/g, '')}`
