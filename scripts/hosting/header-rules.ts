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
