import type { SiteContent } from '../content/gateway'
import { locales } from '../locales'

/** Path of the security contact (RFC 9116). */
const SECURITY_PATH = '/.well-known/security.txt'

/** Text of that file for the site at the origin `siteUrl`. */
export const securityTxt = (
  { emails, securityUntil }: Pick<SiteContent['site'], 'emails' | 'securityUntil'>,
  siteUrl: string,
) =>
  [
    `Contact: mailto:${emails[0]}`,
    `Expires: ${securityUntil}T23:59:59Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteUrl}${SECURITY_PATH}`,
    '',
  ].join('\n')
