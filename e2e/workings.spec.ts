import { content, filled } from './support/content'
import { expect, test } from './support/test'
import { INTEREST_SAMPLE, openWorking, pageOf, typeFields, workingOn } from './support/workings'

const { products, workings } = content
const { interest } = workings

test('a wrong figure has a message beside its field; the last right result and the typed text stay', async ({
  page,
}) => {
  const working = await openWorking(page, 'interest')
  await typeFields.interest(working, INTEREST_SAMPLE)
  const day = working.field(filled(interest.movements.day, { index: 1 }))
  // The day 3, on the way to 32, is no result.
  await day.focus()
  await page.keyboard.type('32')
  const message = filled(workings.wrong.dayOutside, { day: '32', days: INTEREST_SAMPLE.days })
  await expect(day).toHaveAccessibleDescription(message)
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await expect(working.group.getByText(workings.stale)).toBeVisible()
  await expect(working.status).toHaveText(`${filled(interest.movements.day, { index: 1 })}: ${message}`)
  await expect(working.row(interest.title, interest.methods.dailyBalance.name).last()).toHaveText('276.00')
  await expect(day).toHaveValue('32')
  await day.fill('6')
  await expect(working.group.getByText(workings.stale)).toHaveCount(0)
  // A whole figure counts, however briefly it was shown.
  const opening = working.field(interest.fields.opening)
  await opening.fill('90000')
  const right = await working.cells(interest.title)
  await opening.fill('90000x')
  await expect(working.group.getByText(workings.stale)).toBeVisible()
  expect(await working.cells(interest.title)).toEqual(right)
})

test('the address restores the figures; an address that cannot be read shows the sample and a message', async ({
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
  const strange = await openWorking(page, 'interest', '#Interest%3Dw<img src=x>_o1e9')
  await expect(strange.group.getByText(workings.broken).first()).toBeVisible()
  await expect(strange.status).toHaveText(workings.broken)
  await expect(strange.row(interest.title, interest.methods.dailyBalance.name)).toHaveText(shown[0] ? [/\d/, /\d/] : [])
  await strange.field(interest.fields.rate).fill('9')
  await expect(strange.group.getByText(workings.broken)).toHaveCount(0)
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
