import type { Page } from '@playwright/test'

import { expect, test } from './support/test'

/** Durations in ms of the scroll-ins that run under the element. */
const running = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((box) =>
      box
        .getAnimations({ subtree: true })
        .filter((one) => (one as CSSAnimation).animationName === 'scroll-in' && one.playState === 'running')
        .map((one) => Number(one.effect?.getComputedTiming().duration)),
    )

const scrollTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((box) => box.scrollIntoView({ behavior: 'instant' }))

const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))

const SECTION = 'main > section:last-of-type'
const boxes = (page: Page) => page.locator('[data-scroll-in]')

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

test('a section comes in within 1500 ms on every entry, the footer within 2000 ms', async ({ page }) => {
  await page.goto('/')
  for (let entry = 0; entry < 2; entry++) {
    await scrollTo(page, SECTION)
    await expect.poll(() => running(page, SECTION)).toContain(1500)
    await scrollTo(page, 'footer')
    await expect.poll(() => running(page, 'footer')).toContain(2000)
    await toTop(page)
    await expect(page.locator(`${SECTION}[data-entered]`)).toHaveCount(0)
  }
})

test('it takes its time to the end', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const time = await page
    .locator(SECTION)
    .first()
    .evaluate(
      (box) =>
        new Promise<number>((resolve) => {
          box.addEventListener('animationend', (event) => resolve((event as AnimationEvent).elapsedTime * 1000))
          box.scrollIntoView({ behavior: 'instant' })
        }),
    )
  expect(Math.abs(time - 1500), `${time} ms`).toBeLessThan(150)
})

test('nothing that is on screen at load is hidden or moves, and nothing off screen is hidden', async ({ page }) => {
  await page.goto('/company/faqs', { waitUntil: 'networkidle' })
  expect(await running(page, 'body')).toEqual([])
  const opacities = await boxes(page).evaluateAll((all) =>
    all.flatMap((box) => [box, ...box.children]).map((box) => getComputedStyle(box).opacity),
  )
  expect(opacities.length).toBeGreaterThan(3)
  expect(new Set(opacities)).toEqual(new Set(['1']))
})

test('print and reduced motion show everything at once', async ({ page }) => {
  for (const media of [{ media: 'print' }, { media: 'screen', reducedMotion: 'reduce' }] as const) {
    await page.emulateMedia(media)
    await page.goto('/')
    await scrollTo(page, 'footer')
    await expect(page.locator('footer[data-entered]')).toHaveCount(1)
    expect(await running(page, 'body')).toEqual([])
  }
})
