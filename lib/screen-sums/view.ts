import type { ContentPath } from '../content/model'
import { namedLines, MissingPart, type Drawn, type Sentence } from './drawn'
import type { Places } from './places'
import type { Place } from './figure'
import { asTotal, byColumn, byLabel, byRow, rowsOf, type Row } from './rows'

/** A screen as rules see it. It throws `MissingPart` when a rule asks for something that an editor has removed. */
export type View = ReturnType<typeof viewOf>

/** The view of a drawn screen; `places` gives its paths and names in messages. */
export function viewOf(drawn: Drawn, places: Places) {
  const table = 'table' in drawn ? drawn.table : undefined
  const totals = rowsOf(places, table, 'totals', table?.totals.length === 1 ? asTotal : byLabel)
  const all = rowsOf(places, table, 'rows', byRow)
  const rows = all.filter(({ isBold }) => !isBold)
  const boldRows = all.filter(({ isBold }) => isBold)
  const rowsByColumn = rowsOf(places, table, 'rows', byColumn).filter(({ isBold }) => !isBold)
  const notes = 'notes' in drawn ? drawn.notes : []

  function named(name: string) {
    const found = namedLines(drawn).find(({ line }) => line.id === name)
    if (!found) throw places.missing(`line "${name}"`)
    return found
  }
  function sentence(text: string | undefined, ...keys: ContentPath): Sentence {
    if (text === undefined) throw places.missing(String(keys[0]))
    return { path: places.pathOf(...keys, 'en'), text }
  }
  return {
    ...places,
    drawn,
    sentence,
    /** Rows without the bold ones. Messages name a figure by its column only: for sums inside one row. */
    rowsByColumn,
    /** The same rows for sums over several rows: messages name column and row. */
    rows,
    boldRows,
    /** Bold rows, each with the rows that stand over or under it, up to the next bold one. */
    groups(side: 'over' | 'under') {
      const groups: { bold: Row; rows: Row[] }[] = []
      for (const row of side === 'over' ? all.toReversed() : all)
        if (row.isBold) groups.push({ bold: row, rows: [] })
        else groups.at(-1)?.rows.push(row)
      return groups
    },
    totals,
    /** A row under the line by its place, counted from 0; the last row when no place is given. */
    total(place = -1): Row {
      const row = totals.at(place)
      if (!row) throw places.missing('totals', 'table')
      return row
    },
    /** The row with these words in a column. When there is none, a `Sentence` gets the problem at its own place. */
    find(column: string, wanted: string | Sentence): Row {
      const text = typeof wanted === 'string' ? wanted : wanted.text
      const row = all.find(({ words }) => words(column).text === text)
      if (row) return row
      if (typeof wanted === 'string') throw places.missing(`row "${text}"`, 'table', 'rows')
      const known = rows.map(({ words }) => words(column).text).join(', ')
      throw new MissingPart(
        wanted.path,
        `"${text}" is not in ${places.file}, where its sums come from; use one of: ${known}`,
      )
    },
    /** The figure of a fact, result, field or tile, or of a line of a slip or an entry. */
    line(name: string): Place {
      const { keys, line } = named(name)
      return places.place([...keys, 'cell'], line.cell, line.label, line.format)
    },
    /** The share beside the figure of a tile. */
    percent(name: string): Place {
      const { keys, line } = named(name)
      return places.place([...keys, 'percent'], line.percent ?? null, `Share of ${line.label}`, 'number')
    },
    /** The words of a fact, result or field whose value is no figure. */
    lineWords(name: string): Sentence {
      const { keys, line } = named(name)
      return { path: places.pathOf(...keys, 'cell'), text: String(line.cell ?? '') }
    },
    /** The label of a fact, result, field or tile, or of a line of a slip or an entry. */
    label(name: string): Sentence {
      const { keys, line } = named(name)
      return sentence(line.label, ...keys, 'label')
    },
    /** All notes under the table. */
    notes: () => notes.map((note, index) => sentence(note, 'notes', index)),
    /** A note by its place, counted from 0. */
    note: (index: number) => sentence(notes[index], 'notes', index),
    /** The right side of the window bar. */
    detail: () => sentence(drawn.detail, 'detail'),
  }
}
