import { content, filled } from './support/content'
import { expect, test } from './support/test'
import { INTEREST_SAMPLE, openWorking, pageOf, workingOn, writeAddress } from './support/workings'

const { products, workings } = content
const { interest } = workings

test('the address keeps the figures of all workings of a page; one that cannot be read shows the sample', async ({
  page,
}) => {
  const path = pageOf('interest')
  const working = await openWorking(page, 'interest', '#Interest%3Dw<img src=x>_o1e9')
  const others = (products.find((product) => product.path === path)?.workings ?? [])
    .filter((kind) => kind !== 'interest')
    .map((kind) => ({ kind, other: workingOn(page, kind), rate: workings[kind].fields.rate }))
  await test.step('an address that cannot be read shows the sample and a message', async () => {
    await expect(working.group.getByText(workings.broken).first()).toBeVisible()
    await expect(working.status).toHaveText(workings.broken)
    await expect(working.row(interest.title, interest.methods.dailyBalance.name)).toHaveText([/\d/, /\d/])
    await working.field(interest.fields.rate).fill('9')
    await expect(working.group.getByText(workings.broken)).toHaveCount(0)
  })
  await test.step('the address follows the figures', async () => {
    await working.field(interest.fields.rate).fill('८.५')
    await working.group.getByRole('radio', { name: interest.methods.fixed.name, exact: true }).check()
    await expect(page).toHaveURL(/#interest=.*wfixed.*r8\.5/)
    await working.button(workings.sample).click()
    await expect(page).toHaveURL(path)
    await working.button(workings.undo).click()
    await expect(page).toHaveURL(/#interest=.*wfixed.*r8\.5/)
    for (const { kind, other, rate } of others) {
      await other.group.scrollIntoViewIfNeeded()
      await other.status.waitFor({ state: 'attached' })
      await other.field(rate).fill('9')
      await expect(page).toHaveURL(new RegExp(`#${kind}=.*r9.*&interest=.*wfixed.*r8\\.5`))
    }
  })
  await test.step('the address restores the figures', async () => {
    const shown = await working.cells(interest.title)
    await page.reload()
    await expect((others.at(-1)?.other ?? working).group).toBeInViewport()
    for (const { other, rate } of others) {
      await expect(other.group.getByText(workings.own)).toBeVisible()
      await expect(other.field(rate)).toHaveValue('9')
    }
    await expect(working.group.getByText(workings.own)).toBeVisible()
    expect(await working.cells(interest.title)).toEqual(shown)
    for (const { button } of [working, ...others.map(({ other }) => other)]) await button(workings.sample).click()
    await expect(page).toHaveURL(path)
  })
  await test.step('an address that is followed on the page shows its working', async () => {
    await openWorking(page, 'interest', writeAddress('interest', INTEREST_SAMPLE) ?? '')
    await expect(working.group).toBeInViewport()
    await expect(working.field(interest.fields.lowest)).toHaveValue('18,000')
  })
  await test.step('a wrong figure has a message beside its field; the last right result and typed text stay', async () => {
    const name = filled(interest.movements.day, { index: 1 })
    const day = working.field(name)
    // The day 3, on the way to 32, is no result.
    await day.focus()
    await day.evaluate(() => ['3', '2'].forEach((digit) => document.execCommand('insertText', false, digit)))
    const message = filled(workings.wrong.dayOutside, { day: '32', days: INTEREST_SAMPLE.days })
    await expect(day).toHaveAccessibleDescription(message)
    await expect(day).toHaveAttribute('aria-invalid', 'true')
    await expect(working.group.getByText(workings.stale)).toBeVisible()
    await expect(working.status).toHaveText(`${name}: ${message}`)
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
})
