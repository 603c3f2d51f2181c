import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

import { sitemapPaths } from './support/addresses'
import { longest, pictured } from './support/content'
import { trickled } from './support/proxy'
import { shiftsOf, watchShifts } from './support/shifts'
import { expect, test } from './support/test'

/** Compressed bytes of the home page's images, fonts and inline drawings together, on a phone. */
const HOME_BUDGET_BYTES = 110_000

const devices = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}

test('nothing shifts while a page loads on a phone', async ({ page }) => {
  await page.setViewportSize(devices.phone)
  await watchShifts(page)
  // pages.spec.ts checks the desktop.
  for (const path of sitemapPaths()) {
    await page.goto(path)
    expect(await shiftsOf(page), path).toEqual([])
  }
})

for (const [device, viewport] of Object.entries(devices))
  test(`nothing shifts while a page arrives in pieces on a ${device}`, async ({ page, baseURL }) => {
    const site = await trickled(baseURL!)
    await page.setViewportSize(viewport)
    await watchShifts(page)
    for (const path of ['/', ...pictured.slice(-1).map(({ path }) => path), longest.path, '/contactus']) {
      await page.goto(site.address + path, { waitUntil: 'networkidle' })
      expect(await shiftsOf(page), path).toEqual([])
    }
    await site.close()
  })

test('images, fonts and drawings of the home page stay within their budget on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let bytes = brotliCompressSync(readFileSync('out/index.html')).length
  page.on('response', async (response) => {
    // Fonts and pictures are already compressed.
    if (['font', 'image'].includes(response.request().resourceType())) bytes += (await response.body()).length
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThanOrEqual(HOME_BUDGET_BYTES)
})
