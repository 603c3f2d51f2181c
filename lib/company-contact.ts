import type { SiteContent } from './content/gateway'

/** Name, phone and e-mail address of the company. */
export interface Company {
  name: string
  phone: string
  email: string
  /** Label while phone or e-mail address is a placeholder. */
  placeholderNote: string | undefined
}

/** The company with its first phone number and first e-mail address. */
export function companyOf({ site: { name, phones, emails, placeholderNotes } }: SiteContent): Company {
  const [phone = '', email = ''] = [phones[0], emails[0]]
  return { name, phone, email, placeholderNote: placeholderNotes[phone] ?? placeholderNotes[email] }
}

/** The phone number for a sentence, without line breaks, with a label while it is a placeholder. */
export function phoneInText({ phone, placeholderNote }: Company) {
  const number = phone.replaceAll(' ', '\u00A0')
  return placeholderNote ? `${number} (${placeholderNote})` : number
}

/** Converts a phone number with spaces to a `tel:` URL (RFC 3966). */
export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^0-9+]/g, '')}`
