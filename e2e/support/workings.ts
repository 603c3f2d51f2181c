import { test as base, type Page } from '@playwright/test'

import { writeAddress } from '../../lib/workings/address'
import type { Kind, Workings } from '../../lib/workings/fields'
import { workingPlace } from '../../lib/workings/place'
import { content, filled } from './content'

export * from '../../scripts/workings/reference-results'
export { METHODS } from '../../lib/workings/interest'
export * from '../../scripts/workings/vectors'
export { workingPlace, writeAddress, type Kind }

const { products, workings } = content

/** The page that shows a working; a test is skipped while an editor shows it nowhere. */
export function pageOf(kind: Kind) {
  const found = products.find((product) => product.workings?.includes(kind))
  base.skip(!found, `No product shows the working of ${kind}`)
  return found?.path ?? ''
}

/** How many rows one stands for by its head: 6–20 for 15. */
export function rowsIn(head: string | null) {
  const [, first, last] = /^(\d+)–(\d+)$/.exec(head ?? '') ?? []
  return first ? Number(last) - Number(first) + 1 : 1
}

/** A working on its page, by the names that a visitor sees. */
export function workingOn(page: Page, kind: Kind) {
  const group = page.getByRole('group', { name: workings[kind].title, exact: true })
  return {
    group,
    field: (name: string) => group.getByRole('textbox', { name, exact: true }),
    button: (name: string) => group.getByRole('button', { name, exact: true }),
    status: group.getByRole('status'),
    /** Cells of the row in which a name is chosen, in a table by its name. */
    row: (table: string, name: string) =>
      group
        .getByRole('table', { name: table, exact: true })
        .getByRole('row')
        .filter({ has: page.getByRole('radio', { name, exact: true }) })
        .getByRole('cell'),
    /** The cells of all rows of a table, without its heads; alike rows, which share one, are counted each. */
    async cells(table: string) {
      const rows = await group.getByRole('table', { name: table, exact: true }).locator('tbody tr').all()
      const cells = await Promise.all(
        rows.map(async (row) => {
          const texts = await row.locator('td').allTextContents()
          return Array.from({ length: rowsIn(await row.locator('th').textContent()) }, () => texts)
        }),
      )
      return cells.flat()
    },
  }
}

/** Opens the page of a working and waits until its code has come: only then it has a status. */
export async function openWorking(page: Page, kind: Kind, hash = `#${workingPlace(kind)}`) {
  await page.goto(pageOf(kind) + hash)
  const working = workingOn(page, kind)
  await working.group.scrollIntoViewIfNeeded()
  await working.status.waitFor({ state: 'attached' })
  return working
}

export type Working = Awaited<ReturnType<typeof openWorking>>

/** Types what differs from `was`, the fields as typed last, as a visitor would. */
type Typing<Name extends Kind> = (
  working: Working,
  fields: Workings[Name],
  was?: Partial<Workings[Name]>,
) => Promise<void>

/** Types single fields by the names that `labels` gives them. */
async function typeSingle(
  { field }: Working,
  labels: Record<string, string>,
  fields: Record<string, string>,
  was: Partial<Record<string, unknown>>,
) {
  for (const [name, typed] of Object.entries(fields)) if (typed !== was[name]) await field(labels[name]!).fill(typed)
}

/** Types the fields of a working. */
export const typeFields: { [Name in Kind]: Typing<Name> } = {
  async interest(working, { method, movements, ...single }, was = {}) {
    const { group, field, button } = working
    const words = workings.interest
    await typeSingle(working, words.fields, single, was)
    const named = (text: string, index: number) => filled(text, { index: index + 1 })
    if (movements !== was.movements) {
      const there = await group
        .getByRole('button', { name: new RegExp(`^${words.movements.remove.split('{')[0]}`) })
        .count()
      for (let index = there; index < movements.length; index++) await button(words.movements.add).click()
      for (const [index, { day, amount }] of movements.entries()) {
        await field(named(words.movements.day, index)).fill(day)
        await field(named(words.movements.amount, index)).fill(amount)
      }
    }
    await group.getByRole('radio', { name: words.methods[method].name, exact: true }).check()
  },
  async provision({ group, field }, { classes, held }) {
    const words = workings.provision
    const set = words[classes.length === 3 ? 'three' : 'four']
    await group.getByRole('radio', { name: set.name, exact: true }).check()
    for (const [index, { name }] of set.classes.entries()) {
      await field(filled(words.fields.principal, { name })).fill(classes[index]?.principal ?? '')
      await field(filled(words.fields.rate, { name })).fill(classes[index]?.rate ?? '')
    }
    await field(words.fields.held).fill(held)
  },
  depreciation: (working, fields, was = {}) =>
    typeSingle(working, workings.depreciation.fields, { ...fields }, { ...was }),
}
