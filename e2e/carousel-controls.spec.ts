import type { Page } from '@playwright/test'

import { bullet, carousel, current, whenLive } from './support/carousel'
import { expect, test } from './support/test'

/** Names of the links that the browser tells screen readers of; it knows of inert parts, which role locators do not. */
async function links(page: Page, name: RegExp) {
  const accessibility = await page.context().newCDPSession(page)
  const { nodes } = await accessibility.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'link')
    .map((node) => String(node.name?.value))
    .filter((told) => name.test(told))
}

async function start(page: Page, name: string, width = 1440) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/')
  await carousel(page, name).evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await whenLive(page, name)
}

/** Moves one finger sideways over the middle of the carousel. */
async function swipe(page: Page, name: string, way: number) {
  const box = await carousel(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not on the page`)
  // Below the bar, wherever the page is scrolled to.
  const [x, y] = [box.x + box.width / 2, Math.max(box.y, 100) + 60]
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x, y }])
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', [{ x: x + way * part, y }])
  await send('touchEnd', [])
}

test('bullets lead to their slide; the window of bullets shrinks away from the active one', async ({ page }) => {
  await start(page, 'Our Services')
  const row = carousel(page, 'Our Services')
  await expect(row.getByRole('button', { name: /^Go to slide \d$/ })).toHaveCount(7)
  await bullet(page, 'Our Services', 5).click()
  await expect(current(page, 'Our Services')).toHaveAccessibleName('Go to slide 5')
  await expect(row.locator('.slide:not([inert]) h3').first()).toBeVisible()
  const widths = await row
    .getByRole('button', { name: /^Go to slide/ })
    .evaluateAll((all) => all.map((one) => one.firstElementChild?.getBoundingClientRect().height ?? 0))
  // Distances around the loop from the fifth: 3 3 2 1 0 1 2.
  expect(widths[4]).toBeGreaterThan(widths[3] ?? 0)
  expect(widths[3]).toBeGreaterThan(widths[2] ?? 0)
  expect(widths[2]).toBeGreaterThan(widths[1] ?? 0)
  expect(widths[3]).toBe(widths[5])
  await bullet(page, 'Our Services', 2).focus()
  await page.keyboard.press('Enter')
  await expect(current(page, 'Our Services')).toHaveAccessibleName('Go to slide 2')
})

test('only the products have arrows, and they go round', async ({ page }) => {
  await start(page, 'Our Products')
  await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Previous slide' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await expect(current(page, 'Our Products')).toHaveAccessibleName('Go to slide 7')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(current(page, 'Our Products')).toHaveAccessibleName('Go to slide 1')
})

test('slides out of sight cannot be focused and are not read', async ({ page }) => {
  await start(page, 'Our Products')
  const row = carousel(page, 'Our Products')
  await row.getByRole('button', { name: /^Pause/ }).focus()
  expect(await links(page, /^View Detail/)).toHaveLength(4)
  for (let stop = 0; stop < 14; stop++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const slide = document.activeElement?.closest('.slide')
      const edge = slide?.closest('.slides')?.getBoundingClientRect()
      const box = slide?.getBoundingClientRect()
      return !box || !edge || (box.left > edge.left - 21 && box.right < edge.right + 1)
    })
    expect(seen).toBe(true)
  }
})

for (const [way, slide] of [
  [38, 1],
  [42, 5],
  [-38, 1],
  [-42, 2],
] as const)
  test(`a swipe of ${way} px over the hero shows slide ${slide}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await page.goto('/')
    await whenLive(page, 'Highlights')
    await carousel(page, 'Highlights').getByRole('button', { name: 'Pause Highlights' }).tap()
    await swipe(page, 'Highlights', way)
    await expect(current(page, 'Highlights')).toHaveAccessibleName(`Go to slide ${slide}`)
    await context.close()
  })

test('a finger drags the cards', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await start(page, 'Our Products', 390)
  await swipe(page, 'Our Products', -200)
  await expect(current(page, 'Our Products')).toHaveAccessibleName('Go to slide 2')
  await context.close()
})

test('a mouse grabs and drags the cards', async ({ page }) => {
  await start(page, 'Our Products')
  const box = await carousel(page, 'Our Products').locator('.slides').boundingBox()
  if (!box) throw new Error('no cards')
  await page.mouse.move(box.x + 900, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 500, box.y + 60, { steps: 8 })
  await page.mouse.up()
  await expect(current(page, 'Our Products')).not.toHaveAccessibleName('Go to slide 1')
})

test('without scripts a row scrolls and shows no dead controls', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/')
  const row = carousel(page, 'Our Products')
  await expect(row.getByRole('button', { name: /Go to|Pause|slide/ })).toHaveCount(0)
  await row.getByRole('link', { name: /AllMart/ }).focus()
  await expect(row.getByRole('link', { name: /AllMart/ })).toBeInViewport()
  await context.close()
})
