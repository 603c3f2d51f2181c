import type { Page } from '@playwright/test'

import { expect, test } from './support/test'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const trigger = (page: Page, name: string) => menu(page).getByRole('button', { name })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const scrolled = (page: Page) => page.evaluate(() => scrollY)

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the panel covers the page, which does not scroll behind it', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    const box = await menu(page).boundingBox()
    expect(box?.width).toBeGreaterThan(370)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0)
    await page.mouse.move(200, 700)
    await page.mouse.wheel(0, 500)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await scrolled(page)).toBe(600)
    await menuButton(page).click()
    await expect(menu(page)).toBeHidden()
    expect(await scrolled(page)).toBe(600)
  })

  test('the focus stays inside while it is open', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).click()
    const inside = () => page.evaluate(() => Boolean(document.activeElement?.closest('[data-stuck]')))
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Tab')
      expect(await inside()).toBe(true)
    }
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Shift+Tab')
      expect(await inside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
    await expect(page.locator('main[inert]')).toHaveCount(0)
  })

  test('a page that is reached by the way back closes it', async ({ page }) => {
    await page.goto('/company/faqs')
    await page
      .getByRole('link', { name: /^Cooperator/ })
      .first()
      .click()
    await expect(page).toHaveURL('/')
    await menuButton(page).click()
    await page.goBack()
    await expect(page).toHaveURL('/company/faqs')
    await expect(menu(page)).toBeHidden()
  })

  test('nothing stays shut off when the window grows', async ({ page }) => {
    await page.goto('/')
    await menuButton(page).click()
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(menuButton(page)).toBeHidden()
    await expect(menu(page)).toBeVisible()
    await expect(page.locator('[inert] main, main[inert]')).toHaveCount(0)
  })
})

test('at 200 % zoom the menu still works', async ({ browser }) => {
  // A window of 1280 px at 200 % has 640 CSS pixels of two device pixels each.
  const context = await browser.newContext({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  await page.goto('/')
  await menuButton(page).click()
  await trigger(page, 'COMPANY').click()
  await menu(page).getByRole('link', { name: 'FAQs' }).click()
  await expect(page).toHaveURL('/company/faqs')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
  await context.close()
})
