import { bullet, HERO, pause, play } from './support/carousel'
import { askAbout, content, first, still, subjectOf } from './support/content'
import { openEarly, openWithoutScripts, SCRIPTS } from './support/late'
import { expect, hydrated, linkTo, mainMenu, menuButton, menuGroup, moving, test } from './support/test'

test.use({ ...moving, ownTab: true, viewport: { width: 390, height: 844 } })

test('no script of the framework is requested before the page has loaded', async ({ page }) => {
  const times: Record<'script' | 'font', number[]> = { script: [], font: [] }
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  const { loaded, started } = await page.evaluate(() => ({
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    started: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ script: name.endsWith('.js'), font: name.endsWith('.woff2'), startTime })),
  }))
  for (const { script, font, startTime } of started)
    if (script) times.script.push(startTime)
    else if (font) times.font.push(startTime)
  expect(times.script.length).toBeGreaterThan(5)
  expect(times.font.length).toBeGreaterThan(0)
  expect(Math.min(...times.script)).toBeGreaterThanOrEqual(loaded)
  expect(Math.max(...times.font)).toBeLessThan(loaded)
})

test('each script is requested once, and no style sheet besides the styles in the page', async ({ page }) => {
  await page.goto(still.path, { waitUntil: 'networkidle' })
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const scripts = files.filter((name) => name.endsWith('.js'))
  expect(scripts).toHaveLength(new Set(scripts).size)
  expect(files.filter((name) => name.endsWith('.css'))).toEqual([])
})

test('the first press loads the scripts', async ({ page }) => {
  // The page never finishes loading.
  await page.route(/\.woff2$/, () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await menuButton(page).waitFor()
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  await page.keyboard.press('Shift')
  await hydrated(page)
})

test('the menu opens before the scripts load, and stays open', async ({ page }) => {
  const arrive = await openEarly(page, '/')
  const [button, menu] = [menuButton(page), mainMenu(page)]
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
  await expect(linkTo(menu, '/company/faqs')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('an accordion item opens before the scripts load, closes the open one, and stays open', async ({ page }) => {
  const arrive = await openEarly(page, still.path)
  const item = (index: number) => page.locator('[data-fold]').nth(index)
  const title = (index: number) => item(index).getByRole('button')
  await expect(title(0)).toHaveAttribute('aria-expanded', 'true')
  await title(2).click()
  await expect(title(2)).toHaveAttribute('aria-expanded', 'true')
  await expect(title(0)).toHaveAttribute('aria-expanded', 'false')
  await expect(item(2).locator('fold-panel')).not.toHaveAttribute('hidden')
  await expect(item(0).locator('fold-panel')).toHaveAttribute('hidden')
  arrive()
  await hydrated(page)
  await expect(title(2)).toHaveAttribute('aria-expanded', 'true')
  await expect(title(0)).toHaveAttribute('aria-expanded', 'false')
  await title(2).click()
  await expect(title(2)).toHaveAttribute('aria-expanded', 'false')
})

test('an item closed before the scripts load stays closed', async ({ page }) => {
  const arrive = await openEarly(page, still.path)
  const title = page.locator('[data-fold]').first().getByRole('button')
  await title.click()
  await expect(title).toHaveAttribute('aria-expanded', 'false')
  arrive()
  await hydrated(page)
  await expect(title).toHaveAttribute('aria-expanded', 'false')
  await title.click()
  await expect(title).toHaveAttribute('aria-expanded', 'true')
})

test('a press on a bullet takes effect once the carousel is live', async ({ page }) => {
  const arrive = await openEarly(page, '/')
  await bullet(page, HERO, 3).click()
  arrive()
  await expect(bullet(page, HERO, 3)).toHaveAttribute('aria-current', 'true')
})

test('several presses take effect in their order once the carousel is live', async ({ page }) => {
  const arrive = await openEarly(page, '/')
  await pause(page, HERO).click()
  await bullet(page, HERO, 3).click()
  arrive()
  await expect(play(page, HERO)).toBeVisible()
  await expect(bullet(page, HERO, 3)).toHaveAttribute('aria-current', 'true')
})

test("a menu group leads to the footer's links when the scripts do not load", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWithoutScripts(page, '/')
  await menuGroup(page, 'products').click()
  await expect(linkTo(page.getByRole('contentinfo'), first(content.products).path)).toBeInViewport()
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

test('the next press requests failed scripts again', async ({ page }) => {
  await openWithoutScripts(page, '/')
  const failed = page.waitForEvent('requestfailed')
  await menuButton(page).click()
  await failed
  await page.unroute(SCRIPTS)
  await expect(async () => {
    // A press requests only the scripts that have failed so far; others may fail a moment later.
    await page.keyboard.press('Shift')
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 2000 })
  }).toPass()
})
