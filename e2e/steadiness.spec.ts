import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

import { sitemapPaths } from './support/addresses'
import { longest, pictured } from './support/content'
import { trickled } from './support/proxy'
import { shiftsOf, watchShifts } from './support/shifts'
import { expect, moving, test } from './support/test'

test.use({ ...moving, ownTab: true })

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
  test(`nothing shifts while a page arrives in pieces on a ${device}`, async ({ context, baseURL }) => {
    const site = await trickled(baseURL!)
    const arrive = async (path: string) => {
      const page = await context.newPage()
      await page.setViewportSize(viewport)
      await watchShifts(page)
      await page.goto(site.address + path, { waitUntil: 'networkidle' })
      expect(await shiftsOf(page), path).toEqual([])
    }
    // Side by side: what takes time is the slow connection.
    await Promise.all(['/', ...pictured.slice(-1).map(({ path }) => path), longest.path, '/contactus'].map(arrive))
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
