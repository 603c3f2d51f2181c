import type { Page } from '@playwright/test'

import { pageStates } from '../scripts/browser/page-states'

import { accessibilityFaults } from './support/accessibility'
import { longest } from './support/content'
import { expect, test } from './support/test'

/** Holds what fades in the middle of it. */
const holdFades = (page: Page) =>
  page.evaluate(() => {
    const fades = document.getAnimations().filter(({ playState }) => playState === 'running')
    for (const fade of fades) {
      fade.pause()
      fade.currentTime = (fade.effect!.getComputedTiming().endTime as number) / 2
    }
    return fades.length
  })

/** How many animations run that come to an end. */
const inMotion = () =>
  document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length

// What a page is at rest, pages.spec.ts looks at.
for (const width of [390, 1440])
  test.describe(`at ${width} px there is no accessibility fault`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('right after a page has loaded', async ({ page }) => {
      for (const path of ['/', longest.path, '/company/faqs', '/contactus']) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        expect(await accessibilityFaults(page), path).toEqual([])
      }
    })

    test('in the middle of a fade', async ({ page }) => {
      await page.goto('/')
      await page.locator('[data-scroll-in]').nth(2).scrollIntoViewIfNeeded()
      await expect.poll(() => holdFades(page)).toBeGreaterThan(0)
      expect(await accessibilityFaults(page)).toEqual([])
    })

    for (const { name, path, part, reach } of pageStates)
      test(`in the state “${name}”`, async ({ page }) => {
        await page.goto(path)
        await reach(page)
        await expect.poll(() => page.evaluate(inMotion)).toBe(0)
        // The rest is as it was before.
        expect(await accessibilityFaults(page, part)).toEqual([])
      })
  })
