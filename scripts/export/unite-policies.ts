/** The strictest Content-Security-Policy that allows what each policy allows; all must name the same directives. */
export function unitePolicies(policies: readonly string[]): string {
  const united = new Map<string, Set<string>>()
  const lists = policies.map((policy) => policy.split(';').map((directive) => directive.trim().split(/\s+/)))
  for (const [name = '', ...values] of lists.flat()) united.set(name, new Set([...(united.get(name) ?? []), ...values]))
  // A missing directive allows everything or falls back to default-src: neither can be united.
  if (lists.some((list) => list.length !== united.size))
    throw new Error(`The pages' policies must name the same directives; found ${[...united.keys()].join(', ')}`)
  return [...united]
    .map(([name, values]) => {
      if (values.size > 1) values.delete("'none'")
      return [name, ...values].join(' ')
    })
    .join('; ')
}
