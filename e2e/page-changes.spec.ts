import type { Page } from '@playwright/test'

import { askAbout, content, first } from './support/content'
import { expect, followFooterLink, hydrated, linkTo, mainMenu, openHydrated, stopClock, test } from './support/test'

const { labels } = content
const product = first(content.products)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollTop = (page: Page) => page.evaluate(() => scrollY)
const scrollDown = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

test.use({ viewport: { width: 1440, height: 900 } })

test('a new page has the header of the last one and the focus at its heading; going back returns to the link', async ({
  page,
}) => {
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
  await expect(page.getByRole('button', { name: askAbout(product), exact: true })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(link).toBeFocused()
})

/** Addresses of the data of the contact page. */
const DATA = '**/contactus*.txt*'

test('a link says that its page is late, and opens it although its data never come', async ({ page }) => {
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
  await hydrated(page)
  await expect(heading(page)).toBeVisible()
})

test('a link opens its page although its data are cut', async ({ page }) => {
  await openHydrated(page, product.path)
  await page.route(DATA, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.body()).subarray(0, 400) })
  })
  await followFooterLink(page, '/contactus')
  await expect(page).toHaveURL('/contactus')
  await hydrated(page)
  await expect(heading(page)).toBeVisible()
})

test('back and forward restore the scroll position', async ({ page }) => {
  await openHydrated(page, '/')
  await scrollDown(page, 1800)
  const link = linkTo(mainMenu(page), '/contactus')
  // A click would scroll back to a header that is not sticky yet.
  await expect(link).toBeInViewport()
  await link.click()
  await expect(page).toHaveURL('/contactus')
  await scrollDown(page, 300)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrollTop(page)).toBe(1800)
  // The header becomes sticky a moment later; until then the focus is on a heading.
  await expect(page.locator(':focus')).toBeInViewport()
  await page.goForward()
  await expect(page).toHaveURL('/contactus')
  await expect.poll(() => scrollTop(page)).toBe(300)
})

test('a page comes in a view transition, and at once with reduced motion', async ({ page }) => {
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
