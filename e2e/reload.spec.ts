import { alive, expect, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 } })

test('a page that is loaded again stays at its place', async ({ page }) => {
  // Fonts that come in time for one visit and too late for the other would make it higher or lower.
  await page.route(/\.woff2$/, (route) => route.abort())
  await page.goto('/')
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).last()
  await heading.evaluate((target) => target.scrollIntoView({ behavior: 'instant' }))
  const place = () => page.evaluate(() => scrollY)
  const before = await place()
  expect(before).toBeGreaterThan(2000)
  /** Nearer than the way by which boxes come in, which the browser may follow. */
  const isThere = async () => Math.abs((await place()) - before) < 30
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect.poll(isThere).toBe(true)
  await alive(page)
  await expect(heading).toBeInViewport()
  expect(await isThere()).toBe(true)
})
