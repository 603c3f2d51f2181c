import { expectToFit } from './support/display-faults'
import { allSitemapPaths } from './support/exported-pages'
import { openHydrated, test } from './support/test'

// Breakpoints, and window widths of common devices. `npm test` tests only 320 and 1280 px (every-page.spec.ts).
const WIDTHS = [320, 360, 390, 576, 640, 670, 768, 820, 950, 992, 1200, 1250, 1280, 1400, 1440, 1920]

for (const path of allSitemapPaths())
  test(`${path} fits windows of 320 to 1920 px, also with text spacing (WCAG 1.4.12)`, async ({ page }) => {
    await openHydrated(page, path)
    await expectToFit(page, WIDTHS)
  })
