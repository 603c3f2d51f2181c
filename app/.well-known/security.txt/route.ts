import { getContent } from '@/lib/content/gateway'
import { locales } from '@/lib/i18n/locales'
import { buildSettings } from '@/lib/settings'

export const dynamic = 'force-static'

/** `/.well-known/security.txt` (RFC 9116): whom to tell about a security fault; `npm run check:launch` watches its end. */
export function GET() {
  const { emails, securityUntil } = getContent('en').site
  const lines = [
    `Contact: mailto:${emails[0]}`,
    // Midnight in Nepal.
    `Expires: ${securityUntil}T18:15:00Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', buildSettings().siteUrl).href}`,
  ]
  return new Response(`${lines.join('\n')}\n`)
}
