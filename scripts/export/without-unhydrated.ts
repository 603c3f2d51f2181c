/** Row of an RSC payload: its id in hexadecimal, empty for a hint, and its text after the colon. */
interface Row {
  id: string
  text: string
  /** The parsed text of a row of JSON. */
  value?: unknown
}

/** The name of another row in a row's text, for example `"$L1f"` or `"$1f:props:children"`. */
const REFERENCE = /"\$[A-Z@h]?([0-9a-f]+)(?::([^"]*))?"/g

/** Positions in the tuple by which a payload writes a React element. */
const ELEMENT: Record<string, number> = { type: 1, key: 2, props: 3 }

/**
 * Takes out of a page's RSC payload what hydration never reads: the children of `Unhydrated`, and rows that nothing else
 * names. Throws if these children contain a client component, or something that another part of the page shares.
 */
export function withoutUnhydrated(payload: string): string {
  const allRows = splitRows(payload)
  const component = allRows.find((row) => exportOf(row, allRows) === 'Unhydrated')
  if (!component) return payload
  const leftOut: string[] = []
  const rows = allRows.map((row) => {
    if (!/^[[{]/.test(row.text)) return row
    const value: unknown = JSON.parse(row.text, (_key, part: unknown) => {
      if (!isElement(part) || part[1] !== `$L${component.id}`) return part
      leftOut.push(JSON.stringify(part[3].children ?? null))
      return part.with(3, { ...part[3], children: null })
    })
    return { id: row.id, text: `${JSON.stringify(value)}\n`, value }
  })
  for (const { id, text } of rowsReachedFrom(leftOut, rows))
    if (text.startsWith('I') && id !== component.id)
      throw new Error(`RSC payload: Unhydrated contains a client component: ${text.trim()}`)
  const used = rowsReachedFrom(['"$0"'], rows)
  for (const { text } of used)
    for (const [reference, id, path] of text.matchAll(REFERENCE))
      if (path && !leadsToValue(rows.find((row) => row.id === id)?.value, path.split(':')))
        throw new Error(`RSC payload: ${reference} is a part of Unhydrated that something else shares`)
  return rows.flatMap((row) => (row.id === '' || used.includes(row) ? `${row.id}:${row.text}` : [])).join('')
}

/** The rows of a payload; a row of text has its length in bytes, others end with the line. */
function splitRows(payload: string): Row[] {
  const bytes = Buffer.from(payload)
  const rows: Row[] = []
  for (let start = 0, end; start < bytes.length; start = end) {
    const colon = bytes.indexOf(':', start)
    const [prefix, length] = /^T([0-9a-f]+),/.exec(bytes.toString('latin1', colon + 1, colon + 12)) ?? []
    end = prefix ? colon + 1 + prefix.length + parseInt(length!, 16) : bytes.indexOf('\n', start) + 1 || bytes.length
    rows.push({ id: bytes.toString('latin1', start, colon), text: bytes.toString('utf8', colon + 1, end) })
  }
  return rows
}

/** Name of the export that a row of kind `I` imports; a payload writes a repeated name in a row of its own. */
function exportOf({ text }: Row, rows: readonly Row[]): unknown {
  if (!text.startsWith('I')) return
  const name = (JSON.parse(text.slice(1)) as unknown[])[2]
  const other = rows.find(({ id }) => name === `$${id}`)
  return other ? JSON.parse(other.text) : name
}

/** The rows that texts name, and those that these rows name. */
function rowsReachedFrom(texts: readonly string[], rows: readonly Row[]): Row[] {
  const idsIn = (text: string) => [...text.matchAll(REFERENCE)].map(([, id]) => id!)
  const ids = new Set(texts.flatMap(idsIn))
  // The loop also visits ids that it adds.
  for (const id of ids)
    rows.filter((row) => row.id === id).forEach(({ text }) => idsIn(text).forEach((i) => ids.add(i)))
  return rows.filter(({ id }) => ids.has(id))
}

type ElementTuple = [mark: '$', type: unknown, key: unknown, props: { children?: unknown }]

const isElement = (value: unknown): value is ElementTuple => Array.isArray(value) && value[0] === '$'

/** Whether a path in a row's value leads to something, or into a further row. */
function leadsToValue(value: unknown, path: readonly string[]): boolean {
  if (typeof value === 'string' || path.length === 0) return value !== null && value !== undefined
  const [name, ...rest] = path
  const key = isElement(value) ? (ELEMENT[name!] ?? name!) : name!
  return typeof value === 'object' && value !== null && leadsToValue((value as Record<string, unknown>)[key], rest)
}
