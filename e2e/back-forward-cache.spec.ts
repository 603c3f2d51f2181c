import { browserFlags, installedFullBrowser } from '../scripts/browser/find-browser'
import { content, first, productWithMostFeatures } from './support/content'
import { contactPage, dialog, expectSentOnce, noValues, openDialogWith, uniqueEnquiry } from './support/enquiry'
import { expect, followFooterLink, hydrate, openHydrated, test } from './support/test'
import { walkThereAndBack } from './support/walk'

const executablePath = installedFullBrowser()
/** The headless shell has no cache, but names the reasons that a page gives. */
const hasCache = !executablePath?.includes('headless')
// Playwright turns the cache off by default.
const ignoreDefaultArgs = ['--disable-back-forward-cache']
test.use({ launchOptions: { executablePath, args: browserFlags, ignoreDefaultArgs } })
test.use({ viewport: { width: 1440, height: 900 } })

const { downloads, services } = content

test('no kind of page gives a reason against the back/forward cache', async ({ page }) => {
  const reasons: string[] = []
  let reports = 0
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.enable')
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reports++
    // Circumstantial reasons are those of the browser and of the test.
    for (const { type, reason } of notRestoredExplanations) if (type !== 'Circumstantial') reasons.push(reason)
  })
  const listed = [productWithMostFeatures, first(services), first(downloads)].map(({ path }) => path)
  const company = ['faqs', 'feedback', 'aboutus', 'career'].map((name) => `/company/${name}`)
  // A frame that still loads keeps its page out of the cache.
  await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'map' }))
  for (const path of ['/', '/ne', '/contactus', ...listed, ...company]) {
    await openHydrated(page, path)
    await page.evaluate(() => (document.documentElement.dataset.left = 'yes'))
    await followFooterLink(page, path === '/ne' ? '/ne/company/offers' : '/company/offers')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
    expect(reasons, path).toEqual([])
    // The very document that was left.
    if (hasCache) await expect(page.locator('html')).toHaveAttribute('data-left')
  }
  if (!hasCache) expect(reports).toBeGreaterThan(0)
})

test('a form from the cache shows the draft as another page has changed it, and no sent enquiry', async ({ page }) => {
  const form = await contactPage.openForm(page)
  const { input, expectedMail } = uniqueEnquiry()
  await form.fill({ ...input, name: 'Another person', email: 'another@example.com' })
  await followFooterLink(page, dialog.path)
  // A click before hydration opens the contact page where the scripts take over 4 s.
  await hydrate(page)
  const dialogForm = await openDialogWith(dialog.opener(page))
  await dialogForm.fill(input)
  await page.keyboard.press('Escape')
  await expect(dialogForm.root).toHaveCount(0)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/contactus')
  await form.expectValues(input)
  await page.goForward({ waitUntil: 'commit' })
  await expect(page).toHaveURL(dialog.path)
  await hydrate(page)
  await openDialogWith(dialog.opener(page))
  await dialogForm.send.click()
  await expectSentOnce(page, expectedMail, dialog)
  await page.keyboard.press('Escape')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/contactus')
  await form.expectValues(noValues)
})

test('after a walk, Back and Forward show the pages as they were', ({ page }) =>
  walkThereAndBack(page, { from: '/', width: 1440, numbers: [539, 118, 287, 466, 990, 405] }))
