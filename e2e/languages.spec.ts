import type { Page } from '@playwright/test'

import { editions, first, productWithoutGallery } from './support/content'
import { expect, hydrate, openHydrated, test } from './support/test'

const { labels } = editions.ne

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first()

test('the language link keeps the draft, there and back', async ({ page }) => {
  await openHydrated(page, '/contactus')
  const typed = 'सीता Sharma'
  const field = page.locator('main [name=name]')
  await field.fill(typed)
  await link(page, 'नेपाली').click()
  await expect(page).toHaveURL('/ne/contactus')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await expect(field).toHaveValue(typed)
  await link(page, 'English').click()
  await expect(page).toHaveURL('/contactus')
  await expect(field).toHaveValue(typed)
})

test('the language link keeps the fragment, and is in the phone menu too', async ({ page }) => {
  const featureUrl = `${productWithoutGallery.path}#${first(productWithoutGallery.features).id}`
  await openHydrated(page, featureUrl)
  await link(page, 'नेपाली').click()
  await expect(page).toHaveURL(`/ne${featureUrl}`)
  await hydrate(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: labels.menu, exact: true }).click()
  const menu = page.getByRole('navigation', { name: labels.mainMenu })
  await expect(menu.getByRole('link', { name: 'English', exact: true })).toHaveAttribute(
    'href',
    productWithoutGallery.path,
  )
})
