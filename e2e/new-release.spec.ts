import type { Page } from '@playwright/test'

import { content } from './support/content'
import { dialog, mainForm } from './support/enquiry'
import { expect, hydrate, mainMenu, menuGroup, openHydrated, test } from './support/test'

test.use({ viewport: { width: 1440, height: 900 } })

const { contact, enquiryForm } = content

/** Simulates a new release: the server now has the same site with other script URLs. */
const simulateRelease = (page: Page) =>
  page.route('/**', async (route) => {
    const url = route.request().url()
    if (!['document', 'fetch', 'script'].includes(route.request().resourceType())) return route.continue()
    if (url.includes('/static/chunks/')) return route.fulfill({ status: 404 })
    const response = await route.fetch({ url: url.replace('/static/newer/', '/static/chunks/') })
    const body = (await response.text()).replaceAll('static/chunks/', 'static/newer/')
    await route.fulfill({ response, body })
  })

/** Hydrates the page, and expects scripts of the new release and a working menu. */
async function expectNewRelease(page: Page) {
  await hydrate(page)
  await expect(page.locator('script[data-chunks*="/newer/"]')).toBeAttached()
  await menuGroup(page, 'company').click()
  await expect(mainMenu(page).getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
}

test('after a release, the contact button on a page of the old release shows a notice, which links to the new contact page', async ({
  page,
}) => {
  await openHydrated(page, dialog.path)
  await simulateRelease(page)
  await dialog.opener(page).click()
  const failureNotice = page.getByRole('group', { name: enquiryForm.failure.networkTitle, exact: true })
  await failureNotice.getByRole('link', { name: contact.pageName, exact: true }).click()
  await expect(page).toHaveURL(/contactus/)
  await expectNewRelease(page)
  await expect(mainForm(page).send).toBeVisible()
})
