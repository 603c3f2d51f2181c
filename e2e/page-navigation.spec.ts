import type { Page } from '@playwright/test'

import { askLabel, content, editions, first } from './support/content'
import { expect, followFooterLink, hydrate, linkTo, mainMenu, openHydrated, stopClock, test } from './support/test'

const { labels } = content
const product = first(content.products)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollTop = (page: Page) => page.evaluate(() => scrollY)
const setScrollTop = (page: Page, y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)

test.use({ viewport: { width: 1440, height: 900 } })

test('following a link keeps the header and focuses the new heading; Back focuses the link', async ({ page }) => {
  await openHydrated(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: labels.skipToContent, exact: true })).toBeFocused()
  const link = linkTo(page.getByRole('main'), product.path).first()
  await page.getByRole('banner').evaluate((header) => header.classList.add('kept'))
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(product.heading)
  await expect(heading(page)).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.getByRole('banner')).toHaveClass(/kept/)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAccessibleName(askLabel(product))
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(link).toBeFocused()
})

/** URLs of the RSC payload of the contact page. */
const CONTACT_PAYLOAD = '**/contactus*.txt*'

test('a link whose RSC payload never arrives is faded, and opens its page after 4 s', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, product.path)
  await page.route(CONTACT_PAYLOAD, () => {})
  const link = linkTo(page.getByRole('contentinfo'), '/contactus')
  await stopClock(page)
  await link.click()
  await expect(link).toHaveCSS('opacity', '0.6')
  await page.clock.runFor(4000)
  await page.clock.resume()
  await expect(page).toHaveURL('/contactus')
  await hydrate(page)
  await expect(heading(page)).toBeVisible()
})

test('a link whose RSC payload is truncated still opens its page', async ({ page }) => {
  await openHydrated(page, product.path)
  await page.route(CONTACT_PAYLOAD, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.body()).subarray(0, 400) })
  })
  await followFooterLink(page, '/contactus')
  await expect(page).toHaveURL('/contactus')
  await hydrate(page)
  await expect(heading(page)).toBeVisible()
})

test('back and forward restore the scroll position', async ({ page }) => {
  await openHydrated(page, '/')
  // Chromium's first traversal to an entry with a fragment would scroll to the fragment.
  await page.getByRole('main').locator('a[href^="#"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/#/)
  const urlWithFragment = page.url()
  await setScrollTop(page, 1800)
  const link = linkTo(mainMenu(page), '/contactus')
  // Before the header is sticky, a click in the header would scroll the page back up.
  await expect(link).toBeInViewport()
  await link.click()
  await expect(page).toHaveURL('/contactus')
  await setScrollTop(page, 300)
  await page.goBack()
  await expect(page).toHaveURL(urlWithFragment)
  await expect.poll(() => scrollTop(page)).toBe(1800)
  // The focused link is in the header, which becomes sticky asynchronously.
  await expect(page.locator(':focus')).toBeInViewport()
  await page.goForward()
  await expect(page).toHaveURL('/contactus')
  await expect.poll(() => scrollTop(page)).toBe(300)
})

// Walks of six steps. Each of the (random) numbers determines kind and link of one step.
for (const { from, width, numbers } of [
  { from: '/', width: 1440, numbers: [539, 118, 287, 466, 990, 405] },
  { from: '/ne', width: 390, numbers: [370, 441, 580, 98, 534, 952] },
  // The second step of this walk runs during hydration.
  { from: product.path, width: 390, numbers: [198, 22, 284, 561, 546, 295] },
])
  test(`after a walk from ${from}, Back and Forward show title and heading of each address`, async ({ page }) => {
    const links = {
      fragment: 'a[href^="#"]',
      page: 'main a[href^="/"]:not([inert] *)',
      home: 'footer :is(a[href="/"], a[href="/ne"])',
      language: 'header a[hreflang]',
    }
    // The evaluation fails during a page load; `expect.poll` then repeats the evaluation.
    const urlTitleAndHeading = () =>
      page
        .evaluate(() => [location.href, document.title, document.querySelector('h1')?.textContent])
        .catch((): string[] => [])
    await page.setViewportSize({ width, height: 900 })
    await page.goto(from)
    const visited = [await urlTitleAndHeading()]
    for (const number of numbers) {
      // A step with an even number starts before hydration.
      if (number % 2) await hydrate(page)
      const kind = (['fragment', 'page', 'fragment', 'language', 'home', 'page'] as const)[number % 6]!
      const candidates = await page.locator(links[kind]).filter({ visible: true }).elementHandles()
      const link = candidates[number % candidates.length]
      const target = await link?.evaluate((a) => (a as HTMLAnchorElement).href)
      if (!link || !target || target === page.url()) continue
      const [, title] = await urlTitleAndHeading()
      const { pathname, hash } = new URL(target)
      const isSamePage = pathname === new URL(page.url()).pathname
      await link.focus()
      await page.keyboard.press('Enter')
      // A language link keeps the fragment.
      await page.waitForURL((url) => url.pathname === pathname && (kind === 'language' || url.hash === hash))
      // During navigation the title is empty for a moment.
      if (!isSamePage) await expect.poll(async () => ['', title].includes(await page.title())).toBe(false)
      visited.push(await urlTitleAndHeading())
    }
    await hydrate(page)
    for (const entry of visited.slice(0, -1).reverse()) {
      await page.goBack()
      await expect.poll(urlTitleAndHeading).toEqual(entry)
    }
    for (const entry of visited.slice(1)) {
      await page.goForward()
      await expect.poll(urlTitleAndHeading).toEqual(entry)
    }
  })

test('navigation starts one view transition, or none with reduced motion', async ({ page }) => {
  for (const [reducedMotion, transitionCount] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await openHydrated(page, '/company/faqs')
    const startedTransitions = await page.evaluateHandle(() => {
      const start = document.startViewTransition.bind(document)
      const callArguments: unknown[] = []
      document.startViewTransition = (...update) => {
        callArguments.push(update)
        return start(...update)
      }
      return callArguments
    })
    await followFooterLink(page, product.path)
    await expect(heading(page)).toHaveText(product.heading)
    expect(await startedTransitions.evaluate(({ length }) => length)).toBe(transitionCount)
  }
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
  await page.getByRole('button', { name: editions.ne.labels.menu, exact: true }).click()
  const menu = page.getByRole('navigation', { name: editions.ne.labels.mainMenu })
  await menu.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL('/contactus')
  await expect(nameField).toHaveValue('सीता Sharma')
})
