import { content, productWithMostFeatures, otherQuestion, pages, upToLimit, startingWith } from './support/content'
import { expect, expectPhoneNumbers, test } from './support/test'

const { enquiryForm, labels, products, services, site } = content

test.use({ javaScriptEnabled: false })

test('without scripts, links and contact buttons work, and all texts are visible', async ({ page }) => {
  const usefulLinks = page.getByRole('navigation', { name: labels.usefulLinks, exact: true })
  const pathLists = [products, services].map((pageList) => pageList.map(({ path }) => path))
  const pathsBeyondLimit = pathLists.flatMap((paths) => paths.slice(upToLimit(paths).length))
  await page.goto('/')

  await test.step("the home page's footer links to every page, except products and services beyond the limit of a list", async () => {
    const linkedPaths = await usefulLinks
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    const expectedPaths = pages.map(({ path }) => path).filter((path) => !pathsBeyondLimit.includes(path))
    expect([...new Set(linkedPaths)].sort()).toEqual(expectedPaths.sort())
  })
  await test.step("on a phone the menu link scrolls to the footer's links", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(usefulLinks).not.toBeInViewport()
    await page.getByRole('link', { name: labels.menu, exact: true }).click()
    await expect(usefulLinks).toBeInViewport()
  })
  await test.step('on a phone the bottom bar lists the telephone numbers', async () => {
    await expectPhoneNumbers(page)
    await page.setViewportSize({ width: 1280, height: 720 })
  })
  await test.step('a contact button opens the contact page', async () => {
    const name = startingWith(labels.contactUs)
    await page.getByRole('button', { name }).first().click()
    // The press carries a subject, and the page opens at its form.
    await expect(page).toHaveURL(/\/contactus\?subject=[^#]+#contact-title$/)
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
  await test.step('About Us links to every product and service', async () => {
    await page.goto('/company/aboutus')
    for (const path of pathLists.flat()) await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible()
  })
  await test.step('texts of questions and features that scripts would collapse are visible', async () => {
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
