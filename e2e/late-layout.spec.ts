import { carousel, HERO } from './support/carousel'
import { content } from './support/content'
import { openEarly } from './support/late'
import { expect, hydrated, linkTo, menuButton, moving, test } from './support/test'

const { home } = content

test.use({ ...moving, viewport: { width: 390, height: 844 } })

test('every slide of the highlights can be scrolled to before the scripts load', async ({ page }) => {
  await openEarly(page, '/')
  const slides = carousel(page, HERO).locator('.slide')
  await expect
    .poll(() =>
      slides.evaluateAll((all) => all.map((slide) => slide.querySelector('p, [role=img]')!.checkVisibility())),
    )
    .toEqual(home.slides.map(() => true))
})

test('content far below the window is laid out only when it is scrolled to', async ({ page }) => {
  // The page never finishes loading.
  await page.route(/\.woff2$/, () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const link = linkTo(page.getByRole('contentinfo'), '/company/faqs')
  const laidOut = () => link.evaluate((found) => found.checkVisibility({ contentVisibilityAuto: true }))
  await menuButton(page).waitFor()
  expect(await laidOut()).toBe(false)
  await page.mouse.wheel(0, 20_000)
  await expect.poll(laidOut).toBe(true)
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-loading]')).toHaveCount(0)
})

test('a page keeps its scroll position when it is reloaded', async ({ page }) => {
  // Without fonts: a font that loads in only one of the visits would change the page's height.
  await page.route(/\.woff2$/, (route) => route.abort())
  await page.goto('/')
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).last()
  await heading.evaluate((target) => target.scrollIntoView({ behavior: 'instant' }))
  const place = () => page.evaluate(() => scrollY)
  const before = await place()
  expect(before).toBeGreaterThan(2000)
  /** The tolerance allows for the distance that boxes move as they scroll in. */
  const isThere = async () => Math.abs((await place()) - before) < 30
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect.poll(isThere).toBe(true)
  await hydrated(page)
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  await expect(heading).toBeInViewport()
  await expect.poll(isThere).toBe(true)
})
