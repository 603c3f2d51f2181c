import type { Page } from '@playwright/test'

import { content, interpolate, sectionIds } from './support/content'
import { expect, openHydrated, someOf, test } from './support/test'

const { buying, company, downloads, labels, products, screens } = content
const { productFinder, comparison } = buying
const comparedProducts = products.filter(({ slug }) => comparison.products.includes(slug))

const comparisonTable = (page: Page) => page.getByRole('table', { name: comparison.title })

/** Ids of the mock screens of a product's features, without the main mock screen of the product. */
function otherScreenIdsOf({ screen, features }: (typeof products)[number]) {
  return [...new Set(features.flatMap((feature) => feature.screen ?? []))].filter((id) => id !== screen)
}

/** Whether nothing covers the middle of an element. */
function isOnTop(element: Element) {
  element.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2) === element
}

/** The product with the fewest features among the products without gallery and with at least two other screens. */
const [product] = products
  .filter((candidate) => !candidate.gallery && otherScreenIdsOf(candidate).length > 1)
  .sort((one, other) => one.features.length - other.features.length)
const otherScreenTitles = product ? otherScreenIdsOf(product).map((id) => screens[id]!.title) : []

test("a product's other mock screens are collapsed on a phone, open in print, and on a wide screen beside their open feature", async ({
  page,
}) => {
  test.skip(!product, 'No product without gallery has at least three mock screens')
  await page.setViewportSize({ width: 390, height: 844 })
  const { path, features } = product!
  await openHydrated(page, path)
  for (const name of otherScreenTitles) {
    const disclosure = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) })
    await expect(disclosure.getByRole('figure')).toBeHidden()
    await disclosure.locator('summary').click()
    await expect(disclosure.getByRole('figure')).toBeVisible()
  }
  const figures = page.locator(`#${sectionIds.features}`).getByRole('figure')
  await page.emulateMedia({ media: 'print' })
  await expect(figures).toHaveCount(otherScreenTitles.length + 1)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 992, height: 900 })
  const featuresWithScreen = features.filter(({ screen }) => screen)
  expect(featuresWithScreen).not.toHaveLength(0)
  for (const { name, screen } of featuresWithScreen) {
    const featureButton = page.getByRole('main').getByRole('button', { name, exact: true })
    await test.step(`beside the open feature “${name}” is only the screen of this feature`, async () => {
      if ((await featureButton.getAttribute('aria-expanded')) === 'false') await featureButton.click()
      await expect(figures).toHaveCount(1)
      await expect(figures).toContainText(screens[screen!]!.caption)
    })
  }
  const besideMainScreen = features.find(({ screen }) => !screen || screen === product!.screen)!
  for (const time of ['once', 'twice'])
    await test.step(`the link to another screen opens its feature ${time}`, async () => {
      await page.getByRole('main').getByRole('button', { name: besideMainScreen.name, exact: true }).click()
      await page
        .locator(`#${sectionIds.features}`)
        .getByRole('link', { name: otherScreenTitles[0]!, exact: true })
        .click()
      await expect(figures).toHaveCount(1)
      await expect(figures).toContainText(screens[otherScreenIdsOf(product!)[0]!]!.caption)
    })
  const tiles = page.locator('section').filter({ has: page.getByRole('heading', { name: labels.otherProducts }) })
  for (const { pageName } of products.filter((other) => other !== product))
    // A trial click would be content with the link, whose picture may cover its name.
    await expect.poll(() => tiles.getByText(pageName, { exact: true }).evaluate(isOnTop)).toBe(true)
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`at ${size.width} px the home page starts with heading, demo button, mock screen and the cloths of all products`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openHydrated(page, '/')
    await expect(page.getByRole('heading', { level: 1, name: content.home.heading })).toBeInViewport({ ratio: 1 })
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: labels.demo, exact: true }).first()).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('figure').first()).toBeInViewport()
    for (const cloth of await someOf(page.locator('.hero-cloth'))) await expect(cloth).toBeInViewport()
    if (size.width < 992) return
    for (const { need, path } of products) {
      const column = main.getByRole('link').filter({ hasText: need })
      await expect(column).toBeInViewport({ ratio: 1 })
      await expect(column).toHaveAttribute('href', path)
    }
    // The cloth above its column is a part of the link.
    const { need, path } = products[0]!
    const { x, y, width } = (await main.getByRole('link').filter({ hasText: need }).boundingBox())!
    await page.mouse.click(x + width / 2, y - 80)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })

test('on a phone, the product finder links to each product and to a comparison; the page with the comparison offers a demo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const finders = { '/company/aboutus': company.aboutus.productsTitle, '/': productFinder.title }
  for (const [path, title] of Object.entries(finders)) {
    await openHydrated(page, path)
    const finder = page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    for (const { need, path: productPath } of products)
      await expect(finder.getByRole('link').filter({ hasText: need })).toHaveAttribute('href', productPath)
  }
  await page.getByRole('link', { name: comparison.linkLabel }).click()
  await expect(page).toHaveURL(new RegExp(`#${sectionIds.comparison}$`))
  await expect(comparisonTable(page)).toBeInViewport()
  const sectionLinks = page.getByRole('navigation', { name: labels.onThisPage }).getByRole('link')
  await expect(sectionLinks.filter({ hasText: labels.compare })).toHaveCSS('border-bottom-color', 'rgb(180, 35, 44)')
  const name = comparedProducts.find(({ path }) => path === new URL(page.url()).pathname)?.pageName ?? ''
  await page.getByRole('button', { name: interpolate(labels.askForDemo, { name }) }).click()
  const subject = page.getByRole('dialog').getByLabel(content.enquiryForm.fields.subject.label)
  await expect(subject).toHaveValue(interpolate(labels.enquiryAbout, { name }))
})

test('the page of each compared product contains the comparison, which is collapsed on a phone', async ({ page }) => {
  expect(comparedProducts).not.toHaveLength(0)
  for (const { path } of comparedProducts) {
    await page.goto(path)
    await expect(comparisonTable(page).getByRole('columnheader').getByRole('link')).toHaveCount(comparedProducts.length)
    await expect(comparisonTable(page).getByRole('row')).toHaveCount(comparison.rows.length + 1)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(comparisonTable(page)).toBeHidden()
})

test('the page of a download that does not exist yet lists what helps now', async ({ page }) => {
  const helpful = downloads.filter(({ file, steps, today, calculators }) => !file && (steps ?? today ?? calculators))
  test.skip(helpful.length === 0, 'No page of a download without a file lists what helps')
  for (const { path, steps = [], today = [], calculators = [] } of helpful) {
    const links = [...today, ...calculators]
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: labels.whatToDoNow })).toBeVisible()
    for (const { name } of steps) await expect(main.getByRole('term').filter({ hasText: name })).toBeVisible()
    for (const link of links)
      await expect(main.getByRole('link', { name: link.label, exact: true })).toHaveAttribute('href', link.path)
  }
})
