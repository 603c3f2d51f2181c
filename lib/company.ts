import type { SiteContent } from './content/gateway'

/** Whom a visitor reaches, by name, phone and e-mail. */
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

/** The `tel:` address of a phone number as it is written for people (RFC 3966). */
export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^0-9+]/g, '')}`
