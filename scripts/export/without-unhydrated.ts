/** Row of an RSC payload: its id in hexadecimal, empty for a hint, and its text with the id. */
interface Row {
  id: string
  text: string
}

/** The reference of another row in a row's text, for example `"$L1f"` or `"$1f:props:children"`. */
const REFERENCE = /"\$[A-Z@h]?([0-9a-f]+)(?::([^"]*))?"/g

/** Positions in the tuple by which a payload writes a React element. */
const ELEMENT: Record<string, number> = { type: 1, key: 2, props: 3 }

/**
 * Takes out of a page's RSC payload what hydration never reads: the children of `Unhydrated`, and rows that nothing else
 * names. Throws if another part of the page refers to something in these children.
 */
export function withoutUnhydrated(payload: string): string {
  const rows = splitRows(payload)
  const component = rows.find((row) => exportOf(row, rows) === 'Unhydrated')
  if (!component) return payload
  const values = new Map<string, unknown>()
  const shortened = rows.map(({ id, text }) => {
    const json = text.slice(id.length + 1)
    if (!/^[[{]/.test(json)) return { id, text }
    const value: unknown = JSON.parse(json, (_key, part: unknown) =>
      isElement(part) && part[1] === `$L${component.id}` ? part.with(3, { ...part[3], children: null }) : part,
    )
    values.set(id, value)
    return { id, text: `${id}:${JSON.stringify(value)}\n` }
  })
  const used = new Set(['', '0'])
  for (const id of used)
    for (const row of shortened.filter((other) => other.id === id))
      for (const [reference, otherId, path] of row.text.matchAll(REFERENCE)) {
        used.add(otherId!)
        if (path !== undefined && !leadsToValue(values.get(otherId!), path.split(':')))
          throw new Error(`RSC payload: ${reference} is a part of Unhydrated that something else shares`)
      }
  return shortened.flatMap(({ id, text }) => (used.has(id) ? text : [])).join('')
}

/** The rows of a payload; a row of text has its length in bytes, others end with the line. */
function splitRows(payload: string): Row[] {
  const bytes = Buffer.from(payload)
  const rows: Row[] = []
  for (let start = 0, end; start < bytes.length; start = end) {
    const colon = bytes.indexOf(':', start)
    const [prefix, length] = /^T([0-9a-f]+),/.exec(bytes.toString('latin1', colon + 1, colon + 12)) ?? []
    end = prefix ? colon + 1 + prefix.length + parseInt(length!, 16) : bytes.indexOf('\n', start) + 1 || bytes.length
    rows.push({ id: bytes.toString('latin1', start, colon), text: bytes.toString('utf8', start, end) })
  }
  return rows
}

/** Name of the export that a row of kind `I` imports; a payload writes a repeated name in a row of its own. */
function exportOf({ id, text }: Row, rows: readonly Row[]): unknown {
  if (!text.startsWith(`${id}:I`)) return
  const name = (JSON.parse(text.slice(id.length + 2)) as unknown[])[2]
  const other = rows.find((row) => name === `$${row.id}`)
  return other ? JSON.parse(other.text.slice(other.id.length + 1)) : name
}

type Element = [mark: '$', type: unknown, key: unknown, props: object]

const isElement = (value: unknown): value is Element => Array.isArray(value) && value[0] === '$'

/** Whether a path in a row's value leads to something, or into a further row. */
function leadsToValue(value: unknown, path: readonly string[]): boolean {
  if (typeof value === 'string' || path.length === 0) return value !== null && value !== undefined
  const [name, ...rest] = path
  const key = isElement(value) ? (ELEMENT[name!] ?? name!) : name!
  return typeof value === 'object' && value !== null && leadsToValue((value as Record<string, unknown>)[key], rest)
}
