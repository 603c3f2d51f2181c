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
/** All other rows end with one: plain JSON, a module, a hint, begin and end of a list that comes in parts, an error. */
const LINE = /^(["[{tfn\d-]|I\[|H[A-Za-z]|[XCE])/
/** A small letter may be of the number; a text of the page that begins with a dollar sign is written with two. */
const REFERENCE = /^\$[A-Z@hi]?([0-9a-f]+)(?::(.+))?$/

/**
 * The data of a page without the drawings that its HTML shows: the children of every `Still` are left out, with the
 * rows that only they needed. `page` tells drawings of different pages apart. Throws when the data have an unknown
 * form, or something else points into a drawing.
 */
export function withoutDrawings(data: string, page: string): string {
  const rows = rowsOf(Buffer.from(data))
  const stills = new Set(rows.filter((row) => moduleOf(row)?.[2] === STILL).map(({ id }) => `$L${id}`))
  if (stills.size === 0) return data
  const before = reachable(rows, ['0'])
  let count = 0
  const strip = (value: Json): Json => {
    if (Array.isArray(value)) {
      const [mark, type, key, props] = value
      if (mark === '$' && typeof type === 'string' && stills.has(type) && isGroup(props)) {
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
      const found = count
      row.json = strip(row.json)
      if (count > found) row.raw = `${JSON.stringify(row.json)}\n`
    }
  // What the root has never named (hints, parts of lists) stays, with all that it names itself.
  const after = reachable(rows, ['0', ...rows.map(({ id }) => id).filter((id) => !before.has(id))])
  const kept = rows.filter(({ id }) => after.has(id))
  checkPaths(kept)
  return kept.map(({ id, raw }) => `${id}:${raw}`).join('')
}

/** A name for the drawings of a page that is short and the same in every build. */
export const pageKey = (file: string) => createHash('sha256').update(file).digest('hex').slice(0, 6)

function rowsOf(data: Buffer): Row[] {
  const rows: Row[] = []
  let at = 0
  while (at < data.length) {
    const colon = data.indexOf(':', at)
    const id = data.toString('utf8', at, colon)
    const start = data.toString('utf8', colon + 1, colon + 20)
    const text = TEXT.exec(start)
    // Without its end it is 0, and the browser would wait for the rest.
    const end = text ? colon + 1 + text[0].length + parseInt(text[1]!, 16) : data.indexOf('\n', colon) + 1
    if (colon < 0 || !/^[0-9a-f]*$/.test(id) || !(text ?? LINE.test(start)) || end === 0 || end > data.length)
      throw new Error(`a row of the framework's data has an unknown form: ${data.toString('utf8', at, at + 40)}`)
    const raw = data.toString('utf8', colon + 1, end)
    rows.push({ id, raw, json: /^["[{]/.test(raw) ? (JSON.parse(raw) as Json) : undefined })
    at = end
  }
  return rows
}

/** The row of a module: its number, its files, its name. */
const moduleOf = ({ raw }: Row) => (raw.startsWith('I[') ? (JSON.parse(raw.slice(1)) as Json[]) : undefined)

const isGroup = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function* textsOf(value: Json): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const one of value) yield* textsOf(one)
  else if (isGroup(value)) yield* textsOf(Object.values(value))
}

/** What a row names: JSON rows by their texts, rows of the framework's modules by those in their list. */
function referencesOf(row: Row) {
  const value = row.json ?? moduleOf(row) ?? null
  return [...textsOf(value)].flatMap((text) => REFERENCE.exec(text)?.[1] ?? [])
}

/** Ids of `roots` and of all rows that they need, themselves or through others. */
function reachable(rows: Row[], roots: string[]): Set<string> {
  // A list that comes in parts has several rows of one id.
  const named = new Map<string, string[]>()
  for (const row of rows) named.set(row.id, [...(named.get(row.id) ?? []), ...referencesOf(row)])
  // A set takes in what is added to it on the way.
  const found = new Set(roots)
  for (const id of found) for (const other of named.get(id) ?? []) found.add(other)
  return found
}

/** A reference may lead into the middle of another row; it must still find something there. */
function checkPaths(rows: Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const row of rows)
    for (const text of textsOf(row.json ?? null)) {
      const [, id, path] = REFERENCE.exec(text) ?? []
      if (path && id && !leadsSomewhere(byId, byId.get(id)?.json, path.split(':')))
        throw new Error(`the reference ${text} leads into a drawing: give what it names to it by value`)
    }
}

function leadsSomewhere(byId: Map<string, Row>, value: Json | undefined, steps: string[]): boolean {
  const [step, ...rest] = steps
  if (value === undefined) return false
  if (step === undefined) return true
  // On the way a reference stands for the row that it names.
  const id = typeof value === 'string' ? REFERENCE.exec(value)?.[1] : undefined
  if (id !== undefined) return leadsSomewhere(byId, byId.get(id)?.json, steps)
  if (Array.isArray(value))
    return leadsSomewhere(byId, value[{ type: 1, key: 2, props: 3 }[step] ?? Number(step)], rest)
  return isGroup(value) && leadsSomewhere(byId, value[step], rest)
}
