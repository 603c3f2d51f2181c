import assert from 'node:assert/strict'

import { screenSchema, type ScreenData } from '@/content/schema'
import screens from '@/content/screens'

import { localise, type Localised } from './localise'
import { nepaliNumber } from './nepali-number'

type Drawn = Localised<ScreenData>
type Sheet = Extract<Drawn, { table: object }>
type Id = keyof typeof screens

/** A screen as the page draws it; it must keep to its schema. */
export const drawn = (id: Id): Drawn => localise(screenSchema.parse(screens[id]), 'en')

/** A screen that has a table. */
export function sheet(id: Id): Sheet {
  const screen = drawn(id)
  if (!('table' in screen)) throw new Error(`${id} has no table`)
  return screen
}

/** The figure of a cell; an empty cell counts as nothing. */
export const number = (value: unknown) => (typeof value === 'number' ? value : 0)

/** Sum to the paisa. */
export const sum = (values: number[]) => round(values.reduce((total, value) => total + value, 0))
/** To the paisa, halves up; the small addition undoes what binary fractions lose (6.5 × 64.67). */
export const round = (value: number, decimals = 2) => Math.round(value * 10 ** decimals + 1e-6) / 10 ** decimals

/** The cells of a column by its id, without bold group rows. */
export function column(id: Id, name: string) {
  const { columns, rows } = sheet(id).table
  const index = columns.findIndex((entry) => entry.id === name)
  assert.notEqual(index, -1, `${id} has a column ${name}`)
  return rows.filter(({ look }) => look !== 'group').map(({ cells }) => cells[index] ?? null)
}

/** The figures of a column as numbers. */
export const figures = (id: Id, name: string) => column(id, name).map(number)

/** A cell of the totals, of the last row unless `place` says otherwise. */
export function total(id: Id, name: string, place = -1) {
  const { columns, totals } = sheet(id).table
  return totals.at(place)?.cells[columns.findIndex((entry) => entry.id === name)]
}

/** A fact, result or field by its id. */
export function line(id: Id, name: string) {
  const screen = sheet(id)
  const lines = [...screen.facts, ...screen.results, ...(screen.kind === 'form' ? screen.fields : [])]
  return number(lines.find((entry) => entry.id === name)?.cell)
}

/** All words of a screen. */
export const text = (id: Id) => JSON.stringify(drawn(id))

/** The percentage written in a label, such as "VAT 13%". */
export const percent = (id: Id, label: RegExp) => Number(label.exec(text(id))?.[1])

/** The total of each named column is the sum of its rows. */
export function addsUp(id: Id, ...names: string[]) {
  for (const name of names) assert.equal(total(id, name), sum(figures(id, name)), `${id}: total of ${name}`)
}

/** Each row's figure is worked out from the others of its row. */
export function eachRow(id: Id, name: string, from: string[], rule: (...values: number[]) => number) {
  const inputs = from.map((entry) => figures(id, entry))
  for (const [index, value] of figures(id, name).entries())
    assert.equal(value, round(rule(...inputs.map((list) => number(list[index])))), `${id}: ${name}, row ${index + 1}`)
}

/** Amounts inside a sentence are exactly these, in their order. */
export function says(sentence: string | undefined, ...amounts: number[]) {
  assert.deepEqual(
    sentence?.match(/\d[\d,]*\.\d\d/g),
    amounts.map((amount) => nepaliNumber(amount)),
  )
}

/** Debit and credit of a table are equal. */
export const balance = (id: Id) => {
  const [debit, credit] = [figures(id, 'debit'), figures(id, 'credit')]
  assert.equal(sum(debit), sum(credit), `${id}: debit equals credit`)
}
