import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Headers for the addresses that match a pattern; a later rule replaces equal headers of the rules before it. */
export interface HeaderRule {
  /** Address pattern; `*` matches any characters, including `/`. */
  path: string
  headers: [name: string, value: string][]
}

/** The headers in `vercel.json`; the last of equal ones counts. */
interface VercelFile {
  headers: { source: string; headers: { key: string; value: string }[] }[]
}

/**
 * Text of a `_headers` file (Cloudflare Pages, Netlify). These hosts join equal headers of several rules by a comma; at a
 * line `! Name` Cloudflare forgets the former ones, and Netlify skips the line.
 */
export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  const seen = new Set<string>()
  const lines = rules.flatMap(({ path, headers }) => {
    const replaced = headers.filter(([name]) => seen.has(name)).map(([name]) => `  ! ${name}`)
    headers.forEach(([name]) => seen.add(name))
    return [path, ...replaced, ...headers.map((header) => `  ${header.join(': ')}`), '']
  })
  return lines.join('\n')
}

/** The headers of the export in the folder `out` for an address without its query, as its vercel.json gives them. */
export function headersOf(out: string, address: string): Headers {
  const { headers: rules } = JSON.parse(readFileSync(join(out, 'vercel.json'), 'utf8')) as VercelFile
  const result = new Headers()
  for (const { source, headers } of rules)
    if (new RegExp(`^${source}$`).test(address)) for (const { key, value } of headers) result.set(key, value)
  return result
}

/** Regular expression of the addresses of a rule, which may be followed by `end`. */
export function patternOf({ path }: HeaderRule, end = ''): string {
  const escaped = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return `^${escaped.join('.*')}${end}$`
}

const rule = (path: string, name: string, value: string): HeaderRule => ({ path, headers: [[name, value]] })

/** The first rule is for every address. */
export type Rules = [HeaderRule, ...HeaderRule[]]

/**
 * The headers of the site, from which the files for all hosts are made. Pages have no Cache-Control: browsers
 * revalidate them by default on Cloudflare, Netlify and Vercel, and the other files say so. No
 * Cross-Origin-Embedder-Policy: it would keep the map's frame empty. No `includeSubDomains`: this site does not decide
 * for the company's other subdomains. X-Frame-Options is for browsers without `frame-ancestors`.
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
  // All file names below these addresses contain a hash of the content: they are kept forever (at most a year).
  ...['/_next/static/*', '/images/*'].map((path) => rule(path, 'Cache-Control', 'public, max-age=31536000, immutable')),
  // Pictures that other sites show: previews of links, logo and icons in search results, mail and chats.
  ...['/share/*', '/marks/*', '/favicon.ico', '/apple-touch-icon.png'].map((path) =>
    rule(path, 'Cross-Origin-Resource-Policy', 'cross-origin'),
  ),
  // Data of pages: they have the words of the pages, and are none.
  ...['/*.txt', '/data/*'].map((path) => rule(path, 'X-Robots-Tag', 'noindex')),
  rule('/robots.txt', 'X-Robots-Tag', 'all'),
]

/**
 * Regular expression of addresses that are never served: hidden files, files that only hosts read, compressed copies under
 * their own names, the error pages.
 */
export const UNSERVED =
  '/\\.(?!well-known/)|^/(_headers|vercel\\.json|nginx\\.conf)$|\\.(br|gz)$|^/(404|_not-found)(\\.html)?/?$'
