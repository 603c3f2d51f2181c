import type { Page } from '@playwright/test'

import { askAbout, content, editions, first } from './support/content'
import { expect, followFooterLink, hydrate, linkTo, mainMenu, openHydrated, stopClock, test } from './support/test'

const { labels } = content
const product = first(content.products)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollTop = (page: Page) => page.evaluate(() => scrollY)
const scrollDown = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

test.use({ viewport: { width: 1440, height: 900 } })

test('a new page keeps the header and focuses its heading; Back focuses the link', async ({ page }) => {
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
  await expect(page.locator(':focus')).toHaveAccessibleName(askAbout(product))
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(link).toBeFocused()
})

/** Addresses of the RSC payload of the contact page. */
const DATA = '**/contactus*.txt*'

test('a link shows that its page is loading, and opens it although its payload never arrives', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, product.path)
  await page.route(DATA, () => {})
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

test('a link opens its page although its payload is truncated', async ({ page }) => {
  await openHydrated(page, product.path)
  await page.route(DATA, async (route) => {
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
  const left = page.url()
  await scrollDown(page, 1800)
  const link = linkTo(mainMenu(page), '/contactus')
  // Waits for the sticky header: an earlier click would scroll to the static one.
  await expect(link).toBeInViewport()
  await link.click()
  await expect(page).toHaveURL('/contactus')
  await scrollDown(page, 300)
  await page.goBack()
  await expect(page).toHaveURL(left)
  await expect.poll(() => scrollTop(page)).toBe(1800)
  // The header becomes sticky asynchronously; until then the focus is on a heading.
  await expect(page.locator(':focus')).toBeInViewport()
  await page.goForward()
  await expect(page).toHaveURL('/contactus')
  await expect.poll(() => scrollTop(page)).toBe(300)
})

// Fixed random walks of six steps.
for (const { from, width, lots } of [
  { from: '/', width: 1440, lots: [539, 118, 287, 466, 990, 405] },
  { from: '/ne', width: 390, lots: [370, 441, 580, 98, 534, 952] },
  // Its second step runs during hydration.
  { from: product.path, width: 390, lots: [198, 22, 284, 561, 546, 295] },
])
  test(`Back and Forward show the page of the address after a walk from ${from}`, async ({ page }) => {
    const links = {
      part: 'a[href^="#"]',
      page: 'main a[href^="/"]:not([inert] *)',
      home: 'footer :is(a[href="/"], a[href="/ne"])',
      language: 'header a[hreflang]',
    }
    // A page load destroys the evaluation context.
    const shown = () =>
      page
        .evaluate(() => [location.href, document.title, document.querySelector('h1')?.textContent])
        .catch((): string[] => [])
    await page.setViewportSize({ width, height: 900 })
    await page.goto(from)
    const walked = [await shown()]
    for (const lot of lots) {
      // The first input requests the scripts: half of the steps run before hydration.
      if (lot % 2) await hydrate(page)
      const kind = (['part', 'page', 'part', 'language', 'home', 'page'] as const)[lot % 6]!
      const found = await page.locator(links[kind]).filter({ visible: true }).elementHandles()
      const link = found[lot % found.length]
      const target = await link?.evaluate((a) => (a as HTMLAnchorElement).href)
      if (!link || !target || target === page.url()) continue
      const [, title] = await shown()
      const { pathname, hash } = new URL(target)
      const isSamePage = pathname === new URL(page.url()).pathname
      await link.focus()
      await page.keyboard.press('Enter')
      // A language link keeps the fragment.
      await page.waitForURL((url) => url.pathname === pathname && (kind === 'language' || url.hash === hash))
      // During navigation the title is empty for a moment.
      if (!isSamePage) await expect.poll(async () => ['', title].includes(await page.title())).toBe(false)
      walked.push(await shown())
    }
    await hydrate(page)
    for (const entry of walked.slice(0, -1).reverse()) {
      await page.goBack()
      await expect.poll(shown).toEqual(entry)
    }
    for (const entry of walked.slice(1)) {
      await page.goForward()
      await expect.poll(shown).toEqual(entry)
    }
  })

test('navigation uses a view transition, except with reduced motion', async ({ page }) => {
  for (const [reducedMotion, transitions] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await openHydrated(page, '/company/faqs')
    const started = await page.evaluateHandle(() => {
      const start = document.startViewTransition.bind(document)
      const started: unknown[] = []
      document.startViewTransition = (...change) => {
        started.push(change)
        return start(...change)
      }
      return started
    })
    await followFooterLink(page, product.path)
    await expect(heading(page)).toHaveText(product.heading)
    expect(await started.evaluate(({ length }) => length)).toBe(transitions)
  }
})

test('the language link keeps fragment and draft, there and back, and is in the phone menu', async ({ page }) => {
  const languageLink = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first()
  const featureUrl = `${product.path}#${first(product.features).id}`
  await openHydrated(page, featureUrl)
  await languageLink('नेपाली').click()
  await expect(page).toHaveURL(`/ne${featureUrl}`)
  await openHydrated(page, '/contactus')
  const name = page.locator('main [name=name]')
  await name.fill('सीता Sharma')
  await languageLink('नेपाली').click()
  await expect(page).toHaveURL('/ne/contactus')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await expect(name).toHaveValue('सीता Sharma')
  await hydrate(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: editions.ne.labels.menu, exact: true }).click()
  const menu = page.getByRole('navigation', { name: editions.ne.labels.mainMenu })
  await menu.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL('/contactus')
  await expect(name).toHaveValue('सीता Sharma')
})
