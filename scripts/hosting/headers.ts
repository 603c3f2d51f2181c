import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Headers for paths that match a pattern; a later rule overrides headers of the same name in earlier ones. */
export interface HeaderRule {
  /** Path pattern; `*` matches any characters, including `/`. */
  path: string
  headers: [name: string, value: string][]
}

/** The headers in `vercel.json`; the last of the same name wins. */
interface VercelFile {
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

/**
 * Text of a `_headers` file (Cloudflare Pages, Netlify). These hosts join the values of a header in several rules
 * with a comma; on Cloudflare, the line `! Name` removes earlier values, and Netlify ignores this line.
 */
export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  const earlierNames = new Set<string>()
  const lines = rules.flatMap(({ path, headers }) => {
    const removals = headers.filter(([name]) => earlierNames.has(name)).map(([name]) => `  ! ${name}`)
    headers.forEach(([name]) => earlierNames.add(name))
    return [path, ...removals, ...headers.map((header) => `  ${header.join(': ')}`), '']
  })
  return lines.join('\n')
}

/** Headers that `vercel.json` in the export folder `out` sets for a path without query. */
export function headersOf(out: string, path: string): Headers {
  const { headers: rules } = JSON.parse(readFileSync(join(out, 'vercel.json'), 'utf8')) as VercelFile
  const result = new Headers()
  for (const { source, headers } of rules)
    if (new RegExp(`^${source}$`).test(path)) for (const { key, value } of headers) result.set(key, value)
  return result
}

/** Regular expression for the paths of a rule, followed by the pattern `end`. */
export function patternOf({ path }: HeaderRule, end = ''): string {
  const escaped = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return `^${escaped.join('.*')}${end}$`
}

const rule = (path: string, name: string, value: string): HeaderRule => ({ path, headers: [[name, value]] })

/** Rules whose first one matches every path. */
export type Rules = [HeaderRule, ...HeaderRule[]]

/**
 * The headers of the site for all hosts. Pages have no Cache-Control: Cloudflare, Netlify and Vercel revalidate by
 * default, and the nginx and Apache files set it. No Cross-Origin-Embedder-Policy: it would block the map's frame. No
 * `includeSubDomains`: it would force HTTPS on the company's other subdomains. X-Frame-Options is for browsers without
 * `frame-ancestors`.
 */
export const headerRules = (policy: string): Rules => [
  {
    path: '/*',
    headers: [
      ['Strict-Transport-Security', 'max-age=63072000'],
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'DENY'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
      ['Content-Security-Policy', policy],
    ],
  },
  // File names in these folders contain a content hash: cached for a year.
  ...['/_next/static/*', '/images/*'].map((path) => rule(path, 'Cache-Control', 'public, max-age=31536000, immutable')),
  // Pictures that other sites embed: link previews, logo and icons in search results, mail and chats.
  ...['/share/*', '/logo/*', '/favicon.ico', '/apple-touch-icon.png'].map((path) =>
    rule(path, 'Cross-Origin-Resource-Policy', 'cross-origin'),
  ),
  // The dialog's data duplicate the text of the contact page.
  rule('/data/*', 'X-Robots-Tag', 'noindex'),
]

/**
 * Regular expression of paths that return 404: hidden files, configuration of hosts, compressed copies under their own
 * names, the error pages.
 */
export const UNSERVED =
  '/\\.(?!well-known/)|^/(_headers|vercel\\.json|nginx\\.conf)$|\\.(br|gz)$|^/(404|_not-found)(\\.html)?/?$'
