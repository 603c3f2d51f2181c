import { screenSchema, type ScreenData } from '@/content/schema'

import type { ContentPath } from '../content/model'
import { localise, type Localised } from '../content/localise'
import type { Problem } from '../content/problems'

/** A screen as the page draws it. */
export type Drawn = Localised<ScreenData>

/** The table of a drawn screen. */
export type DrawnTable = Extract<Drawn, { table: object }>['table']

/** Thrown when a screen lacks something that a rule needs; the editor gets the message. */
export class MissingPart extends Error {
  readonly wrong: Problem
  constructor(path: ContentPath, message: string) {
    super(message)
    this.wrong = { path, message }
  }
}

/** Words of a screen, and their place in the content. */
export interface Sentence {
  path: ContentPath
  text: string
}

/** Screens of raw content by name; a screen that breaks the schema is left out, since this is already reported. */
export function drawnScreens(raw: unknown): Map<string, Drawn> {
  const screens: [string, unknown][] = Object.entries(Object(Object(raw).screens))
  return new Map(
    screens.flatMap(([id, screen]) => {
      const { data } = screenSchema.safeParse(screen)
      return data ? [[id, localise(data, 'en')] as const] : []
    }),
  )
}

/** A named value of a screen, and the keys that lead to it. */
export interface NamedLine {
  keys: ContentPath
  line: {
    id: string
    label: string
    cell: DrawnTable['rows'][number]['cells'][number]
    format: string
    percent?: number
  }
}

const listed = (keys: ContentPath, lines: NamedLine['line'][]) =>
  lines.map((line, index) => ({ keys: [...keys, index], line }))

/** All named values of a screen: facts, results, fields, tiles, lines of a slip or of an entry. */
export function namedLines(drawn: Drawn): NamedLine[] {
  if (drawn.kind === 'diagram' || drawn.kind === 'messages' || drawn.kind === 'websites') return []
  if (drawn.kind === 'tiles') return listed(['tiles'], drawn.tiles)
  if (drawn.kind === 'flow')
    return [
      ...listed(['entry', 'lines'], drawn.entry.lines),
      ...drawn.places.flatMap(({ lines }, index) => listed(['places', index, 'lines'], lines)),
    ]
  if (drawn.kind === 'account')
    return [
      { keys: ['balance'], line: drawn.balance },
      { keys: ['statement', 'opening'], line: drawn.statement.opening },
      ...listed(['statement', 'entries'], drawn.statement.entries),
      { keys: ['deposits'], line: drawn.deposits },
    ]
  if (drawn.kind === 'slip') return [...listed(['lines'], drawn.lines), { keys: ['total'], line: drawn.total }]
  if (drawn.kind === 'phone')
    return [{ keys: ['total'], line: drawn.total }, ...listed(['entry', 'lines'], drawn.entry.lines)]
  const fields = drawn.kind === 'form' ? drawn.fields : []
  return [...listed(['facts'], drawn.facts), ...listed(['results'], drawn.results), ...listed(['fields'], fields)]
}
