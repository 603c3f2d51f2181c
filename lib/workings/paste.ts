import { MOST_MOVEMENTS, type MovementFields } from './fields'

/** The lines of a pasted block and their cells, without the empty lines that spreadsheets add at the end. */
const cellsOf = (text: string) =>
  text
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((line) =>
      line
        .trimEnd()
        .split('\t')
        .map((cell) => cell.trim()),
    )

/**
 * Movements from pasted lines, a day and an amount with a tab between, or an amount alone, whose day stays empty. More
 * cells are joined by `|`, so that the check refuses them aloud. One row more than a working takes tells of too many.
 */
export const pastedMovements = (text: string): MovementFields[] =>
  cellsOf(text)
    .map(([first = '', ...rest]) => (rest.length ? { day: first, amount: rest.join('|') } : { day: '', amount: first }))
    .filter(({ day, amount }) => day + amount)
    .slice(0, MOST_MOVEMENTS + 1)

/** A pasted column, a text for each line; an empty line between others keeps its place, as a class of its own. */
export const pastedColumn = (text: string): string[] =>
  text.trim() ? cellsOf(text).map((cells) => cells.join('|')) : []
