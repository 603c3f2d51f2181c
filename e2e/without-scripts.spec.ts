import { sitemapPaths } from './support/addresses'
import { content, longest, otherQuestion, shown, starting } from './support/content'
import { expect, test } from './support/test'

const { enquiryForm, labels, products, services, site } = content

test.use({ javaScriptEnabled: false })

test("the home page's footer links to every page, and About Us to the rest of a long list", async ({ page }) => {
  const links = page.getByRole('navigation', { name: labels.usefulLinks, exact: true }).getByRole('link')
  const addresses = () =>
    links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  await page.goto('/')
  const paths = [products, services].map((list) => list.map(({ path }) => path))
  const further = paths.flatMap((list) => list.slice(shown(list).length))
  const reached = new Set(await addresses())
  expect([...reached].sort()).toEqual(
    sitemapPaths()
      .filter((path) => !further.includes(path))
      .sort(),
  )
  await page.goto('/company/aboutus')
  for (const path of further) await expect(page.locator(`main a[href="${path}"]`)).toBeVisible()
})

test("the menu leads to the footer's links on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('link', { name: labels.menu, exact: true }).click()
  await expect(page.getByRole('navigation', { name: labels.usefulLinks, exact: true })).toBeInViewport()
})

test('closed panels show their text', async ({ page }) => {
  await page.goto('/company/faqs')
  await expect(page.getByText(otherQuestion.answer, { exact: true })).toBeVisible()
  await page.goto(longest.path)
  for (const { desc, lists = [] } of longest.features) {
    await expect(page.getByText(desc, { exact: true })).toBeVisible()
    for (const item of lists.flatMap(({ items }) => items))
      await expect(page.getByRole('main').getByRole('listitem').getByText(item, { exact: true }).first()).toBeVisible()
  }
})

test('phone and e-mail replace the form', async ({ page }) => {
  for (const path of ['/contactus', '/company/feedback']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(enquiryForm.withoutScripts)).toBeVisible()
    await expect(main.getByRole('button', { name: enquiryForm.send, exact: true })).toBeHidden()
    await expect(main.locator('a[href^="tel:"]').last()).toBeVisible()
    await expect(main.locator('a[href^="mailto:"]').last()).toBeVisible()
    await expect(main.getByText(site.address, { exact: true }).last()).toBeVisible()
  }
})

test('the contact buttons lead to the contact page', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('button', { name: starting(labels.contactUs) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/contactus\??$/)
})
