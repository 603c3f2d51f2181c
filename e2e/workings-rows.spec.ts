import type { Locator, Page } from '@playwright/test'

import { content, filled } from './support/content'
import { expect, stopClock, test } from './support/test'
import { openWorking, type Kind } from './support/workings'

const { workings } = content
const { interest, provision } = workings

test.use({ ownTab: true })

/** Opens a working, and stops the clock: what it says stays, where the result would follow after a pause. */
async function openStopped(page: Page, kind: Kind) {
  await page.clock.install()
  const working = await openWorking(page, kind)
  await stopClock(page)
  return working
}

/** Pastes what a spreadsheet has copied. */
const paste = (field: Locator, text: string) =>
  field.evaluate((there, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', copied)
    there.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('movements are added, removed, pasted and restored by keyboard, and announced', async ({ page }) => {
  const { group, field, button, status } = await openStopped(page, 'interest')
  const { movements } = interest
  const days = group.getByRole('textbox', { name: new RegExp(`^${movements.day.split('{')[0]}`) })
  const remove = (index: number) => button(filled(movements.remove, { index }))
  const opening = field(interest.fields.opening)
  const count = await days.count()
  await test.step('added, removed and restored by keyboard', async () => {
    await button(movements.add).focus()
    await page.keyboard.press('Enter')
    await expect(status).toHaveText(filled(movements.added, { index: count + 1 }))
    await expect(days.last()).toBeFocused()
    await page.keyboard.type('30')
    await page.keyboard.press('Tab')
    await page.keyboard.type('-500')
    await page.keyboard.press('Tab')
    await expect(remove(count + 1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(status).toHaveText(filled(movements.removed, { index: count + 1 }))
    await expect(days).toHaveCount(count)
    await expect(button(workings.undo)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(days.last()).toBeFocused()
    await expect(days.last()).toHaveValue('30')
  })
  await test.step('pasted, or refused with a message', async () => {
    await paste(days.first(), 'Day\tRs\r\n2\t1,000\r\n3\t-2,000\r\n')
    await expect(status).toHaveText(filled(movements.pasted, { count: 2 }))
    await expect(days.nth(1)).toHaveValue('3')
    await expect(field(filled(movements.amount, { index: 2 }))).toHaveValue('-2,000')
    await paste(days.first(), '2\t\t9\r\n')
    await expect(days.first()).toHaveAccessibleDescription(workings.wrong.tooManyCells)
    await expect(status).toContainText(workings.wrong.tooManyCells)
    await expect(days.first()).toHaveValue('2')
    const before = await opening.inputValue()
    await paste(opening, '100\r\n200\r\n300')
    await expect(opening).toHaveAccessibleDescription(workings.wrong.tooManyCells)
    await opening.blur()
    await expect(opening).toHaveValue(before)
  })
  await test.step('undone one step after the other', async () => {
    const first = await days.first().inputValue()
    await remove(1).click()
    await remove(1).click()
    for (const left of [count, count + 1]) {
      await button(workings.undo).click()
      await expect(days).toHaveCount(left)
    }
    await expect(days.first()).toHaveValue(first)
    await button(workings.undo).click()
    await expect(days.first()).not.toHaveValue('2')
  })
  await test.step('pasted movements replace those of the sample, whatever else is changed', async () => {
    await button(workings.sample).click()
    await opening.fill('100000')
    await paste(days.first(), '5\t1000\r\n')
    await expect(days.first()).toHaveValue('5')
    await expect(remove(2)).toHaveCount(0)
  })
})

test('sets of classes are changed and undone, and their columns pasted', async ({ page }) => {
  const { group, field, button, status } = await openStopped(page, 'provision')
  const [three, four] = [provision.three.classes, provision.four.classes]
  const amountOf = ({ name }: { name: string }) => field(filled(provision.fields.principal, { name }))
  const choose = (name: string) => group.getByRole('radio', { name, exact: true }).check()
  await test.step('another set of classes keeps the amounts of shared classes, and can be undone', async () => {
    await choose(provision.four.name)
    await expect(group.getByText(workings.own)).toHaveCount(0)
    await choose(provision.three.name)
    for (const [index, row] of three.entries()) await amountOf(row).fill(String(index + 1))
    await choose(provision.four.name)
    for (const row of four)
      await expect(amountOf(row)).toHaveValue(String(three.findIndex(({ id }) => id === row.id) + 1 || ''))
    await expect(group.getByText(workings.stale)).toBeVisible()
    await button(workings.undo).click()
    for (const [index, row] of three.entries()) await expect(amountOf(row)).toHaveValue(String(index + 1))
  })
  await test.step('a column with more figures than classes says how many were used', async () => {
    await button(workings.sample).click()
    const [principal, rate] = await group.getByRole('textbox').all()
    await paste(principal!, '4,00,00,000\t2')
    await expect(principal!).toHaveValue('4,00,00,000')
    await expect(rate!).toHaveValue('2')
    await paste(principal!, '1\r\n2\r\n3\r\n4\r\n5')
    const said = filled(provision.pasted, { count: three.length, copied: 5 })
    await expect(status).toHaveText(said)
    await expect(group.getByText(said)).toHaveCount(2)
  })
})
