import { unitePolicies } from '../export/unite-policies'
import type { HeaderRule } from './header-rules'

/** A page of the export with its policy. */
export interface PagePolicy {
  /** Its address, e.g. `/products/micos`; `/404` for the error page. */
  path: string
  /** Its Content-Security-Policy as sent by a host, with `frame-ancestors`. */
  policy: string
}

/** Everything below these addresses has a hash of its content in its name. */
export const HASHED = ['/_next/static/', '/images/']

/** Whether the name of the file at `path` holds a hash of its content. */
export const isHashed = (path: string) => HASHED.some((folder) => path.startsWith(folder))

/** How long browsers keep what is below `HASHED`: for good (a year is the most that is honoured). */
export const HASHED_CACHE = 'public, max-age=31536000, immutable'

/**
 * Sent with every answer. No Cross-Origin-Embedder-Policy: the map's frame would stay empty. No
 * `includeSubDomains`: what else the company runs below its domain is not ours to close. X-Frame-Options is for browsers without `frame-ancestors` and for error pages.
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

/** Of Cloudflare Pages (developers.cloudflare.com/pages/configuration/headers). */
const MOST_RULES = 100
const LONGEST_LINE = 2000

/**
 * Rules for hosts that join equal headers of all matching rules by comma: no address gets a header twice. Pages carry no
 * Cache-Control, as a rule for them could not leave out hashed files; these hosts let browsers revalidate by themselves
 * (`max-age=0, must-revalidate`). Throws where a line is longer than a host reads.
 */
export function headerRules(pages: readonly PagePolicy[]): HeaderRule[] {
  const everywhere: HeaderRule = { path: '/*', headers: SECURITY_HEADERS }
  const hashed = HASHED.map((folder): HeaderRule => ({
    path: `${folder}*`,
    headers: [['Cache-Control', HASHED_CACHE]],
  }))
  // Netlify serves a page under the name of its file too.
  const addresses = ({ path }: PagePolicy) => [path, path === '/' ? '/index.html' : `${path}.html`]
  const eachPage = pages.flatMap((page) => addresses(page).map((path) => ({ path, headers: [csp(page.policy)] })))
  const rules = [everywhere, ...hashed, ...eachPage]
  if (rules.length <= MOST_RULES) return checked(rules)
  // A site that has grown too large for a rule for each page: the policy in the page itself narrows the common one.
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
