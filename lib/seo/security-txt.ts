import type { SiteContent } from '../content/gateway'
import { locales } from '../locales'

/** Text of the file with the security contact (RFC 9116), for the site at the origin `siteUrl`. */
export const securityTxt = (
  { emails, securityUntil }: Pick<SiteContent['site'], 'emails' | 'securityUntil'>,
  siteUrl: string,
) =>
  [
    `Contact: mailto:${emails[0]}`,
    `Expires: ${securityUntil}T23:59:59Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
