import type { Page } from '@playwright/test'

import { askAbout, content, first } from './support/content'
import { openWith, uncovered } from './support/enquiry'
import {
  expect,
  followFooterLink,
  hydrated,
  linkTo,
  mainMenu,
  moving,
  openHydrated,
  stopClock,
  test,
} from './support/test'

const { labels, site } = content
const product = first(content.products)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const askButton = (page: Page) => page.getByRole('button', { name: askAbout(product), exact: true })
const scrollTop = (page: Page) => page.evaluate(() => scrollY)

/** Addresses of the data of pages. */
const DATA = /\/(company|contactus)[^?]*\.txt/

/** The heading of the product, with the focus. */
async function expectAtHeading(page: Page) {
  await expect(heading(page)).toHaveText(product.heading)
  await expect(heading(page)).toBeFocused()
}

/** Notes the parts that view transitions move from now on; returns a function that reads them. */
async function watchTransitions(page: Page) {
  const parts = await page.evaluateHandle(() => {
    const start = document.startViewTransition.bind(document)
    const parts: string[] = []
    document.startViewTransition = (...change) => {
      parts.push('started')
      const transition = start(...change)
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) parts.push((effect as KeyframeEffect).pseudoElement ?? '')
      })
      return transition
    }
    return parts
  })
  return () => parts.jsonValue()
}

test.use({ viewport: { width: 1440, height: 900 } })

test('a new page has the frame of the last one and the focus at its heading; going back returns to the link', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const social = page.getByRole('navigation', { name: labels.social, exact: true })
  const kept = [page.getByRole('banner'), ...(site.socials.length > 0 ? [social] : [])]
  for (const part of kept) await part.evaluate((element) => element.classList.add('kept'))
  const transitions = await watchTransitions(page)
  await test.step('Tab goes on from the heading', async () => {
    await followFooterLink(page, product.path)
    await expectAtHeading(page)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(askButton(page)).toBeFocused()
  })
  await test.step('header and social bar keep the same elements; with reduced motion they change at once', async () => {
    await expect(page.locator('.kept')).toHaveCount(kept.length)
    expect(await transitions()).toEqual([])
  })
  await test.step('going back returns the focus to a link of the footer, and to one of the page', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(linkTo(page.getByRole('contentinfo'), product.path)).toBeFocused()
    const link = linkTo(page.getByRole('main'), product.path).first()
    await link.focus()
    await page.keyboard.press('Enter')
    await expectAtHeading(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(link).toBeFocused()
  })
})

test('the focus is at the start of a first page, and at the heading of the next one after a dialog or a fragment', async ({
  page,
}) => {
  await openHydrated(page, product.path)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: labels.skipToContent, exact: true })).toBeFocused()
  await openWith(askButton(page))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await uncovered(page)
  await followFooterLink(page, '/company/faqs')
  await expect(page).toHaveURL('/company/faqs')
  await expect(heading(page)).toBeFocused()
  await page.evaluate(() => (location.hash = 'content'))
  await followFooterLink(page, product.path)
  await expectAtHeading(page)
})

test('the last of two links says that its page is late, and opens it although its data never come', async ({
  page,
}) => {
  await page.clock.install()
  await openHydrated(page, product.path)
  await page.route(DATA, () => {})
  const [one, other] = ['/company/faqs', '/contactus'].map((path) => linkTo(page.getByRole('contentinfo'), path))
  await stopClock(page)
  await one!.click()
  await expect(one!).toHaveCSS('opacity', '0.6')
  await other!.click()
  await expect(one!).toHaveCSS('opacity', '1')
  await expect(other!).toHaveCSS('opacity', '0.6')
  await page.clock.runFor(4000)
  await page.clock.resume()
  await expect(page).toHaveURL('/contactus')
  await hydrated(page)
  await expect(heading(page)).toBeVisible()
})

test('a link opens its page although its data are cut; who goes back soon stays there', async ({ page }) => {
  await openHydrated(page, product.path)
  await page.route(DATA, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.body()).subarray(0, 400) })
  })
  await followFooterLink(page, '/company/faqs')
  await expect(page).toHaveURL('/company/faqs')
  await hydrated(page)
  await page.unrouteAll()
  await page.clock.install()
  await followFooterLink(page, product.path)
  await expect(heading(page)).toHaveText(product.heading)
  await page.goBack()
  await expect(page).toHaveURL('/company/faqs')
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await page.clock.runFor(5000)
  expect(loads).toEqual([])
})

test('back and forward restore the scroll position', async ({ page }) => {
  await openHydrated(page, '/')
  await test.step('back from a link of the menu', async () => {
    await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }))
    const link = linkTo(mainMenu(page), '/contactus')
    // A click would scroll back to a header that is not sticky yet.
    await expect(link).toBeInViewport()
    await link.click()
    await expect(page).toHaveURL('/contactus')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => scrollTop(page)).toBe(1800)
    // The header becomes sticky a moment later; until then the focus is on a heading.
    await expect(page.locator(':focus')).toBeInViewport()
  })
  await test.step('back from a link of the footer, and forward', async () => {
    const left = await page.evaluateHandle(() => {
      const left = { at: 0 }
      addEventListener('click', () => (left.at = scrollY), { capture: true, once: true })
      return left
    })
    await followFooterLink(page, '/company/faqs')
    await expect(page).toHaveURL('/company/faqs')
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await page.goBack()
    await expect(page).toHaveURL('/')
    const { at } = await left.jsonValue()
    expect(at).toBeGreaterThan(1000)
    await expect.poll(() => scrollTop(page)).toBe(at)
    await page.goForward()
    await expect(page).toHaveURL('/company/faqs')
    await expect.poll(() => scrollTop(page)).toBe(300)
  })
})

test.describe('with movement', () => {
  test.use(moving)

  test('header and page head change in their places', async ({ page }) => {
    await openHydrated(page, '/company/faqs')
    const transitions = await watchTransitions(page)
    await followFooterLink(page, product.path)
    await expect(heading(page)).toHaveText(product.heading)
    for (const name of ['site-header', 'page-head'])
      await expect.poll(transitions).toContain(`::view-transition-group(${name})`)
  })
})
