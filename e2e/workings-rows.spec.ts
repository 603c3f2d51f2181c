import type { Locator } from '@playwright/test'

import { content, filled } from './support/content'
import { expect, test } from './support/test'
import { openWorking } from './support/workings'

const { workings } = content
const { interest, provision } = workings

/** Pastes what a spreadsheet has copied. */
const paste = (field: Locator, text: string) =>
  field.evaluate((there, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', copied)
    there.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('movements are added, removed, pasted and restored by keyboard, and announced', async ({ page }) => {
  const working = await openWorking(page, 'interest')
  const { movements } = interest
  const days = working.group.getByRole('textbox', { name: new RegExp(`^${movements.day.split('{')[0]}`) })
  const count = await days.count()
  await working.button(movements.add).focus()
  await page.keyboard.press('Enter')
  await expect(working.status).toHaveText(filled(movements.added, { index: count + 1 }))
  await expect(days.last()).toBeFocused()
  await page.keyboard.type('30')
  await page.keyboard.press('Tab')
  await page.keyboard.type('-500')
  await page.keyboard.press('Tab')
  await expect(working.button(filled(movements.remove, { index: count + 1 }))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(working.status).toHaveText(filled(movements.removed, { index: count + 1 }))
  await expect(days).toHaveCount(count)
  await expect(working.button(workings.undo)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(days.last()).toBeFocused()
  await expect(days.last()).toHaveValue('30')
  await paste(days.first(), 'Day\tRs\r\n2\t1,000\r\n3\t-2,000\r\n')
  await expect(working.status).toHaveText(filled(movements.pasted, { count: 2 }))
  await expect(days.nth(1)).toHaveValue('3')
  await expect(working.field(filled(movements.amount, { index: 2 }))).toHaveValue('-2,000')
  await paste(days.first(), '2\t\t9\r\n')
  await expect(days.first()).toHaveAccessibleDescription(workings.wrong.tooManyCells)
  await expect(working.status).toContainText(workings.wrong.tooManyCells)
  await expect(days.first()).toHaveValue('2')
  const opening = working.field(interest.fields.opening)
  const before = await opening.inputValue()
  await paste(opening, '100\r\n200\r\n300')
  await expect(opening).toHaveAccessibleDescription(workings.wrong.tooManyCells)
  await opening.blur()
  await expect(opening).toHaveValue(before)
  const first = await days.first().inputValue()
  // Steps are undone one after the other.
  await working.button(filled(movements.remove, { index: 1 })).click()
  await working.button(filled(movements.remove, { index: 1 })).click()
  for (const left of [count, count + 1]) {
    await working.button(workings.undo).click()
    await expect(days).toHaveCount(left)
  }
  await expect(days.first()).toHaveValue(first)
  await working.button(workings.undo).click()
  await expect(days.first()).not.toHaveValue('2')
})

test('pasted movements replace those of the sample, whatever else is changed', async ({ page }) => {
  const { field, group } = await openWorking(page, 'interest')
  await field(interest.fields.opening).fill('100000')
  await paste(field(filled(interest.movements.day, { index: 1 })), '5\t1000\r\n')
  await expect(field(filled(interest.movements.day, { index: 1 }))).toHaveValue('5')
  await expect(group.getByRole('button', { name: filled(interest.movements.remove, { index: 2 }) })).toHaveCount(0)
})

test('another set of classes keeps the amounts of shared classes, and can be undone', async ({ page }) => {
  const working = await openWorking(page, 'provision')
  const [three, four] = [provision.three.classes, provision.four.classes]
  const amountOf = ({ name }: { name: string }) => working.field(filled(provision.fields.principal, { name }))
  const choose = (name: string) => working.group.getByRole('radio', { name, exact: true }).check()
  await choose(provision.four.name)
  await expect(working.group.getByText(workings.own)).toHaveCount(0)
  await choose(provision.three.name)
  for (const [index, row] of three.entries()) await amountOf(row).fill(String(index + 1))
  await choose(provision.four.name)
  for (const row of four)
    await expect(amountOf(row)).toHaveValue(String(three.findIndex(({ id }) => id === row.id) + 1 || ''))
  await expect(working.group.getByText(workings.stale)).toBeVisible()
  await working.button(workings.undo).click()
  for (const [index, row] of three.entries()) await expect(amountOf(row)).toHaveValue(String(index + 1))
})

test('a column with more figures than classes says how many were used', async ({ page }) => {
  const working = await openWorking(page, 'provision')
  const [principal, rate] = await working.group.getByRole('textbox').all()
  await paste(principal!, '4,00,00,000\t2')
  await expect(principal!).toHaveValue('4,00,00,000')
  await expect(rate!).toHaveValue('2')
  await paste(principal!, '1\r\n2\r\n3\r\n4\r\n5')
  const said = filled(provision.pasted, { count: provision.three.classes.length, copied: 5 })
  await expect(working.status).toHaveText(said)
  await expect(working.group.getByText(said)).toHaveCount(2)
})
