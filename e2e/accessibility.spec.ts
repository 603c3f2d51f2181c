import type { Page } from '@playwright/test'

import { pageStates } from '../scripts/browser/page-states'

import { accessibilityFaults } from './support/accessibility'
import { longest } from './support/content'
import { expect, inMotion, moving, test } from './support/test'

/** Pauses running fades at their midpoint. */
const holdFades = (page: Page) =>
  page.evaluate(() => {
    const fades = document.getAnimations().filter(({ playState }) => playState === 'running')
    for (const fade of fades) {
      fade.pause()
      fade.currentTime = (fade.effect!.getComputedTiming().endTime as number) / 2
    }
    return fades.length
  })

// pages.spec.ts checks pages at rest.
for (const width of [390, 1440])
  test.describe(`has no accessibility fault at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('right after a page has loaded', async ({ page }) => {
      for (const path of ['/', longest.path, '/company/faqs', '/contactus']) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        // pages.spec.ts asks for the rest.
        expect(await accessibilityFaults(page, { early: true }), path).toEqual([])
      }
    })

    test.describe('with movement', () => {
      test.use(moving)
      test('in the middle of a fade', async ({ page }) => {
        await page.goto('/')
        await page.locator('[data-scroll-in]').nth(2).scrollIntoViewIfNeeded()
        await expect.poll(() => holdFades(page)).toBeGreaterThan(0)
        expect(await accessibilityFaults(page)).toEqual([])
      })
    })

    for (const { name, path, part, reach } of pageStates)
      test(`in the state “${name}”`, async ({ page }) => {
        await page.goto(path)
        await reach(page)
        await expect.poll(() => page.evaluate(inMotion)).toBe(0)
        // The rest of the page is the same as before.
        expect(await accessibilityFaults(page, { part })).toEqual([])
      })
  })
