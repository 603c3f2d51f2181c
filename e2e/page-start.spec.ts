import type { Page } from '@playwright/test'

import { productCardsOn } from './support/carousel'
import { askAbout, content, first, productWithoutGallery, subjectOf } from './support/content'
import { loadedFonts } from './support/layout-shifts'
import { openWithHeldScripts, openWithFailingScripts, SCRIPTS, scriptsFailed } from './support/held-requests'
import {
  expect,
  expectPhoneNumbers,
  hydrate,
  linkTo,
  mainMenu,
  menuButton,
  menuGroup,
  withMotion,
  test,
} from './support/test'

const { enquiryForm, labels } = content

test.use({ ...withMotion, viewport: { width: 390, height: 844 } })

/** Resource Timing entries of the files whose names end in `.extension`; times in ms. */
const resourceEntries = (page: Page, extension: string) =>
  page.evaluate(
    (end) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(end)),
    `.${extension}`,
  )

test('each framework script is requested once, after the load event; style sheets never', async ({ page }) => {
  await page.goto('/')
  // Not `hydrate(page)`: its input would start the scripts early.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const loadEventTime = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
  )
  const [scripts, fonts] = [await resourceEntries(page, 'js'), await resourceEntries(page, 'woff2')]
  expect(scripts.length).toBeGreaterThan(5)
  expect(new Set(scripts.map(({ name }) => name)).size).toBe(scripts.length)
  for (const { name, startTime } of scripts) {
    expect(startTime).toBeGreaterThanOrEqual(loadEventTime)
    // scripts/hosting/headers.ts caches this folder for a year.
    expect(new URL(name).pathname).toMatch(/^\/_next\/static\//)
  }
  expect(fonts.length).toBeGreaterThan(0)
  expect(await resourceEntries(page, 'css')).toEqual([])
})

test('the preloaded fonts replace their fallbacks together, when the last one has arrived', async ({ page }) => {
  let releaseLast = () => {}
  const lastMayArrive = new Promise<void>((resolve) => (releaseLast = resolve))
  await page.route(/\.woff2$/, async (route) => {
    const last = await page.locator('link[as=font]').last().getAttribute('href')
    if (route.request().url().endsWith(last!)) await lastMayArrive
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const links = await page.locator('link[as=font]').count()
  await expect.poll(async () => (await resourceEntries(page, 'woff2')).length).toBe(links - 1)
  // A font that swaps in alone does it within a few frames of its arrival.
  for (let frame = 0; frame < 20; frame++) await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await loadedFonts(page)).toBe(0)
  releaseLast()
  await expect.poll(() => loadedFonts(page)).toBe(links)
})

test('the first input requests the scripts; before they load, the header is sticky, and the menu opens and stays open', async ({
  page,
}) => {
  // A font that never arrives delays the load event, after which the scripts would be requested.
  await page.route(/\.woff2$/, () => {})
  const release = await openWithHeldScripts(page, '/company/faqs')
  const [button, menu] = [menuButton(page), mainMenu(page)]
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(button).toBeInViewport({ ratio: 1 })
  expect(await resourceEntries(page, 'js')).toEqual([])
  const requested = page.waitForRequest(SCRIPTS)
  await page.keyboard.press('Shift')
  await requested
  await button.click()
  await expect(menu).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  // A menu group needs the scripts: the click is queued until hydration.
  await menuGroup(page, 'company').click()
  release()
  await hydrate(page)
  await expect(linkTo(menu, '/company/career')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('an accordion item opens before hydration, closes the open one, and stays open', async ({ page }) => {
  const title = (index: number) => page.locator('[data-accordion-item]').nth(index).getByRole('button')
  const expectOpen = async (openIndex: number | undefined) => {
    for (const index of [0, 2]) await expect(title(index)).toHaveAttribute('aria-expanded', String(index === openIndex))
  }
  const release = await openWithHeldScripts(page, productWithoutGallery.path)
  await expectOpen(0)
  await title(2).click()
  await expectOpen(2)
  await title(2).click()
  await expectOpen(undefined)
  await title(2).click()
  release()
  await hydrate(page)
  await expectOpen(2)
  await title(2).click()
  await expectOpen(undefined)
})

test('clicks on a carousel before hydration are replayed in their order', async ({ page }) => {
  const release = await openWithHeldScripts(page, '/')
  const { bullet, pause, play, expectCurrent } = productCardsOn(page)
  await pause.click()
  await bullet(3).click()
  release()
  await expect(play).toBeVisible()
  await expectCurrent(3)
})

test('before hydration, contact buttons show that the form is opening, and open the contact page with the product as subject', async ({
  page,
}) => {
  const release = await openWithHeldScripts(page, productWithoutGallery.path)
  const ask = page.getByRole('button', { name: askAbout(productWithoutGallery), exact: true })
  // Status 204 makes the browser stay on this page.
  await page.route('**/contactus?*', (route) => route.fulfill({ status: 204 }))
  const contactPageRequest = page.waitForRequest('**/contactus?*')
  await ask.click()
  expect(new URL((await contactPageRequest).url()).searchParams.get('subject')).toBe(subjectOf(productWithoutGallery))
  await expect(page.getByText(labels.opening)).toBeVisible()
  await page.unroute('**/contactus?*')
  // The bottom bar appears after scrolling.
  await page.evaluate(() => scrollTo(0, 400))
  await expectPhoneNumbers(page)
  await page.getByRole('complementary').getByRole('button', { name: labels.ask, exact: true }).click()
  await expect(page).toHaveURL(`/contactus?${new URLSearchParams({ subject: subjectOf(productWithoutGallery) })}`)
  release()
  await hydrate(page)
  await expect(page.getByRole('main').getByLabel(enquiryForm.fields.subject.label)).toHaveValue(
    subjectOf(productWithoutGallery),
  )
})

test("if the scripts fail, a click on a menu group scrolls to the footer's links; the next input requests scripts again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWithFailingScripts(page, '/company/faqs')
  const requestFailed = page.waitForEvent('requestfailed')
  await menuGroup(page, 'products').click()
  await requestFailed
  await expect(linkTo(page.getByRole('contentinfo'), first(content.products).path)).toBeInViewport()
  await scriptsFailed(page)
  await page.unroute(SCRIPTS)
  await page.keyboard.press('Shift')
  await hydrate(page)
})
