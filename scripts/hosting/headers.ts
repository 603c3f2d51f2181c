import type { HeaderRule } from './header-rules'

/** All file names below these addresses contain a hash of the content. */
const HASHED = ['/_next/static/', '/images/']

/** How long browsers keep files below `HASHED`: forever (browsers honour at most a year). */
const HASHED_CACHE = 'public, max-age=31536000, immutable'

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
  ...HASHED.map((folder) => rule(`${folder}*`, 'Cache-Control', HASHED_CACHE)),
  // Pictures that other sites show: previews of links, logo and icons in search results, mail and chats.
  ...['/share/*', '/marks/*', '/favicon.ico', '/apple-touch-icon.png'].map((path) =>
    rule(path, 'Cross-Origin-Resource-Policy', 'cross-origin'),
  ),
  // Data of pages: they have the words of the pages, and are none.
  ...['/*.txt', '/data/*'].map((path) => rule(path, 'X-Robots-Tag', 'noindex')),
  rule('/robots.txt', 'X-Robots-Tag', 'all'),
]

/** Regular expression of addresses that are never served: hidden files, and files that only hosts read. */
export const UNSERVED = '/\\.(?!well-known/)|^/(_headers|vercel\\.json|nginx\\.conf)$'

/** Regular expression of the addresses of compressed copies, which are served under their files' names. */
export const COPIES = '\\.(br|gz)$'
