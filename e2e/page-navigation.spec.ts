import type { Page } from '@playwright/test'

import { content, contentByLocale, first } from './support/content'
import { expect, hydrate, linkTo, mainMenu, openHydrated, test } from './support/test'
import { walkThereAndBack } from './support/walk'

const product = first(content.products)

const scrollTop = (page: Page) => page.evaluate(() => scrollY)
const setScrollTop = (page: Page, y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)

test.use({ viewport: { width: 1440, height: 900 } })

test('a link opens its page at the top, also the page it stands on, and waits for its heading; Back and Forward restore the scroll position', async ({
  page,
}) => {
  await openHydrated(page, product.path)
  const awaitedElement = page.locator('head link[rel=expect]')
  await expect(awaitedElement).toHaveCount(0)
  await page.getByRole('main').locator('a[href^="#"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/#/)
  const urlWithFragment = page.url()
  await setScrollTop(page, 1800)
  const link = linkTo(mainMenu(page), '/contactus')
  // Before the header is sticky, a click in the header would scroll the page back up.
  await expect(link).toBeInViewport()
  await link.click()
  await expect(page).toHaveURL('/contactus')
  await expect(page.locator(`h1${await awaitedElement.getAttribute('href')}`)).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await setScrollTop(page, 300)
  await expect(link).toBeInViewport()
  await page.evaluate(() => (document.documentElement.dataset.left = 'yes'))
  await link.click()
  await expect(page.locator('html')).not.toHaveAttribute('data-left')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await setScrollTop(page, 300)
  await page.goBack()
  await expect(page).toHaveURL(urlWithFragment)
  // Scroll anchoring keeps the text in view, whose position differs while fonts and calculators load.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - 1800)).toBeLessThan(100)
  await page.goForward()
  await expect(page).toHaveURL('/contactus')
  await expect.poll(() => scrollTop(page)).toBe(300)
})

for (const walk of [
  { from: '/', width: 1440, numbers: [539, 118, 287, 466, 990, 405] },
  { from: '/ne', width: 390, numbers: [370, 441, 580, 98, 534, 952] },
  // The second step of this walk runs during hydration.
  { from: product.path, width: 390, numbers: [198, 22, 284, 561, 546, 295] },
])
  test(`after a walk from ${walk.from} without caches, Back and Forward show the pages as they were`, async ({
    page,
    browserName,
  }) => {
    // Only Chromium's cache can be turned off; the other engines walk with theirs.
    if (browserName === 'chromium') {
      const network = await page.context().newCDPSession(page)
      await network.send('Network.setCacheDisabled', { cacheDisabled: true })
    }
    await walkThereAndBack(page, walk)
  })

test('a language link keeps the fragment of the address, and both language links keep the draft', async ({ page }) => {
  const languageLink = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first()
  const featureUrl = `${product.path}#${first(product.features).id}`
  await openHydrated(page, featureUrl)
  await languageLink('नेपाली').click()
  await expect(page).toHaveURL(`/ne${featureUrl}`)
  await openHydrated(page, '/contactus')
  const nameField = page.locator('main [name=name]')
  await nameField.fill('सीता Sharma')
  await languageLink('नेपाली').click()
  await expect(page).toHaveURL('/ne/contactus')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await expect(nameField).toHaveValue('सीता Sharma')
  await hydrate(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: contentByLocale.ne.labels.menu, exact: true }).click()
  const menu = page.getByRole('navigation', { name: contentByLocale.ne.labels.mainMenu })
  await menu.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL('/contactus')
  await expect(nameField).toHaveValue('सीता Sharma')
})
