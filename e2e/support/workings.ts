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

type Working = Awaited<ReturnType<typeof openWorking>>

/** Types the fields of a working, each as a visitor would. */
export const typeFields: { [Name in Kind]: (working: Working, fields: Workings[Name]) => Promise<void> } = {
  async interest({ group, field, button }, { method, movements, ...single }) {
    const words = workings.interest
    for (const [name, typed] of Object.entries(single))
      await field(words.fields[name as keyof typeof words.fields]).fill(typed)
    const named = (text: string, index: number) => filled(text, { index: index + 1 })
    const there = await group
      .getByRole('button', { name: new RegExp(`^${words.movements.remove.split('{')[0]}`) })
      .count()
    for (let index = there; index < movements.length; index++) await button(words.movements.add).click()
    for (const [index, { day, amount }] of movements.entries()) {
      await field(named(words.movements.day, index)).fill(day)
      await field(named(words.movements.amount, index)).fill(amount)
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
  async depreciation({ field }, fields) {
    const words = workings.depreciation.fields
    for (const [name, typed] of Object.entries(fields)) await field(words[name as keyof typeof words]).fill(typed)
  },
}
