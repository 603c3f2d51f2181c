import type { Page } from '@playwright/test'

import { content, interpolate } from './support/content'
import { expect, openHydrated, test } from './support/test'

const { buying, downloads, labels, products, screens } = content
const { productFinder, comparison } = buying
const compared = products.filter(({ slug }) => comparison.products.includes(slug))

const comparisonTable = (page: Page) => page.getByRole('table', { name: comparison.title })

/** Ids of the mock screens of a product's features, without the main screen. */
function otherScreenIdsOf({ screen, features }: (typeof products)[number]) {
  return [...new Set(features.flatMap((feature) => feature.screen ?? []))].filter((id) => id !== screen)
}

// Of the products with collapsed screens, the one with the fewest features.
const [product] = products
  .filter((one) => !one.gallery && otherScreenIdsOf(one).length > 1)
  .sort((one, other) => one.features.length - other.features.length)
const collapsed = product ? otherScreenIdsOf(product).map((id) => screens[id]?.title ?? '') : []

test('further mock screens are collapsed on a phone, open in print, and each beside its open feature on a wide screen', async ({
  page,
}) => {
  test.skip(!product, 'No product without gallery has three mock screens')
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, product?.path ?? '')
  for (const name of collapsed) {
    const disclosure = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) })
    await expect(disclosure.getByRole('figure')).toBeHidden()
    await disclosure.locator('summary').click()
    await expect(disclosure.getByRole('figure')).toBeVisible()
  }
  const figures = page.locator('#features').getByRole('figure')
  await page.emulateMedia({ media: 'print' })
  await expect(figures).toHaveCount(collapsed.length + 1)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 992, height: 900 })
  for (const { name, screen } of product?.features ?? []) {
    if (!screen) continue
    const feature = page.getByRole('main').getByRole('button', { name, exact: true })
    await test.step(`the open feature “${name}” has only its own screen beside it`, async () => {
      if ((await feature.getAttribute('aria-expanded')) === 'false') await feature.click()
      await expect(figures).toHaveCount(1)
      await expect(figures).toContainText(screens[screen]?.caption ?? '')
    })
  }
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`the home page starts with heading, demo button and mock screen at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await openHydrated(page, '/')
    await expect(page.getByRole('heading', { level: 1, name: content.home.heading })).toBeInViewport({ ratio: 1 })
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: labels.demo, exact: true }).first()).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('figure').first()).toBeInViewport()
    await main.getByRole('link', { name: buying.productFinder.title, exact: true }).click()
    await expect(page.getByRole('heading', { name: buying.productFinder.title, exact: true })).toBeInViewport()
  })

test('the product finder links to each product, and on a phone to a comparison, which opens; the page with it offers a demo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/company/aboutus', '/']) {
    await openHydrated(page, path)
    const finder = page.locator('section').filter({ has: page.getByRole('heading', { name: productFinder.title }) })
    for (const one of products)
      await expect(finder.getByRole('link').filter({ hasText: one.need })).toHaveAttribute('href', one.path)
  }
  await page.getByRole('link', { name: comparison.linkLabel }).click()
  await expect(page).toHaveURL(/#comparison$/)
  await expect(comparisonTable(page)).toBeInViewport()
  const name = compared.find(({ path }) => path === new URL(page.url()).pathname)?.pageName ?? ''
  await page.getByRole('button', { name: interpolate(labels.askForDemo, { name }) }).click()
  const subject = page.getByRole('dialog').getByLabel(content.enquiryForm.fields.subject.label)
  await expect(subject).toHaveValue(interpolate(labels.enquiryAbout, { name }))
})

test('the page of each compared product contains the comparison, which is collapsed on a phone', async ({ page }) => {
  for (const { path } of compared) {
    await page.goto(path)
    await expect(comparisonTable(page).getByRole('columnheader').getByRole('link')).toHaveCount(compared.length)
    await expect(comparisonTable(page).getByRole('row')).toHaveCount(comparison.rows.length + 1)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(comparisonTable(page)).toBeHidden()
})

test('the page of a download that does not exist yet lists what helps now', async ({ page }) => {
  for (const { path, now = [] } of downloads.filter((one) => one.now?.length)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: labels.whatToDoNow })).toBeVisible()
    for (const { name } of now) await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible()
  }
})
