import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import type { ViewportSize } from '@playwright/test'

import { listen } from '../scripts/serve/listen'
import { productWithMostFeatures, pagesWithGallery } from './support/content'
import { MAX_SHIFT, layoutShiftOf, recordLayoutShifts } from './support/layout-shifts'
import { expect, withMotion, openHydrated, test } from './support/test'

test.use(withMotion)

/** Starts a proxy for the site at `origin`. `sendHtml` writes the HTML of pages; other files pass unchanged. */
const startProxy = (origin: string, sendHtml: (html: Buffer, response: ServerResponse) => unknown) =>
  listen(
    (request, response) =>
      void (async () => {
        const upstream = await fetch(new URL(request.url ?? '/', origin))
        const contentType = upstream.headers.get('content-type') ?? ''
        const body = Buffer.from(await upstream.arrayBuffer())
        response.writeHead(upstream.status, { 'content-type': contentType })
        if (contentType.includes('html')) await sendHtml(body, response)
        else response.write(body)
        response.end()
      })(),
    0,
  )

test('a page whose HTML arrives slowly has no visible layout shift on a phone or a desktop', async ({
  context,
  baseURL,
}) => {
  // Sends HTML at about 1 Mbit/s.
  const site = await startProxy(baseURL!, async (html, response) => {
    for (let start = 0; start < html.length; start += 4096) {
      response.write(html.subarray(start, start + 4096))
      await setTimeout(30)
    }
  })
  const expectSteadyLoad = async (path: string, viewport: ViewportSize) => {
    const page = await context.newPage()
    await page.setViewportSize(viewport)
    await recordLayoutShifts(page)
    await openHydrated(page, site.address + path)
    await page.waitForLoadState('networkidle')
    expect(await layoutShiftOf(page), `${path} at ${viewport.width} px`).toBeLessThanOrEqual(MAX_SHIFT)
  }
  const paths = ['/', ...pagesWithGallery.slice(-1).map(({ path }) => path), productWithMostFeatures.path, '/contactus']
  const viewports = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]
  // In parallel: these loads wait for the slow connection, not for the CPU.
  await Promise.all(viewports.flatMap((viewport) => paths.map((path) => expectSteadyLoad(path, viewport))))
  await site.close()
})

test('the received part of a page is painted although the rest never arrives', async ({ page, baseURL }) => {
  const site = await startProxy(baseURL!, (html, response) => {
    response.write(html.subarray(0, html.indexOf('</section>')))
    return new Promise((resolve) => response.once('close', resolve))
  })
  for (const path of ['/', '/ne', productWithMostFeatures.path, '/company/faqs']) {
    await page.goto(site.address + path, { waitUntil: 'commit' })
    const paintCount = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(paintCount, path).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
  await site.close()
})
