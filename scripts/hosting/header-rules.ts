/** Headers for the addresses that match a pattern. */
export interface HeaderRule {
  /** Address pattern; `*` matches any characters, including `/`. */
  path: string
  headers: [name: string, value: string][]
}

/** Text of a `_headers` file (Cloudflare Pages, Netlify). */
export const formatHeaderRules = (rules: readonly HeaderRule[]) =>
  rules
    .map(({ path, headers }) => [path, ...headers.map((header) => `  ${header.join(': ')}`), ''].join('\n'))
    .join('\n')

/** Reads a `_headers` file. Throws for a header without a path or a value, which hosts would silently skip. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n').map((line) => line.trim())) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('/')) rules.push({ path: line, headers: [] })
    else {
      const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? []
      const rule = rules.at(-1)
      if (!rule || !name || !value) throw new Error(`_headers: "${line}" must be "Name: value" below a path`)
      rule.headers.push([name, value])
    }
  }
  return rules
}

/** Headers for the address `path` without its query: all matching rules apply, equal names are joined by a comma. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
  const result = new Headers()
  for (const { headers } of rules.filter((rule) => matches(rule.path, path)))
    for (const [name, value] of headers) result.append(name, value)
  return result
}

function matches(pattern: string, path: string) {
  const escaped = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('.*')}$`).test(path)
}
