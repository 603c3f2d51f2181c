import type { Page } from '@playwright/test'

import {
  bulletName,
  carousel,
  current,
  HERO,
  pause,
  TOLERANCE_MS,
  turning,
  watchIntervals,
  watchTransition,
  whenLive,
} from './support/carousel'
import { first, pictured } from './support/content'
import { expect, moving, openHydrated, stopClock, test } from './support/test'

test.use(moving)

/** Opens a page in a window so tall that all its carousels are on screen, and stops its clock once they turn. */
async function openStopped(page: Page, path: string, names: string[]) {
  await page.clock.install()
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, path)
  await page.setViewportSize({
    width: 1440,
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  })
  for (const name of names) {
    await whenLive(page, name)
    await carousel(page, name).locator('[aria-live=off]').waitFor()
  }
  await stopClock(page)
}

test('the carousels of the home page change slides at their intervals, in 300 ms, and rest off screen', async ({
  page,
}) => {
  const names = turning.map(({ name }) => name)
  const longest = Math.max(...turning.map(({ interval }) => interval))
  await openStopped(page, '/', names)
  await test.step('every carousel changes slides at its interval', async () => {
    const watched = await Promise.all(names.map((name) => watchIntervals(page, name)))
    // One change to begin with, and two that follow.
    await page.clock.runFor(3 * (longest + TOLERANCE_MS))
    for (const [index, { name, interval }] of turning.entries()) {
      const times = (await watched[index]?.()) ?? []
      expect(times.length, name).toBeGreaterThanOrEqual(2)
      for (const time of times) expect(Math.abs(time - interval), `${name}: ${time} ms`).toBeLessThan(TOLERANCE_MS)
    }
  })
  await test.step('carousels off screen do no work on the main thread', async () => {
    // No taller than the footer, which is then all that is in view at the end of the page.
    const { height = 0 } = (await page.getByRole('contentinfo').boundingBox()) ?? {}
    await page.setViewportSize({ width: 1440, height: Math.floor(height) })
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    for (const name of names) await expect(carousel(page, name)).not.toBeInViewport()
    await expect(page.locator('.carousel [aria-live=off]')).toHaveCount(0)
    // A slide that was moving comes to rest.
    await page.clock.runFor(1000)
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    const asked = await page.evaluateHandle(() => {
      const asked: string[] = []
      for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval'] as const) {
        const call = window[name] as (...given: unknown[]) => number
        Object.assign(window, { [name]: (...given: unknown[]) => (asked.push(name), call(...given)) })
      }
      return asked
    })
    await page.clock.runFor(12 * longest)
    expect(await asked.jsonValue()).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  for (const { name, count } of [first(turning), ...turning.slice(1, 2)])
    await test.step(`the ${name === HERO ? 'fade' : 'movement'} of ${name} lasts 300 ms`, async () => {
      await pause(page, name).click()
      await page.clock.runFor(1000)
      const shown = await current(page, name).getAttribute('aria-label')
      const other = bulletName(shown === bulletName(1) ? count : 1)
      const transition = await watchTransition(page, name, other)
      await page.clock.runFor(1200)
      const time = await transition()
      expect(Math.abs(time - 300), `${time} ms`).toBeLessThan(TOLERANCE_MS)
      await expect(current(page, name)).toHaveAccessibleName(other)
    })
})

for (const { path, name } of pictured.slice(0, 1))
  test(`the pictures at ${path} change every 3 s, and pause is their only control`, async ({ page }) => {
    await openStopped(page, path, [name])
    const intervals = await watchIntervals(page, name)
    await page.clock.runFor(2 * (3000 + TOLERANCE_MS))
    const times = await intervals()
    expect(times.length).toBeGreaterThanOrEqual(1)
    for (const time of times) expect(Math.abs(time - 3000), `${time} ms`).toBeLessThan(TOLERANCE_MS)
    await expect(carousel(page, name).getByRole('button')).toHaveCount(1)
    await expect(pause(page, name)).toBeVisible()
  })
