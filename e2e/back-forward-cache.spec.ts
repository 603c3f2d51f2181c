import { browserFlags, installedBrowser } from '../scripts/browser/find-browser'

import { content, first, productWithMostFeatures } from './support/content'
import { expect, followFooterLink, openHydrated, test } from './support/test'
import { walkThereAndBack } from './support/walk'

// Playwright turns the cache off by default. The headless shell has none, but names the reasons that a page gives.
const ignoreDefaultArgs = ['--disable-back-forward-cache']
test.use({ launchOptions: { executablePath: installedBrowser(), args: browserFlags, ignoreDefaultArgs } })
test.use({ viewport: { width: 1440, height: 900 } })

const { downloads, services } = content

test('no kind of page gives a reason against the back/forward cache', async ({ page }) => {
  const reasons: string[] = []
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.enable')
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    // Circumstantial reasons are those of the browser and of the test.
    for (const { type, reason } of notRestoredExplanations) if (type !== 'Circumstantial') reasons.push(reason)
  })
  const listed = [productWithMostFeatures, first(services), first(downloads)].map(({ path }) => path)
  for (const path of ['/', '/ne', '/contactus', ...listed, '/company/faqs', '/company/aboutus', '/company/career']) {
    await openHydrated(page, path)
    await followFooterLink(page, path === '/ne' ? '/ne/company/offers' : '/company/offers')
    await expect(page).toHaveURL(/offers$/)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
    expect(reasons, path).toEqual([])
  }
})

test('after a walk, Back and Forward show the pages as they were', ({ page }) =>
  walkThereAndBack(page, { from: '/', width: 1440, numbers: [539, 118, 287, 466, 990, 405] }))
