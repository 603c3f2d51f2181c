import { content, productWithMostFeatures, otherQuestion, pages, limited, startingWith } from './support/content'
import { expect, expectPhoneNumbers, test } from './support/test'

const { enquiryForm, labels, products, services, site } = content

test.use({ javaScriptEnabled: false })

test('links, contact and content work without scripts', async ({ page }) => {
  const usefulLinks = page.getByRole('navigation', { name: labels.usefulLinks, exact: true })
  const paths = [products, services].map((list) => list.map(({ path }) => path))
  const pathsBeyondLimit = paths.flatMap((list) => list.slice(limited(list).length))
  await page.goto('/')

  await test.step("the home page's footer links to every page, except those beyond the limit of a list", async () => {
    const addresses = await usefulLinks
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    const expected = pages.map(({ path }) => path).filter((path) => !pathsBeyondLimit.includes(path))
    expect([...new Set(addresses)].sort()).toEqual(expected.sort())
  })
  await test.step("on a phone the menu link scrolls to the footer's links", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(usefulLinks).not.toBeInViewport()
    await page.getByRole('link', { name: labels.menu, exact: true }).click()
    await expect(usefulLinks).toBeInViewport()
  })
  await test.step('the bottom bar of a phone lists the telephone numbers', async () => {
    await expectPhoneNumbers(page)
    await page.setViewportSize({ width: 1280, height: 720 })
  })
  await test.step('a contact button opens the contact page', async () => {
    const name = startingWith(labels.contactUs)
    await page.getByRole('button', { name }).first().click()
    await expect(page).toHaveURL(/\/contactus\??$/)
  })
  for (const path of ['/contactus', '/company/feedback'])
    await test.step(`phone, e-mail and address replace the form of ${path}`, async () => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByText(enquiryForm.withoutScripts)).toBeVisible()
      await expect(main.getByRole('button', { name: enquiryForm.send, exact: true })).toBeHidden()
      await expect(main.getByRole('button')).toHaveCount(0)
      await expect(main.locator('a[href^="tel:"]').last()).toBeVisible()
      await expect(main.locator('a[href^="mailto:"]').last()).toBeVisible()
      await expect(main.getByText(site.address, { exact: true }).last()).toBeVisible()
    })
  await test.step('About Us links to the products and services beyond the limit of a list', async () => {
    await page.goto('/company/aboutus')
    for (const path of pathsBeyondLimit) await expect(page.locator(`main a[href="${path}"]`)).toBeVisible()
  })
  await test.step('questions and features show their closed texts', async () => {
    await page.goto('/company/faqs')
    await expect(page.getByText(otherQuestion.answer, { exact: true })).toBeVisible()
    await page.goto(productWithMostFeatures.path)
    await expect(page.getByRole('button', { name: labels.print })).toBeHidden()
    for (const { desc, lists = [] } of productWithMostFeatures.features) {
      await expect(page.getByText(desc, { exact: true })).toBeVisible()
      for (const item of lists.flatMap(({ items }) => items))
        await expect(
          page.getByRole('main').getByRole('listitem').getByText(item, { exact: true }).first(),
        ).toBeVisible()
    }
  })
  await test.step('the language link opens the same page in the other language', async () => {
    await page.goto('/ne/company/faqs')
    await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).first().click()
    await expect(page).toHaveURL('/company/faqs')
  })
})
