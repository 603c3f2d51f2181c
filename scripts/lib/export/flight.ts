import { createHash } from 'node:crypto'

/** Rows of the framework's data (React Flight), in their order. */
interface Row {
  /** Empty for hints, which belong to no other row. */
  id: string
  /** Everything after the colon, with the end of the row. */
  raw: string
  /** Parsed, for rows that are plain JSON. */
  json?: Json
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The component whose children stand in the HTML only (components/ui/still.tsx). */
const STILL = 'Still'

/** A text row says how many bytes it has, and ends without a line break. */
const TEXT = /^T([0-9a-f]+),/
const REFERENCE = /^\$[A-Za-z@]?([0-9a-f]+)(?::(.+))?$/

/**
 * The data of a page without the drawings that its HTML shows: the children of every `Still` are left out, with the
 * rows that only they needed. `page` tells drawings of different pages apart. Throws when the data have an unknown
 * form, or something else points into a drawing.
 */
export function withoutDrawings(data: string, page: string): string {
  const rows = rowsOf(Buffer.from(data))
  const stills = new Set(rows.filter(({ raw }) => raw.startsWith('I[') && raw.endsWith(`,"${STILL}"]\n`)).map(idOf))
  if (stills.size === 0) return data
  const before = reachable(rows)
  let count = 0
  const strip = (value: Json): Json => {
    if (Array.isArray(value)) {
      const [mark, type, key, props] = value
      if (mark === '$' && typeof type === 'string' && stills.has(type.slice(2)) && isGroup(props)) {
        const { children, ...rest } = props
        if (children === undefined) return value
        return [mark, type, key ?? null, { ...rest, kept: `${page}-${count++}` }]
      }
      return value.map(strip)
    }
    return isGroup(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strip(one)])) : value
  }
  for (const row of rows)
    if (row.json !== undefined) {
      row.json = strip(row.json)
      row.raw = `${JSON.stringify(row.json)}\n`
    }
  const after = reachable(rows)
  checkPaths(rows.filter(({ id }) => after.has(id)))
  return rows
    .filter(({ id }) => id === '' || after.has(id) || !before.has(id))
    .map(({ id, raw }) => `${id}:${raw}`)
    .join('')
}

/** A name for the drawings of a page that is short and the same in every build. */
export const pageKey = (file: string) => createHash('sha256').update(file).digest('hex').slice(0, 6)

function rowsOf(data: Buffer): Row[] {
  const rows: Row[] = []
  let at = 0
  while (at < data.length) {
    const colon = data.indexOf(':', at)
    const id = data.toString('utf8', at, colon)
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) throw new Error("a row of the framework's data has an unknown form")
    const head = TEXT.exec(data.toString('utf8', colon + 1, colon + 20))
    const end = head
      ? colon + 1 + head[0].length + parseInt(head[1]!, 16)
      : data.indexOf('\n', colon) + 1 || data.length
    const raw = data.toString('utf8', colon + 1, end)
    rows.push({ id, raw, json: /^["[{]/.test(raw) ? (JSON.parse(raw) as Json) : undefined })
    at = end
  }
  return rows
}

const idOf = ({ id }: Row) => id

const isGroup = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function* textsOf(value: Json): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const one of value) yield* textsOf(one)
  else if (isGroup(value)) yield* textsOf(Object.values(value))
}

/** What a row names: JSON rows by their texts, rows of the framework's modules by those in their list. */
function referencesOf({ raw, json }: Row) {
  const value = json ?? (raw.startsWith('I[') ? (JSON.parse(raw.slice(1)) as Json) : null)
  return [...textsOf(value)].flatMap((text) => REFERENCE.exec(text)?.[1] ?? [])
}

/** Ids of all rows that the root needs, itself or through others. */
function reachable(rows: Row[]): Set<string> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = new Set<string>()
  const visit = (id: string) => {
    const row = byId.get(id)
    if (!row || found.has(id)) return
    found.add(id)
    referencesOf(row).forEach(visit)
  }
  visit('0')
  return found
}

/** A reference may lead into the middle of another row; it must still find something there. */
function checkPaths(rows: Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const row of rows)
    for (const text of textsOf(row.json ?? null)) {
      const [, id, path] = REFERENCE.exec(text) ?? []
      if (path && id && id !== '0' && !leadsSomewhere(byId, byId.get(id)?.json, path.split(':')))
        throw new Error(`the reference ${text} leads into a drawing: give what it names to it by value`)
    }
}

function leadsSomewhere(byId: Map<string, Row>, value: Json | undefined, steps: string[]): boolean {
  const [step, ...rest] = steps
  if (value === undefined) return false
  // On the way a reference stands for the row that it names.
  const id = typeof value === 'string' ? REFERENCE.exec(value)?.[1] : undefined
  if (id !== undefined) return leadsSomewhere(byId, byId.get(id)?.json, steps)
  if (step === undefined) return true
  if (Array.isArray(value))
    return leadsSomewhere(byId, value[{ type: 1, key: 2, props: 3 }[step] ?? Number(step)], rest)
  return isGroup(value) && leadsSomewhere(byId, value[step], rest)
}
