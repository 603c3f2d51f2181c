import type { Page } from '@playwright/test'

import { bullet, carousel, current, whenLive } from './support/carousel'
import { expect, test } from './support/test'

const PRODUCTS = 'Our Products'
const shown = (page: Page, name = PRODUCTS) => current(page, name).getAttribute('aria-label')

/** Opens the home page with the carousel on screen and the clock in the test's hand. */
async function start(page: Page, name = PRODUCTS) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  await page.goto('/')
  await carousel(page, name).evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await whenLive(page, name)
}

const pause = (page: Page) => carousel(page, PRODUCTS).getByRole('button', { name: `Pause ${PRODUCTS}` })
const play = (page: Page) => carousel(page, PRODUCTS).getByRole('button', { name: `Play ${PRODUCTS}` })

/** Whether the slide changes within twice its time. */
async function moves(page: Page, name = PRODUCTS) {
  const before = await shown(page, name)
  await page.clock.runFor(3500)
  const between = await shown(page, name)
  await page.clock.runFor(3500)
  return between !== before || (await shown(page, name)) !== before
}

test('the mouse over a row of cards holds it, and lets it go', async ({ page }) => {
  await start(page)
  expect(await moves(page)).toBe(true)
  await carousel(page, PRODUCTS).hover()
  expect(await moves(page)).toBe(false)
  await page.mouse.move(5, 5)
  expect(await moves(page)).toBe(true)
})

test('a pressed pause lasts until play is pressed, whatever the mouse does', async ({ page }) => {
  await start(page)
  await pause(page).click()
  await page.mouse.move(5, 5)
  expect(await moves(page)).toBe(false)
  await carousel(page, PRODUCTS).hover()
  await page.mouse.move(5, 5)
  await bullet(page, PRODUCTS, 3).click()
  await page.mouse.move(5, 5)
  expect(await moves(page)).toBe(false)
  await play(page).click()
  await page.mouse.move(5, 5)
  expect(await moves(page)).toBe(true)
})

test('a press on bullet or arrow does not stop the rotation', async ({ page }) => {
  await start(page)
  await bullet(page, PRODUCTS, 3).click()
  await page.mouse.move(5, 5)
  expect(await moves(page)).toBe(true)
  await carousel(page, PRODUCTS).getByRole('button', { name: 'Next slide' }).click()
  await page.mouse.move(5, 5)
  expect(await moves(page)).toBe(true)
})

test('nothing moves behind a dialog or an open menu', async ({ page }) => {
  await start(page, 'Highlights')
  expect(await moves(page, 'Highlights')).toBe(true)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'SERVICES' }).click()
  expect(await moves(page, 'Highlights')).toBe(false)
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'HOME' }).focus()
  expect(await moves(page, 'Highlights')).toBe(true)
  await bullet(page, 'Highlights', 2).click()
  await carousel(page, 'Highlights')
    .getByRole('button', { name: /^Contact Us Now on the web/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await moves(page, 'Highlights')).toBe(false)
})

test('nothing moves in a hidden tab', async ({ page }) => {
  await start(page)
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hide(true)
  expect(await moves(page)).toBe(false)
  await hide(false)
  expect(await moves(page)).toBe(true)
})

test('a carousel off screen stands still and its engine is not even loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.clock.install()
  await page.goto('/')
  await whenLive(page, 'Highlights')
  expect(await moves(page, 'Testimonials')).toBe(false)
  await expect(carousel(page, 'Testimonials').locator('.slides[data-live]')).toHaveCount(0)
  await carousel(page, 'Testimonials').scrollIntoViewIfNeeded()
  await whenLive(page, 'Testimonials')
  expect(await moves(page, 'Testimonials')).toBe(true)
  // Back at the top it stands still again.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(carousel(page, 'Testimonials')).not.toBeInViewport()
  expect(await moves(page, 'Testimonials')).toBe(false)
})

test('keyboard focus in a carousel holds it', async ({ page }) => {
  await start(page)
  await pause(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(pause(page)).toBeFocused()
  expect(await moves(page)).toBe(false)
})

test('a row that fits does not move and shows no controls', async ({ page }) => {
  await start(page)
  await carousel(page, PRODUCTS)
    .locator('.slides-cards')
    .evaluate((row: HTMLElement) => {
      row.style.setProperty('--shown', '7', 'important')
      // The engine measures anew when its place changes.
      row.style.width = '1200px'
    })
  await expect(carousel(page, PRODUCTS).getByRole('button', { name: /Pause|Go to|Next/ })).toHaveCount(0)
  await expect(carousel(page, PRODUCTS).locator('.slide[inert]')).toHaveCount(0)
  expect(await moves(page)).toBe(false)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing turns by itself, and bullets answer at once', async ({ page }) => {
    await start(page)
    expect(await moves(page)).toBe(false)
    await expect(pause(page)).toBeHidden()
    await bullet(page, PRODUCTS, 4).click()
    await expect(current(page, PRODUCTS)).toHaveAccessibleName('Go to slide 4')
  })

  test('pictures without controls can be scrolled', async ({ page }) => {
    await page.goto('/products/bancos')
    const row = page.getByRole('region', { name: /^Pictures of/ }).locator('.slides')
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate((box) => box.scrollLeft)).toBeGreaterThan(100)
  })
})
