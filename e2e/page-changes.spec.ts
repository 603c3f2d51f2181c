import type { Page, Route } from '@playwright/test'

import { askAbout, content, first } from './support/content'
import { uncovered } from './support/enquiry'
import { expect, followFooterLink, hydrated, linkTo, mainMenu, moving, openHydrated, test } from './support/test'

const { labels, site } = content
const product = first(content.products)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const askButton = (page: Page) => page.getByRole('button', { name: askAbout(product), exact: true })
const scrollTop = (page: Page) => page.evaluate(() => scrollY)

async function back(page: Page, path: string) {
  await page.goBack()
  await expect(page).toHaveURL(path)
}

/** Notes the view transitions from now on, and the parts that they move; returns a function that reads them. */
async function watchTransitions(page: Page) {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    const parts: string[] = []
    Object.assign(window, { parts })
    document.startViewTransition = (...change) => {
      parts.push('started')
      const transition = start(...change)
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) parts.push((effect as KeyframeEffect).pseudoElement ?? '')
      })
      return transition
    }
  })
  return () => page.evaluate(() => (window as unknown as { parts: string[] }).parts)
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

test('the frame, the focus and the place are right from page to page', async ({ page }) => {
  await openHydrated(page, '/')
  const frame = [page.getByRole('banner'), page.getByRole('navigation', { name: labels.social, exact: true })]
  const kept = frame.slice(0, site.socials.length > 0 ? 2 : 1)
  for (const part of kept) await part.evaluate((element) => element.classList.add('kept'))

  await test.step('a new page starts at its heading: the heading has the focus, and Tab goes on from there', async () => {
    await followFooterLink(page, product.path)
    await expect(heading(page)).toHaveText(product.heading)
    await expect(heading(page)).toBeFocused()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(askButton(page)).toBeFocused()
  })
  await test.step('header and social bar keep the same elements', () =>
    expect(page.locator('.kept')).toHaveCount(kept.length))
  await test.step('going back returns the focus to a link of the footer', async () => {
    await back(page, '/')
    await expect(linkTo(page.getByRole('contentinfo'), product.path)).toBeFocused()
  })
  await test.step('going back returns the focus to a link of the page', async () => {
    const link = linkTo(page.getByRole('main'), product.path).first()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(product.heading)
    await expect(heading(page)).toBeFocused()
    await back(page, '/')
    await expect(link).toBeFocused()
  })
})

test('the focus is at the start of a first page, and at the heading of the next ones, without movement', async ({
  page,
}) => {
  await openHydrated(page, product.path)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: labels.skipToContent, exact: true })).toBeFocused()

  await test.step('also after a dialog', async () => {
    await askButton(page).click()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await uncovered(page)
    await followFooterLink(page, '/company/faqs')
    await expect(page).toHaveURL('/company/faqs')
    await expect(heading(page)).toBeFocused()
  })
  await test.step('also after a fragment link; header and page head change at once', async () => {
    const transitions = await watchTransitions(page)
    await page.evaluate(() => (location.hash = 'content'))
    await followFooterLink(page, product.path)
    await expect(heading(page)).toHaveText(product.heading)
    await expect(heading(page)).toBeFocused()
    expect(await transitions()).toEqual([])
  })
})

test.describe('when the data of the next page do not come', () => {
  /** What may happen to the data of a page, by name. */
  const lines: Record<string, (route: Route) => unknown> = {
    'never answers': () => {},
    'answers 404': (route) => route.fulfill({ status: 404, body: '' }),
    'answers 500': (route) => route.fulfill({ status: 500, body: '' }),
    'cuts the answer': async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.body()).subarray(0, 400) })
    },
    'ends the connection': (route) => route.abort('connectionreset'),
  }
  const DATA = /\/(company|contactus)[^?]*\.txt/

  for (const [line, fault] of Object.entries(lines))
    test(`a link opens its page over a line that ${line}`, async ({ page }) => {
      await openHydrated(page, product.path)
      await page.route(DATA, (route) => void fault(route))
      await followFooterLink(page, '/company/faqs')
      await expect(page).toHaveURL('/company/faqs')
      await hydrated(page)
      await expect(heading(page)).toBeVisible()
    })

  test('the last of two links wins', async ({ page }) => {
    await openHydrated(page, product.path)
    await page.route(DATA, () => {})
    await followFooterLink(page, '/company/faqs')
    await linkTo(page.getByRole('contentinfo'), '/contactus').click()
    await expect(page).toHaveURL('/contactus')
  })
})

test.describe('while boxes move in', () => {
  test.use(moving)

  test('back and forward restore the scroll position; header and page head change in their places', async ({
    page,
  }) => {
    await openHydrated(page, '/')
    await page.waitForLoadState('networkidle')
    await test.step('back from a link of the menu', async () => {
      await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }))
      const link = linkTo(mainMenu(page), '/contactus')
      // A click would scroll back to a header that is not sticky yet.
      await expect(link).toBeInViewport()
      await link.click()
      await expect(page).toHaveURL('/contactus')
      await back(page, '/')
      await expect.poll(() => scrollTop(page)).toBe(1800)
      // The header becomes sticky a moment later; until then the focus is on a heading.
      await expect(page.locator(':focus')).toBeInViewport()
    })
    await test.step('back from a link of the footer, and forward', async () => {
      const link = linkTo(page.getByRole('contentinfo'), '/company/faqs')
      await link.evaluate((one) =>
        one.addEventListener('click', () => sessionStorage.setItem('left', String(scrollY)), { capture: true }),
      )
      await followFooterLink(page, '/company/faqs')
      await expect(page).toHaveURL('/company/faqs')
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
      await back(page, '/')
      const left = await page.evaluate(() => Number(sessionStorage.getItem('left')))
      expect(left).toBeGreaterThan(1000)
      await expect.poll(() => scrollTop(page)).toBe(left)
      await page.goForward()
      await expect(page).toHaveURL('/company/faqs')
      await expect.poll(() => scrollTop(page)).toBe(300)
    })
    await test.step('header and page head change in their places', async () => {
      const transitions = await watchTransitions(page)
      await followFooterLink(page, product.path)
      await expect(heading(page)).toHaveText(product.heading)
      for (const name of ['site-header', 'page-head'])
        await expect.poll(transitions).toContain(`::view-transition-group(${name})`)
    })
  })
})
