import { content } from './support/content'
import {
  receivedMails,
  contactPage,
  expectValues,
  fill,
  waitForHydratedForm,
  newEnquiry,
  okButton,
  recordRequests,
  sendButton,
  thanks,
} from './support/enquiry'
import { holdResponses } from './support/held-requests'
import { expect, openHydrated, test } from './support/test'

const { enquiryForm } = content

test('a double click, or Back and Send again, sends an enquiry once', async ({ page }) => {
  const form = await contactPage.openForm(page)
  const { input, expectedMail } = newEnquiry()
  const release = await holdResponses(page)
  await fill(form, input)
  // Both clicks in one task, before React can disable the button.
  await sendButton(form).evaluate((button: HTMLButtonElement) => [button.click(), button.click()])
  release()
  await expect(thanks(page)).toContainText(expectedMail.subject)
  expect(await receivedMails(expectedMail)).toHaveLength(1)
  await okButton(page).click()

  await openHydrated(page, '/company/faqs')
  await page.goBack()
  await waitForHydratedForm(page)
  // Simulates form restoration by the browser.
  await fill(form, input)
  await sendButton(form).click()
  await expect(thanks(page)).toContainText(expectedMail.subject)
  expect(await receivedMails(expectedMail)).toHaveLength(1)
})

test('two tabs send the same enquiry once, and both show the thanks', async ({ page, context }) => {
  const { input, expectedMail } = newEnquiry()
  const releases: (() => void)[] = []
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    const form = await contactPage.openForm(tab)
    releases.push(await holdResponses(tab))
    await fill(form, input)
    await sendButton(form).click()
    await expect(sendButton(form)).toBeDisabled()
  }
  for (const release of releases) release()
  for (const tab of tabs) await expect(thanks(tab)).toContainText(expectedMail.subject)
  expect(await receivedMails(expectedMail)).toHaveLength(1)
})

test('the honeypot is hidden; a filled one stops the first Send, the second one sends', async ({ page }) => {
  const form = await contactPage.openForm(page)
  const requests = recordRequests(page)
  const honeypot = form.locator('input[name=remark]')
  await expect(form.getByRole('textbox', { name: enquiryForm.honeypot })).toHaveCount(0)
  expect((await honeypot.locator('..').boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(honeypot).toHaveAttribute('autocomplete', 'off')
  await expect(honeypot).toHaveAttribute('tabindex', '-1')
  const { input, expectedMail } = newEnquiry()
  await fill(form, input)
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://example.com'))
  await sendButton(form).click()
  await expect(form.getByRole('alert').filter({ hasText: enquiryForm.suspected })).toBeVisible()
  expect(requests).toEqual([])
  await expectValues(form, input)
  await sendButton(form).click()
  await expect(thanks(page)).toBeVisible()
  expect(await receivedMails(expectedMail)).toMatchObject([{ template_params: expectedMail }])
  expect(requests[0]?.postData()).not.toContain('https://example.com')
})
