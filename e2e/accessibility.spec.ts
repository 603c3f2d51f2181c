import type { Page } from '@playwright/test'

import { pageStates } from '../scripts/browser/page-states'

import { accessibilityFaults } from './support/accessibility'
import { longest } from './support/content'
import { expect, inMotion, openHydrated, test } from './support/test'

/** Checks at the width of a phone and of a desktop; pages.spec.ts checks pages at rest. */
async function atBothWidths(page: Page, check: (width: string) => Promise<void>) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await check(`at ${width} px`)
  }
}

test('a page has no accessibility fault right after it has loaded', async ({ page }) => {
  // Without its fonts a page never finishes loading, so that it stays as it is right after.
  await page.route(/\.woff2$/, () => {})
  for (const path of ['/', longest.path, '/company/faqs', '/contactus']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await atBothWidths(page, async (width) =>
      // pages.spec.ts asks for the rest.
      expect(await accessibilityFaults(page, { early: true }), `${path} ${width}`).toEqual([]),
    )
  }
})

for (const path of new Set(pageStates.map(({ path }) => path)))
  test(`${path} has no accessibility fault in its states`, async ({ page }) => {
    await openHydrated(page, path)
    for (const { name, part, reach } of pageStates.filter((state) => state.path === path))
      await test.step(name, async () => {
        let reached = false
        await atBothWidths(page, async (width) => {
          if (!reached) await reach(page)
          await expect.poll(() => page.evaluate(inMotion)).toBe(0)
          // The rest of the page is the same as before.
          expect(await accessibilityFaults(page, { part }), width).toEqual([])
          // A phone has another menu; other states stay when the width changes.
          reached = part !== 'header'
          if (!reached) for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
        })
      })
  })
