import type { Page } from '@playwright/test'

import { allSitemapPaths } from './support/exported-pages'
import { pageStates } from './support/page-states'
import { expect, openHydrated, test } from './support/test'

/** Loads all fonts and images. Fonts and images that fail to load stay missing, as for visitors. */
const loadEverything = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    const fonts = [...document.fonts]
    await Promise.allSettled([...fonts.map((font) => font.load()), ...images.map((image) => image.decode())])
  })

// A failed form shows the time: with the clock at midnight, two runs on one day give equal screenshots.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date().setHours(0, 0, 0, 0)))

// Widths of phone, tablet and computer.
for (const width of [390, 820, 1440])
  test.describe(() => {
    test.use({ viewport: { width, height: 900 }, isMobile: width < 500 })

    for (const path of [...allSitemapPaths(), '/wrong-address'])
      test(`${path} looks like its screenshot at ${width} px`, async ({ page }) => {
        await openHydrated(page, path)
        await loadEverything(page)
        const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true })
      })

    for (const { name, path, prepare } of pageStates)
      test(`the state ${name} looks like its screenshot at ${width} px`, async ({ page }) => {
        await openHydrated(page, path)
        await prepare(page)
        await loadEverything(page)
        await expect(page).toHaveScreenshot(`${name}-${width}.png`)
      })
  })
