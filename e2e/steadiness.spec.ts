import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

import type { ViewportSize } from '@playwright/test'

import { sitemapPaths } from './support/addresses'
import { longest, pictured } from './support/content'
import { trickled } from './support/proxy'
import { shiftsOf, watchShifts } from './support/shifts'
import { expect, moving, test } from './support/test'

test.use(moving)

/** Compressed bytes of the home page's images, fonts and inline drawings together, on a phone. */
const HOME_BUDGET_BYTES = 110_000

const devices = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}

/** Product pages, which are the longest, and all others; the home page has a test of its own below. */
const isProduct = (path: string) => path.startsWith('/products/')
const kinds = {
  'a product page': sitemapPaths().filter(isProduct),
  'another page': sitemapPaths().filter((path) => path !== '/' && !isProduct(path)),
}

for (const [kind, paths] of Object.entries(kinds))
  test(`nothing shifts while ${kind} loads on a phone`, async ({ page }) => {
    await page.setViewportSize(devices.phone)
    await watchShifts(page)
    // pages.spec.ts checks the desktop.
    for (const path of paths) {
      await page.goto(path)
      expect(await shiftsOf(page), path).toEqual([])
    }
  })

test.describe('on a first visit', () => {
  test.use({ ownTab: true })

  test('the home page does not shift and stays within its budget on a phone', async ({ page }) => {
    await page.setViewportSize(devices.phone)
    await watchShifts(page)
    const sizes = [Promise.resolve(brotliCompressSync(readFileSync('out/index.html')).length)]
    page.on('response', (response) => {
      // Fonts and pictures are already compressed.
      if (['font', 'image'].includes(response.request().resourceType()))
        sizes.push(response.body().then(({ length }) => length))
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await shiftsOf(page)).toEqual([])
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size)
    expect(bytes).toBeGreaterThan(20_000)
    expect(bytes).toBeLessThanOrEqual(HOME_BUDGET_BYTES)
  })

  test('nothing shifts while a page arrives in pieces on a phone or a desktop', async ({ context, baseURL }) => {
    const site = await trickled(baseURL!)
    const arrive = async (path: string, [device, viewport]: [string, ViewportSize]) => {
      const page = await context.newPage()
      await page.setViewportSize(viewport)
      await watchShifts(page)
      await page.goto(site.address + path, { waitUntil: 'networkidle' })
      expect(await shiftsOf(page), `${path} on a ${device}`).toEqual([])
    }
    const paths = ['/', ...pictured.slice(-1).map(({ path }) => path), longest.path, '/contactus']
    // Side by side: what takes time is the slow connection.
    await Promise.all(Object.entries(devices).flatMap((device) => paths.map((path) => arrive(path, device))))
    await site.close()
  })
})
