import type { Page } from '@playwright/test'

import { content, noticeIsOn } from './support/content'
import { expect, linkTo, notice, stopClock, test } from './support/test'

const { home, labels } = content
const { path, image } = home.notice

/** Opens the home page; the test moves its clock, which stands still from before the page has hydrated. */
async function open(page: Page) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await page.locator('html[data-hydrated]').count()).toBe(1)
  }).toPass()
}

if (noticeIsOn) {
  test('the notice appears after 1 s and closes after 15 s, unless the visitor is using it', async ({ page }) => {
    await open(page)
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
    await open(page)
    await page.clock.runFor(1000)
    await notice(page).getByRole('button', { name: labels.close }).click()
    await expect(notice(page)).toHaveCount(0)
    await page.clock.resume()
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.keyboard.press('Shift')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await stopClock(page)
    await page.waitForLoadState('networkidle')
    await expect(notice(page), 'in the same session').toHaveCount(0)
  })
} else
  test('the notice is off', async ({ page }) => {
    await open(page)
    await page.clock.runFor(2000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
