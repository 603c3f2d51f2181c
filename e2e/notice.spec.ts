import { content, noticeIsOn } from './support/content'
import { expect, linkTo, notice, test } from './support/test'

const { home, labels } = content
const { path, image } = home.notice

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
})

// lib/calendar/notice-time.test.ts tests the dates of the notice and its delays: opening after 1 s, closing after 15 s.
test.describe('a current notice', () => {
  test.skip(!noticeIsOn, 'The content has no current notice; the nightly workflow adds one')

  test('the notice appears, and a hovered notice closes only when the mouse leaves', async ({ page }) => {
    await expect(linkTo(notice(page), path)).toBeVisible()
    if (image) await expect(notice(page).getByRole('img', { name: image.alt })).toBeVisible()
    await notice(page).hover()
    await page.clock.runFor(20_000)
    await expect(notice(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(notice(page)).toHaveCount(0)
  })

  test('a notice closed by its button does not reopen after a reload', async ({ page }) => {
    await notice(page).getByRole('button', { name: labels.close }).click()
    await expect(notice(page)).toHaveCount(0)
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.clock.runFor(3000)
    // Waits for the chunk that a reopened notice would load.
    await page.waitForLoadState('networkidle')
    // Counts once: a retrying assertion would pass when a reopened notice closes after 15 s.
    expect(await notice(page).count()).toBe(0)
  })
})

test('the home page opens no dialog while the content has no current notice', async ({ page }) => {
  test.skip(noticeIsOn, 'The content has a current notice')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.clock.runFor(3000)
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
})
