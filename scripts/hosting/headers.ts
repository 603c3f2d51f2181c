import type { HeaderRule } from './header-rules'

/** All file names below these addresses contain a hash of the content. */
export const HASHED = ['/_next/static/', '/images/']

/** Whether the file name at `path` contains a hash of the content. */
export const isHashed = (path: string) => HASHED.some((folder) => path.startsWith(folder))

/** How long browsers keep files below `HASHED`: forever (browsers honour at most a year). */
export const HASHED_CACHE = 'public, max-age=31536000, immutable'

/**
 * Sent with every answer. No Cross-Origin-Embedder-Policy: it would keep the map's frame empty. No `includeSubDomains`:
 * this site does not decide for the company's other subdomains. X-Frame-Options is for browsers without
 * `frame-ancestors` and for error pages.
 */
export const SECURITY_HEADERS: HeaderRule['headers'] = [
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
]

/**
 * Rules for hosts that join equal headers of all matching rules by comma: no address gets a header twice. Pages have no
 * Cache-Control, since a rule for them could not exclude hashed files; these hosts make browsers revalidate by default
 * (`max-age=0, must-revalidate`).
 */
export const headerRules = (policy: string): HeaderRule[] => [
  { path: '/*', headers: [...SECURITY_HEADERS, ['Content-Security-Policy', policy]] },
  ...HASHED.map((folder): HeaderRule => ({ path: `${folder}*`, headers: [['Cache-Control', HASHED_CACHE]] })),
]
