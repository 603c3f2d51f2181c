import { unitePolicies } from '../export/unite-policies'
import type { HeaderRule } from './header-rules'

/** A page of the export with its policy. */
export interface PagePolicy {
  /** Its address, e.g. `/products/micos`; `/404` for the error page. */
  path: string
  /** Its Content-Security-Policy as sent by a host, with `frame-ancestors`. */
  policy: string
}

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

/** Limits of Cloudflare Pages (developers.cloudflare.com/pages/configuration/headers). */
const MOST_RULES = 100
const LONGEST_LINE = 2000

/**
 * Rules for hosts that join equal headers of all matching rules by comma: no address gets a header twice. Pages have no
 * Cache-Control, since a rule for them could not exclude hashed files; these hosts make browsers revalidate by default
 * (`max-age=0, must-revalidate`). Throws when a line is longer than hosts read.
 */
export function headerRules(pages: readonly PagePolicy[]): HeaderRule[] {
  const everywhere: HeaderRule = { path: '/*', headers: SECURITY_HEADERS }
  const hashed = HASHED.map((folder): HeaderRule => ({
    path: `${folder}*`,
    headers: [['Cache-Control', HASHED_CACHE]],
  }))
  // Not for file names (`/contactus.html`), which Netlify serves too: they would take half of the rules, and there the
  // policy inside the page and X-Frame-Options restrict the same.
  const eachPage = pages.map(({ path, policy }) => ({ path, headers: [csp(policy)] }))
  const rules = [everywhere, ...hashed, ...eachPage]
  if (rules.length <= MOST_RULES) return checked(rules)
  // Too many pages for one rule each: one common policy, which the policy inside each page restricts further.
  const common = csp(unitePolicies(pages.map(({ policy }) => policy)))
  return checked([{ path: '/*', headers: [...SECURITY_HEADERS, common] }, ...hashed])
}

const csp = (policy: string): HeaderRule['headers'][number] => ['Content-Security-Policy', policy]

function checked(rules: HeaderRule[]) {
  for (const { path, headers } of rules)
    for (const [name, value] of headers) {
      const length = `  ${name}: ${value}`.length
      if (length > LONGEST_LINE)
        throw new Error(
          `_headers, ${path}: ${name} is ${length} characters long, and Cloudflare Pages reads ${LONGEST_LINE}. ` +
            'Give the page fewer inline scripts and style attributes.',
        )
    }
  return rules
}
