/** Converts a phone number with spaces to a `tel:` URL (RFC 3966). */
export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^0-9+]/g, '')}`
