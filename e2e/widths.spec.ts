import { layoutWidths } from './support/content'
import { expectToFit } from './support/display-faults'
import { allSitemapPaths } from './support/exported-pages'
import { openHydrated, test } from './support/test'

/** Window widths of common devices, and those from which a card carousel shows one card more (carousel.css). */
const FURTHER_WIDTHS = [320, 360, 390, 640, 670, 820, 950, 1250, 1280, 1440, 1920]
const widths = [...FURTHER_WIDTHS, ...layoutWidths].sort((one, other) => one - other)

// `npm test` tests only 320 and 1280 px (every-page.spec.ts).
for (const path of allSitemapPaths())
  test(`${path} fits windows of 320 to 1920 px, also with text spacing (WCAG 1.4.12)`, async ({ page }) => {
    await openHydrated(page, path)
    await expectToFit(page, widths)
  })
