import type { Page } from '@playwright/test'

import { bullet, HERO, pause, play, PRODUCTS } from './support/carousel'
import { askAbout, content, first, still, subjectOf } from './support/content'
import { openEarly, openWithoutScripts, SCRIPTS, scriptsFailed } from './support/late'
import { expect, hydrated, linkTo, mainMenu, menuButton, menuGroup, moving, test } from './support/test'

test.use({ ...moving, viewport: { width: 390, height: 844 } })

const fold = (page: Page, index: number) => page.locator('[data-fold]').nth(index)
const title = (page: Page, index: number) => fold(page, index).getByRole('button')
const expectOpen = (page: Page, index: number, open: boolean) =>
  expect(title(page, index)).toHaveAttribute('aria-expanded', String(open))

/** Each file that the page has requested, with the time of its request in ms. */
const requests = (page: Page, extension: string) =>
  page.evaluate(
    (end) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(end)),
    `.${extension}`,
  )

test.describe('at a first visit', () => {
  test('no script of the framework is requested before the page has loaded', async ({ page }) => {
    await page.goto('/')
    // No press, which would start them.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const loaded = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    )
    const times = async (extension: string) => (await requests(page, extension)).map(({ startTime }) => startTime)
    const [scripts, fonts] = [await times('js'), await times('woff2')]
    expect(scripts.length).toBeGreaterThan(5)
    expect(fonts.length).toBeGreaterThan(0)
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded)
    expect(Math.max(...fonts)).toBeLessThan(loaded)
  })
})

test('the first press loads the scripts; the menu opens before they load, and stays open', async ({ page }) => {
  // The page never finishes loading.
  await page.route(/\.woff2$/, () => {})
  const arrive = await openEarly(page, '/company/faqs')
  const [button, menu] = [menuButton(page), mainMenu(page)]
  await test.step('the first press loads the scripts', async () => {
    await button.waitFor()
    expect(await requests(page, 'js')).toEqual([])
    const requested = page.waitForRequest(SCRIPTS)
    await page.keyboard.press('Shift')
    await requested
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  })
  await button.click()
  await expect(menu).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(menu).toBeHidden()
  await button.click()
  // A group of links needs the scripts: the press is kept until they load.
  await menuGroup(page, 'company').click()
  arrive()
  await hydrated(page)
  await expect(linkTo(menu, '/company/career')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('an accordion item opens before the scripts load, closes the open one, and stays open', async ({ page }) => {
  const arrive = await openEarly(page, still.path)
  await expectOpen(page, 0, true)
  await title(page, 2).click()
  await expectOpen(page, 2, true)
  await expectOpen(page, 0, false)
  await expect(fold(page, 2).locator('.panel')).not.toHaveAttribute('hidden')
  await expect(fold(page, 0).locator('.panel')).toHaveAttribute('hidden')
  arrive()
  await hydrated(page)
  await expectOpen(page, 2, true)
  await expectOpen(page, 0, false)
  await title(page, 2).click()
  await expectOpen(page, 2, false)
})

test('an item closed before the scripts load stays closed; each script is requested once', async ({ page }) => {
  const arrive = await openEarly(page, still.path)
  await title(page, 0).click()
  await expectOpen(page, 0, false)
  arrive()
  await hydrated(page)
  await expectOpen(page, 0, false)
  await title(page, 0).click()
  await expectOpen(page, 0, true)
  await test.step('each script is requested once, and no style sheet besides the styles in the page', async () => {
    await page.waitForLoadState('networkidle')
    const scripts = (await requests(page, 'js')).map(({ name }) => name)
    expect(scripts).toHaveLength(new Set(scripts).size)
    expect(scripts.length).toBeGreaterThan(5)
    expect(await requests(page, 'css')).toEqual([])
  })
})

test('presses on bullets take effect once the carousel is live, several of them in their order', async ({ page }) => {
  const arrive = await openEarly(page, '/')
  await bullet(page, HERO, 3).click()
  await pause(page, PRODUCTS).click()
  await bullet(page, PRODUCTS, 3).click()
  arrive()
  await expect(bullet(page, HERO, 3)).toHaveAttribute('aria-current', 'true')
  await expect(play(page, PRODUCTS)).toBeVisible()
  await expect(bullet(page, PRODUCTS, 3)).toHaveAttribute('aria-current', 'true')
})

test('a contact button says that the form is opening, and leads to the contact page', async ({ page }) => {
  await openEarly(page, still.path)
  // Status 204 makes the browser stay on this page.
  await page.route('**/contactus?*', (route) => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: askAbout(still), exact: true }).click()
  await expect(page.getByText(content.labels.opening)).toBeVisible()
  await page.unroute('**/contactus?*')
  await page.getByRole('button', { name: askAbout(still), exact: true }).click()
  await expect(page).toHaveURL(`/contactus?${new URLSearchParams({ subject: subjectOf(still) })}`)
})

test("without scripts, a menu group leads to the footer's links; the next press requests them again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWithoutScripts(page, '/company/faqs')
  const failed = page.waitForEvent('requestfailed')
  await menuGroup(page, 'products').click()
  await failed
  await expect(linkTo(page.getByRole('contentinfo'), first(content.products).path)).toBeInViewport()
  await scriptsFailed(page)
  await page.unroute(SCRIPTS)
  await page.keyboard.press('Shift')
  await hydrated(page)
})
