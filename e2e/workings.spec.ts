import type { Locator } from '@playwright/test'

import { content, filled } from './support/content'
import { calm, expect, test } from './support/test'
import { INTEREST_SAMPLE, openWorking, pageOf, typeFields, workingOn } from './support/workings'

const { products, workings } = content
const { interest, provision } = workings

test.use(calm)

/** Pastes what a spreadsheet has copied. */
const paste = (field: Locator, text: string) =>
  field.evaluate((there, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', copied)
    there.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('a wrong figure is named beside its field, the last right result stays, and nothing typed is lost', async ({
  page,
}) => {
  const working = await openWorking(page, 'interest')
  await typeFields.interest(working, INTEREST_SAMPLE)
  const day = working.field(filled(interest.movements.day, { index: 1 }))
  await day.fill('32')
  const message = filled(workings.wrong.dayOutside, { day: '32', days: INTEREST_SAMPLE.days })
  await expect(day).toHaveAccessibleDescription(message)
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await expect(working.group.getByText(workings.stale)).toBeVisible()
  await expect(working.status).toHaveText(`${filled(interest.movements.day, { index: 1 })}: ${message}`)
  await expect(working.row(interest.title, interest.methods.dailyBalance.name).last()).toHaveText('276.00')
  await expect(day).toHaveValue('32')
  await day.fill('6')
  await expect(working.group.getByText(workings.stale)).toHaveCount(0)
})

test('movements are added, removed, pasted and brought back by keyboard, and announced', async ({ page }) => {
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
  await expect(working.status).toHaveText(workings.wrong.tooManyColumns)
  await expect(days.first()).toHaveValue('2')
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

test('another set of classes keeps the amounts of classes that both have, asks for the others, and can be undone', async ({
  page,
}) => {
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

test('the address holds the figures: it opens again, and a strange one gives the sample and a word', async ({
  page,
}) => {
  const working = await openWorking(page, 'interest')
  await working.field(interest.fields.rate).fill('८.५')
  await working.group.getByRole('radio', { name: interest.methods.fixed.name, exact: true }).check()
  await expect(page).toHaveURL(/#interest=.*wfixed.*r8\.5/)
  const shown = await working.cells(interest.title)
  await working.button(workings.sample).click()
  await expect(page).toHaveURL(pageOf('interest'))
  await working.button(workings.undo).click()
  await expect(page).toHaveURL(/#interest=.*wfixed.*r8\.5/)
  await page.reload()
  const again = await openWorking(page, 'interest', new URL(page.url()).hash)
  expect(await again.cells(interest.title)).toEqual(shown)
  await expect(again.group).toBeInViewport()
  await expect(again.group.getByText(workings.own)).toBeVisible()
  await again.button(workings.sample).click()
  await expect(page).toHaveURL(pageOf('interest'))
  await page.goto('about:blank')
  const strange = await openWorking(page, 'interest', '#interest=w<img src=x>_o1e9')
  await expect(strange.group.getByText(workings.broken)).toBeVisible()
  await expect(strange.row(interest.title, interest.methods.dailyBalance.name)).toHaveText(shown[0] ? [/\d/, /\d/] : [])
  await strange.field(interest.fields.rate).fill('9')
  await expect(strange.group.getByText(workings.broken)).toHaveCount(0)
})

test('a working asks for its code only when it is near, other pages never', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(pageOf('interest'))
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.includes('workings'))).toEqual([])
  const before = new Set(asked)
  const working = await openWorking(page, 'interest')
  const code = asked.filter((path) => path.endsWith('.js') && !before.has(path))
  expect(code.length).toBeGreaterThan(0)
  await expect(working.status).toBeAttached()
  const other = products.find((product) => !product.workings)
  asked.length = 0
  await page.goto(other?.path ?? '/')
  await page.keyboard.press('End')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => code.includes(path) || path.includes('workings'))).toEqual([])
})

test('without its code a working says so when it is touched, and comes with a later touch', async ({ page }) => {
  await page.route('**/data/workings-*', (route) => route.abort())
  await page.goto(pageOf('provision'))
  const field = page.getByRole('textbox', { name: provision.fields.held, exact: true })
  await field.click()
  await expect(page.getByRole('alert').filter({ hasText: workings.unloaded })).toBeVisible()
  await field.fill('5')
  await page.unroute('**/data/workings-*')
  await page.getByText(provision.sets, { exact: true }).click()
  await expect(page.getByText(workings.own, { exact: true })).toBeVisible()
  await expect(field).toHaveValue('5')
  await expect(page.getByText(workings.unloaded)).toHaveCount(0)
})

test('what is typed, chosen and pressed before the code comes is done when it comes', async ({ page }) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/data/workings-*', async (route) => {
    await late
    await route.continue()
  })
  await page.goto(pageOf('interest'))
  const group = page.getByRole('group', { name: interest.title, exact: true })
  const field = group.getByRole('textbox', { name: interest.fields.opening, exact: true })
  const remove = group.getByRole('button', { name: filled(interest.movements.remove, { index: 1 }), exact: true })
  const method = group.getByRole('radio', { name: interest.methods.fixed.name, exact: true })
  const days = group.getByRole('textbox', { name: new RegExp(`^${interest.movements.day.split('{')[0]}`) })
  const count = await days.count()
  await method.check()
  await remove.click()
  await field.focus()
  await page.keyboard.press('End')
  await page.keyboard.type('1')
  const typed = await field.inputValue()
  expect(typed).toMatch(/^\d+1$/)
  arrive()
  await expect(group.getByText(workings.own)).toBeVisible()
  await expect(days).toHaveCount(count - 1)
  await expect(method).toBeChecked()
  await expect(group.getByRole('button', { name: workings.undo })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(typed)
})

test('a field that someone types in while the code comes keeps the focus and its caret', async ({ page }) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/data/workings-*', async (route) => {
    await late
    await route.continue()
  })
  await page.goto(pageOf('interest'))
  const group = page.getByRole('group', { name: interest.title, exact: true })
  const field = group.getByRole('textbox', { name: interest.fields.opening, exact: true })
  await field.focus()
  await page.keyboard.type('12')
  arrive()
  await expect(group.getByText(workings.own)).toBeVisible()
  await page.keyboard.type('3')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('123')
})

test('the address of a page holds all its workings', async ({ page }) => {
  const kinds = products.find((product) => (product.workings?.length ?? 0) > 1)?.workings
  test.skip(!kinds, 'No product shows two workings')
  const [one, other] = kinds!
  const path = products.find((product) => product.workings === kinds)!.path
  await page.goto(path)
  for (const kind of [one!, other!]) {
    const working = workingOn(page, kind)
    await working.group.scrollIntoViewIfNeeded()
    await working.status.waitFor({ state: 'attached' })
    await working.field(workings[kind].fields.rate).fill('9')
  }
  await expect(page).toHaveURL(new RegExp(`#${other}=.*r9.*&${one}=.*r9`))
  await page.reload()
  for (const kind of [one!, other!]) {
    const working = workingOn(page, kind)
    await expect(working.group.getByText(workings.own)).toBeVisible()
    await expect(working.field(workings[kind].fields.rate)).toHaveValue('9')
  }
  await expect(workingOn(page, other!).group).toBeInViewport()
})
