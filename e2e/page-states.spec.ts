import { accessibilityFaults } from './support/accessibility-faults'
import { pageStates } from './support/page-states'
import { expect, countRunningAnimations, openHydrated, test } from './support/test'

// every-page.spec.ts tests the initial state of every page.

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const path of new Set(pageStates.map(({ path }) => path)))
      test(`${path} has no accessibility fault in its states after input`, async ({ page }) => {
        await openHydrated(page, path)
        for (const { name, changedPart, prepare } of pageStates.filter((state) => state.path === path))
          await test.step(name, async () => {
            await prepare(page)
            await expect.poll(() => page.evaluate(countRunningAnimations)).toBe(0)
            expect(await accessibilityFaults(page, { within: changedPart })).toEqual([])
            // An open menu would cover the next state; the first Escape closes only its group.
            if (changedPart === 'header') for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
          })
      })
  })
