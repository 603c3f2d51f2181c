import type { SiteContent } from './content/gateway'

/** Name, phone and e-mail address of the company. */
export interface Company {
  name: string
  phone: string
  email: string
  /** Label while one of both is a sample. */
  sample: string | undefined
}

/** The company with its first phone number and first e-mail address. */
export function companyOf({ site: { name, phones, emails, samples } }: SiteContent): Company {
  const [phone = '', email = ''] = [phones[0], emails[0]]
  return { name, phone, email, sample: samples[phone] ?? samples[email] }
}

/** The phone number in a sentence, without line breaks, labelled while it is a sample. */
export function phoneInText({ phone, sample }: Company) {
  const number = phone.replaceAll(' ', '\u00A0')
  return sample ? `${number} (${sample})` : number
}

/** Converts a phone number with spaces to a `tel:` URL (RFC 3966). */
export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^0-9+]/g, '')}`
