import { content, noticeIsOn } from './support/content'
import { expect, linkTo, notice, test } from './support/test'

const { home, labels } = content
const { path, image } = home.notice

test.beforeEach(async ({ page }) => {
  const now = Date.now()
  await page.clock.install({ time: now })
  // The clock stands still from before the page has hydrated.
  await page.clock.pauseAt(now)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1, { timeout: 1 })
  }).toPass()
})

// lib/content/notice-time.test.ts knows the days of a notice.
if (noticeIsOn) {
  test('the notice appears after 1 s and closes after 15 s, unless the visitor is using it', async ({ page }) => {
    await page.clock.runFor(1000)
    await expect(notice(page)).toBeVisible()
    await expect(linkTo(notice(page), path)).toBeVisible()
    if (image) await expect(notice(page).getByRole('img', { name: image.alt })).toBeVisible()
    await page.clock.runFor(13_000)
    await expect(notice(page)).toBeVisible()
    await notice(page).hover()
    await page.clock.runFor(5000)
    await expect(notice(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(notice(page)).toHaveCount(0)
  })

  test('its button closes it for the session', async ({ page }) => {
    await page.clock.runFor(1000)
    await notice(page).getByRole('button', { name: labels.close }).click()
    await expect(notice(page)).toHaveCount(0)
    await page.clock.resume()
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.clock.runFor(3000)
    await expect(notice(page), 'in the same session').toHaveCount(0)
  })
} else
  test('the notice is off', async ({ page }) => {
    await page.clock.runFor(2000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
