import type { Page } from '@playwright/test'

import { productCardsOn } from './support/carousel'
import { askLabel, content, first, productWithoutGallery, subjectOf } from './support/content'
import {
  openWithHeldScripts,
  openWithFailingScripts,
  SCRIPTS,
  expectScriptsFailed,
  scriptElements,
} from './support/held-requests'
import { countLoadedFonts } from './support/layout-shifts'
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

const { contact, enquiryForm, labels } = content

test.use({ ...withMotion, viewport: { width: 390, height: 844 } })

/** Resource Timing entries of the files with an extension, such as `js`; times in ms. */
const resourceEntries = (page: Page, extension: string) =>
  page.evaluate(
    (suffix) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(suffix)),
    `.${extension}`,
  )

test('each script is requested once, after the load event; the page requests no style sheet', async ({ page }) => {
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

test('the preloaded fonts replace their fallbacks together, when the last font has arrived', async ({ page }) => {
  let releaseLastFont = () => {}
  const lastFontReleased = new Promise<void>((resolve) => (releaseLastFont = resolve))
  await page.route(/\.woff2$/, async (route) => {
    const lastPath = await page.locator('link[as=font]').last().getAttribute('href')
    if (route.request().url().endsWith(lastPath!)) await lastFontReleased
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const fontCount = await page.locator('link[as=font]').count()
  await expect.poll(async () => (await resourceEntries(page, 'woff2')).length).toBe(fontCount - 1)
  // 20 frames are enough for fonts that replace their fallbacks on arrival.
  for (let frame = 0; frame < 20; frame++) await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await countLoadedFonts(page)).toBe(0)
  releaseLastFont()
  await expect.poll(() => countLoadedFonts(page)).toBe(fontCount)
})

test('the first input requests the scripts; before they load, the header is sticky, and the menu opens and stays open', async ({
  page,
}) => {
  // Fonts that never arrive delay the load event, after which the page would request the scripts.
  await page.route(/\.woff2$/, () => {})
  const release = await openWithHeldScripts(page, '/company/faqs')
  const [button, menu] = [menuButton(page), mainMenu(page)]
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(button).toBeInViewport({ ratio: 1 })
  expect(await resourceEntries(page, 'js')).toEqual([])
  const scriptRequest = page.waitForRequest(SCRIPTS)
  await page.keyboard.press('Shift')
  await scriptRequest
  await button.click()
  await expect(menu).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  // The page replays a click on a menu group after hydration.
  await menuGroup(page, 'company').click()
  release()
  await hydrate(page)
  await expect(linkTo(menu, '/company/career')).toBeVisible()
  // Escape closes the group, and then the menu.
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
  await expect(menu).toBeHidden()
})

test('clicks before hydration open and close accordion items; hydration keeps their state', async ({ page }) => {
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

test('clicks on a carousel before hydration take effect in their order after hydration', async ({ page }) => {
  const release = await openWithHeldScripts(page, '/')
  const { bullet, pause, play, expectCurrent } = productCardsOn(page)
  await pause.click()
  await bullet(3).click()
  release()
  await expect(play).toBeVisible()
  await expectCurrent(3)
})

test('before hydration, contact buttons show a message and open the contact page, with the product as subject', async ({
  page,
}) => {
  const release = await openWithHeldScripts(page, productWithoutGallery.path)
  const askButton = page.getByRole('button', { name: askLabel(productWithoutGallery), exact: true })
  // With status 204 the browser stays on the product page.
  await page.route('**/contactus?*', (route) => route.fulfill({ status: 204 }))
  const contactPageRequest = page.waitForRequest('**/contactus?*')
  await askButton.click()
  expect(new URL((await contactPageRequest).url()).searchParams.get('subject')).toBe(subjectOf(productWithoutGallery))
  await expect(page.getByText(labels.opening)).toBeVisible()
  await page.unroute('**/contactus?*')
  // Scrolling shows the bottom bar.
  await page.evaluate(() => scrollTo(0, 400))
  await expectPhoneNumbers(page)
  await page.getByRole('complementary').getByRole('button', { name: labels.ask, exact: true }).click()
  await expect(page).toHaveURL(/^[^?]*\/contactus\?subject=.*#contact-title$/)
  await expect(page.getByRole('heading', { name: contact.formTitle, exact: true })).toBeInViewport()
  release()
  await hydrate(page)
  await expect(page.getByRole('main').getByLabel(enquiryForm.fields.subject.label)).toHaveValue(
    subjectOf(productWithoutGallery),
  )
})

test("if the scripts fail to load, a click on a menu group scrolls to the footer's links; the next input loads the scripts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWithFailingScripts(page, '/company/faqs')
  const requestFailed = page.waitForEvent('requestfailed')
  await menuGroup(page, 'products').click()
  await requestFailed
  await expect(linkTo(page.getByRole('contentinfo'), first(content.products).path)).toBeInViewport()
  await expectScriptsFailed(page)
  await page.unroute(SCRIPTS)
  await page.keyboard.press('Shift')
  await hydrate(page)
  await expect(scriptElements(page)).not.toHaveCount(0)
})
