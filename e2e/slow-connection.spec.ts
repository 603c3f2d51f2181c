import type { ViewportSize } from '@playwright/test'

import { productWithMostFeatures, pagesWithGallery } from './support/content'
import { stalled, trickled } from './support/slow-html-proxy'
import { MAX_SHIFT, layoutShiftOf, recordLayoutShifts } from './support/layout-shifts'
import { expect, withMotion, openHydrated, test } from './support/test'

test.use(withMotion)

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

test('a page that streams in slowly has no visible layout shift on a phone or a desktop', async ({
  context,
  baseURL,
}) => {
  const site = await trickled(baseURL!)
  const expectSteadyLoad = async (path: string, viewport: ViewportSize) => {
    const page = await context.newPage()
    await page.setViewportSize(viewport)
    await recordLayoutShifts(page)
    await openHydrated(page, site.address + path)
    await page.waitForLoadState('networkidle')
    expect(await layoutShiftOf(page), `${path} at ${viewport.width} px`).toBeLessThanOrEqual(MAX_SHIFT)
  }
  const paths = ['/', ...pagesWithGallery.slice(-1).map(({ path }) => path), productWithMostFeatures.path, '/contactus']
  // In parallel: the slow connection takes the time, not the CPU.
  await Promise.all([PHONE, DESKTOP].flatMap((viewport) => paths.map((path) => expectSteadyLoad(path, viewport))))
  await site.close()
})

test('the received part of a page is painted while the rest stalls', async ({ context, baseURL }) => {
  const site = await stalled(baseURL!)
  for (const path of ['/', '/ne', productWithMostFeatures.path, '/company/faqs']) {
    const page = await context.newPage()
    await page.goto(site.address + path, { waitUntil: 'commit' })
    // First contentful paint, not only parsing.
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(painted, path).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.close()
  }
  await site.close()
})
