import { sitemapPaths } from './support/addresses'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false })

test('every page can be reached from the home page by its footer', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Useful links' }).getByRole('link')
  const reached = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  )
  expect(reached.sort()).toEqual(sitemapPaths().sort())
})

test('the menu leads to the links of the footer on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Useful links' })).toBeInViewport()
})

test('closed panels show their text', async ({ page }) => {
  await page.goto('/company/faqs')
  await expect(page.getByText('passwords are not sent by e-mail')).toBeVisible()
  await page.goto('/products/micos')
  await expect(page.getByRole('listitem').filter({ hasText: /^Half yearly minimum$/ })).toBeVisible()
  await expect(page.getByText('Copies of the data are taken at the set hour')).toBeVisible()
})

test('the form gives way to phone and e-mail', async ({ page }) => {
  for (const path of ['/contactus', '/company/feedback']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText('This form needs JavaScript')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Send' })).toBeHidden()
    await expect(main.locator('a[href^="tel:"]').last()).toBeVisible()
    await expect(main.locator('a[href^="mailto:"]').last()).toBeVisible()
    await expect(main.getByText('Kathmandu, Nepal').last()).toBeVisible()
  }
})

test('the contact buttons lead to the contact page', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('button', { name: /^Contact Us/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/contactus\??$/)
})
