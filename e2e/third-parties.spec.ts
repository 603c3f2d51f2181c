import { productWithMostFeatures } from './support/content'
import { contactPage, fill, newEnquiry, sendButton } from './support/enquiry'
import { expect, MAILBOX, openHydrated, test } from './support/test'

test('a page requests nothing from other hosts except the map frame and the enquiry', async ({ page, baseURL }) => {
  const otherOrigins = new Set<string>()
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin !== baseURL) otherOrigins.add(origin)
  })
  for (const path of ['/', productWithMostFeatures.path, '/company/aboutus', '/contactus']) {
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    // The map is below the viewport, with `loading=lazy`.
    expect([...otherOrigins], path).toEqual([])
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => [...otherOrigins]).toEqual(['https://www.google.com'])
  const form = page.getByRole('main')
  await fill(form, newEnquiry().input)
  await sendButton(form).click()
  await expect(page.getByRole('dialog', { name: contactPage.title })).toBeVisible()
  expect([...otherOrigins].sort()).toEqual([MAILBOX, 'https://www.google.com'])
})
