import { askAbout, content, first } from './support/content'
import { expect, followFooterLink, linkTo, mainMenu, moving, test } from './support/test'

const { labels, site } = content
const product = first(content.products)

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

test('header and social bar keep the same elements from page to page', async ({ page }) => {
  await page.goto('/')
  const frame = [page.getByRole('banner'), page.getByRole('navigation', { name: labels.social, exact: true })]
  for (const part of frame.slice(0, site.socials.length > 0 ? 2 : 1))
    await part.evaluate((element) => element.classList.add('kept'))
  await followFooterLink(page, product.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.heading)
  await expect(page.locator('.kept')).toHaveCount(site.socials.length > 0 ? 2 : 1)
})

test('a new page starts at its heading: the heading has the focus, and Tab goes on from there', async ({ page }) => {
  await page.goto('/')
  await followFooterLink(page, product.path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(product.heading)
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: askAbout(product), exact: true })).toBeFocused()
})

test('the heading also gets the focus after a dialog and after a fragment link', async ({ page }) => {
  await page.goto(product.path)
  await page.getByRole('button', { name: askAbout(product), exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await followFooterLink(page, '/company/faqs')
  await expect(page).toHaveURL('/company/faqs')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await page.evaluate(() => (location.hash = 'content'))
  await followFooterLink(page, product.path)
  await expect(heading).toHaveText(product.heading)
  await expect(heading).toBeFocused()
})

test('at the first load the focus is at the start of the page', async ({ page }) => {
  await page.goto(product.path)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: labels.skipToContent, exact: true })).toBeFocused()
})

test('going back returns the focus to the link that was followed', async ({ page }) => {
  await page.goto('/')
  const link = linkTo(page.getByRole('main'), product.path).first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.heading)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(link).toBeFocused()
})

test('going back also returns the focus to a link of the footer', async ({ page }) => {
  await page.goto('/')
  await followFooterLink(page, product.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.heading)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(linkTo(page.getByRole('contentinfo'), product.path)).toBeFocused()
})

test.describe('while boxes move in', () => {
  test.use(moving)

  test('going back also restores the scroll position after a link of the menu', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }))
    const link = linkTo(mainMenu(page), '/contactus')
    // A click would scroll back to a header that is not sticky yet.
    await expect(link).toBeInViewport()
    await link.click()
    await expect(page).toHaveURL('/contactus')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1800)
    // The header becomes sticky a moment later; until then the focus is on a heading.
    await expect(page.locator(':focus')).toBeInViewport()
  })

  test('back and forward restore the scroll position', async ({ page }) => {
    await page.goto('/')
    const link = linkTo(page.getByRole('contentinfo'), '/company/faqs')
    await link.evaluate((one) =>
      one.addEventListener('click', () => sessionStorage.setItem('left', String(scrollY)), { capture: true }),
    )
    await followFooterLink(page, '/company/faqs')
    await expect(page).toHaveURL('/company/faqs')
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await page.goBack()
    await expect(page).toHaveURL('/')
    const left = await page.evaluate(() => Number(sessionStorage.getItem('left')))
    expect(left).toBeGreaterThan(1000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
    await page.goForward()
    await expect(page).toHaveURL('/company/faqs')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`header and page head change ${reducedMotion === 'reduce' ? 'at once with reduced motion' : 'in their places'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/company/faqs')
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
    await followFooterLink(page, product.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.heading)
    const parts = () => page.evaluate(() => (window as unknown as { parts: string[] }).parts)
    if (reducedMotion === 'reduce') return expect(await parts()).toEqual([])
    for (const name of ['site-header', 'page-head'])
      await expect.poll(parts).toContain(`::view-transition-group(${name})`)
  })
