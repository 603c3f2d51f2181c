import type { Page } from '@playwright/test'

import { expect, linkTo, mainMenu as menu, menuButton, menuGroup, openHydrated, test, turnWheel } from './support/test'

const scrolled = (page: Page) => page.evaluate(() => scrollY)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the open menu covers the page and keeps the focus', async ({ page }) => {
    await openHydrated(page, '/company/faqs')
    await test.step('what is pressed below an open group stays under the finger', async () => {
      await menuButton(page).click()
      await menuGroup(page, 'products').click()
      const other = menuGroup(page, 'downloads')
      await other.scrollIntoViewIfNeeded()
      const place = async () => (await other.boundingBox())?.y
      const before = await place()
      await other.hover()
      await page.mouse.down()
      expect(await place()).toBe(before)
      await page.mouse.up()
      await expect(other).toHaveAttribute('aria-expanded', 'true')
      await menuButton(page).click()
      await expect(menu(page)).toBeHidden()
    })
    await test.step('the panel covers the page, and the page behind it does not scroll', async () => {
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
      // A click would scroll back to a header that is not sticky yet.
      await expect(menuButton(page)).toBeInViewport()
      await menuButton(page).click()
      await expect(menu(page)).toBeVisible()
      const box = await menu(page).boundingBox()
      expect(box?.width).toBeGreaterThan(370)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
      await page.mouse.move(200, 700)
      await turnWheel(page, 500)
      expect(await scrolled(page)).toBe(600)
      await menuButton(page).click()
      await expect(menu(page)).toBeHidden()
      expect(await scrolled(page)).toBe(600)
    })
    await test.step('the focus stays inside the open menu', async () => {
      // Safari before 17.4 has no such method.
      await page.evaluate(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'))
      await menuButton(page).click()
      const inside = () => page.evaluate(() => Boolean(document.activeElement?.closest('[data-stuck]')))
      for (const key of ['Tab', 'Shift+Tab'])
        for (let stop = 0; stop < 20; stop++) {
          await page.keyboard.press(key)
          expect(await inside()).toBe(true)
        }
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
      await expect(page.locator('main[inert]')).toHaveCount(0)
    })
    await test.step('going back to another page closes the menu', async () => {
      await linkTo(page.getByRole('banner'), '/').first().click()
      await expect(page).toHaveURL('/')
      await menuButton(page).click()
      await page.goBack()
      await expect(page).toHaveURL('/company/faqs')
      await expect(menu(page)).toBeHidden()
    })
    await test.step('nothing stays inert when the window grows', async () => {
      await menuButton(page).click()
      await page.setViewportSize({ width: 1200, height: 800 })
      await expect(menuButton(page)).toBeHidden()
      await expect(menu(page)).toBeVisible()
      await expect(page.locator('[inert] main, main[inert]')).toHaveCount(0)
    })
  })
})

test('at 200 % zoom the menu still works', async ({ browser }) => {
  // A window of 1280 px at 200 % zoom has 640 CSS pixels, each of two device pixels.
  const context = await browser.newContext({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  await openHydrated(page, '/company/career')
  await menuButton(page).click()
  await menuGroup(page, 'company').click()
  await linkTo(menu(page), '/company/faqs').click()
  await expect(page).toHaveURL('/company/faqs')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
  await context.close()
})
