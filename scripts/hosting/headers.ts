/** Headers for the addresses that match a pattern; a later rule replaces equal headers of the rules before it. */
export interface HeaderRule {
  /** Address pattern; `*` matches any characters, including `/`. */
  path: string
  headers: [name: string, value: string][]
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

/** Reads a `_headers` file. Throws for a header without a path or a value, which hosts would silently skip. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n').map((line) => line.trim())) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('/')) rules.push({ path: line, headers: [] })
    else {
      const [name = '', value = ''] = line.split(/:\s*(.+)/, 2)
      if (!rules.length || !(value || name.startsWith('! ')))
        throw new Error(`_headers: "${line}" must be "Name: value" below a path`)
      rules.at(-1)!.headers.push([name, value])
    }
  }
  return rules
}

/** Headers for the address `path` without its query, as a host sends them that reads the rules of a `_headers` file. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const result = new Headers()
  for (const { headers } of rules.filter((rule) => new RegExp(patternOf(rule)).test(path)))
    for (const [name, value] of headers)
      if (name.startsWith('! ')) result.delete(name.slice(2))
      else result.append(name, value)
  return result
}

/** Regular expression of the addresses of a rule, which may be followed by `end`. */
export function patternOf({ path }: HeaderRule, end = ''): string {
  const escaped = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return `^${escaped.join('.*')}${end}$`
}

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
