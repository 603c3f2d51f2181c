import type { Page } from '@playwright/test'

import { expect, test } from './support/test'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const trigger = (page: Page, name: string) => menu(page).getByRole('button', { name })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const key of ['Enter', 'Space'])
    test(`${key} opens and closes a group, and only one is open`, async ({ page }) => {
      await page.goto('/')
      await trigger(page, 'PRODUCT').focus()
      await page.keyboard.press(key)
      await expect(trigger(page, 'PRODUCT')).toHaveAttribute('aria-expanded', 'true')
      await trigger(page, 'COMPANY').focus()
      await page.keyboard.press(key)
      await expect(menu(page).locator('[aria-expanded=true]')).toHaveCount(1)
      await page.keyboard.press(key)
      await expect(menu(page).locator('[aria-expanded=true]')).toHaveCount(0)
    })

  test('tabbing goes through the open list and closes it when it leaves', async ({ page }) => {
    await page.goto('/')
    await trigger(page, 'DOWNLOAD').focus()
    await page.keyboard.press('Enter')
    for (const name of ['Software Manual', 'Software Demo', 'Collection App', 'Forms']) {
      await page.keyboard.press('Tab')
      await expect(menu(page).getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(trigger(page, 'COMPANY')).toBeFocused()
    await expect(trigger(page, 'DOWNLOAD')).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(trigger(page, 'COMPANY')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Shift+Tab')
    await expect(trigger(page, 'COMPANY')).toHaveAttribute('aria-expanded', 'false')
  })

  test('arrow keys move within the open list', async ({ page }) => {
    await page.goto('/')
    await trigger(page, 'DOWNLOAD').focus()
    await page.keyboard.press('ArrowDown')
    await expect(menu(page).getByRole('link', { name: 'Software Manual' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu(page).getByRole('link', { name: 'Software Demo' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(menu(page).getByRole('link', { name: 'Software Manual' })).toBeFocused()
  })

  test('the product panel shows the seven weaves with a line each, inside the window', async ({ page }) => {
    for (const width of [992, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await trigger(page, 'PRODUCT').click()
      const entries = menu(page)
        .getByRole('link')
        .filter({ has: page.locator('img') })
      await expect(entries).toHaveCount(7)
      await expect(entries.first()).toHaveText(/BANCOS.*For savings and credit co-operatives/)
      for (const entry of await entries.all()) {
        const box = await entry.boundingBox()
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
        await expect
          .poll(() => entry.locator('img').evaluate((cloth: HTMLImageElement) => cloth.naturalWidth))
          .toBeGreaterThan(0)
      }
    }
  })

  test('the bar sticks without a jump', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/company/aboutus', { waitUntil: 'networkidle' })
    const heading = page.getByRole('heading', { level: 2 }).first()
    const place = () => heading.evaluate((box) => box.getBoundingClientRect().top + scrollY)
    const before = await place()
    for (const y of [189, 190, 191, 400, 191, 190, 0]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await expect(page.locator('[data-stuck]')).toHaveAttribute('data-stuck', String(y > 190))
      expect(await place()).toBe(before)
    }
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  })

  test('an open group closes on the way back', async ({ page }) => {
    await page.goto('/company/faqs')
    await trigger(page, 'COMPANY').click()
    await menu(page).getByRole('link', { name: 'Career' }).click()
    await expect(page).toHaveURL('/company/career')
    await trigger(page, 'COMPANY').click()
    await page.goBack()
    await expect(page).toHaveURL('/company/faqs')
    await expect(menu(page).locator('[aria-expanded=true]')).toHaveCount(0)
  })
})
