import type { Page } from '@playwright/test'

import { content, interpolate } from './support/content'
import { expect, openHydrated, test } from './support/test'

const { buying, downloads, labels, products, screens } = content
const { productFinder, comparison } = buying
const compared = products.filter(({ slug }) => comparison.products.includes(slug))

const table = (page: Page) => page.getByRole('table', { name: comparison.title })

/** Mock screens of the features, without the main one. */
function othersOf({ screen, features }: (typeof products)[number]) {
  return [...new Set(features.flatMap((feature) => feature.screen ?? []))].filter((id) => id !== screen)
}

// Fewest features among the products with collapsed screens: all screens fit on paper.
const [product] = products
  .filter((one) => !one.gallery && othersOf(one).length > 1)
  .sort((one, other) => one.features.length - other.features.length)
const collapsed = product ? othersOf(product).map((id) => screens[id]?.title ?? '') : []

test('further screens are collapsed on a phone, open in print, and beside their feature on a wide screen', async ({
  page,
}) => {
  test.skip(!product, 'No product has three screens')
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, product?.path ?? '')
  for (const name of collapsed) {
    const part = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) })
    await expect(part.getByRole('figure')).toBeHidden()
    await part.locator('summary').click()
    await expect(part.getByRole('figure')).toBeVisible()
  }
  const figures = page.locator('#features').getByRole('figure')
  await page.emulateMedia({ media: 'print' })
  await expect(figures).toHaveCount(collapsed.length + 1)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 992, height: 900 })
  for (const { name, screen } of product?.features ?? []) {
    if (!screen) continue
    const feature = page.getByRole('main').getByRole('button', { name, exact: true })
    await test.step(`only its screen is beside the open feature “${name}”`, async () => {
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
  test(`the first screen at ${size.width} px shows the offer, its buttons and a mock screen`, async ({ page }) => {
    await page.setViewportSize(size)
    await openHydrated(page, '/')
    await expect(page.getByRole('heading', { level: 1, name: content.home.heading })).toBeInViewport({ ratio: 1 })
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: labels.demo, exact: true }).first()).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('figure').first()).toBeInViewport()
    await main.getByRole('link', { name: buying.productFinder.title, exact: true }).click()
    await expect(page.getByRole('heading', { name: buying.productFinder.title, exact: true })).toBeInViewport()
  })

test('the product finder links to each product, on a phone also to the open comparison; its page offers a demo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/company/aboutus', '/']) {
    await openHydrated(page, path)
    const part = page.locator('section').filter({ has: page.getByRole('heading', { name: productFinder.title }) })
    for (const one of products)
      await expect(part.getByRole('link').filter({ hasText: one.need })).toHaveAttribute('href', one.path)
  }
  await page.getByRole('link', { name: comparison.linkLabel }).click()
  await expect(page).toHaveURL(/#comparison$/)
  await expect(table(page)).toBeInViewport()
  const name = compared.find(({ path }) => path === new URL(page.url()).pathname)?.pageName ?? ''
  await page.getByRole('button', { name: interpolate(labels.askForDemo, { name }) }).click()
  const subject = page.getByRole('dialog').getByLabel(content.enquiryForm.fields.subject.label)
  await expect(subject).toHaveValue(interpolate(labels.enquiryAbout, { name }))
})

test('each compared product page contains the comparison, collapsed on a phone', async ({ page }) => {
  for (const { path } of compared) {
    await page.goto(path)
    await expect(table(page).getByRole('columnheader').getByRole('link')).toHaveCount(compared.length)
    await expect(table(page).getByRole('row')).toHaveCount(comparison.rows.length + 1)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(table(page)).toBeHidden()
})

test('the page of a future download lists alternatives', async ({ page }) => {
  for (const { path, now = [] } of downloads.filter((one) => one.now?.length)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: labels.whatToDoNow })).toBeVisible()
    for (const { name } of now) await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible()
  }
})
