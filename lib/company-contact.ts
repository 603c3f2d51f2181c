import type { SiteContent } from './content/gateway'

/** Name, phone and e-mail address of the company. */
export interface Company {
  name: string
  phone: string
  email: string
}

/** The company with its first phone number and first e-mail address. */
export const companyOf = ({ site: { name, phones, emails } }: SiteContent): Company => ({
  name,
  phone: phones[0] ?? '',
  email: emails[0] ?? '',
})

/** Converts a phone number with spaces to a `tel:` URL (RFC 3966). */
export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^0-9+]/g, '')}`
