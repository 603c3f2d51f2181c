import { content } from './support/content'
import {
  arrived,
  contactPage,
  expectValues,
  fill,
  hydratedForm,
  newEnquiry,
  okButton,
  recordSends,
  sendButton,
  thanks,
} from './support/enquiry'
import { holdResponses } from './support/held-requests'
import { expect, openHydrated, test } from './support/test'

const { enquiryForm } = content

test('a double click, or Back and Send again, sends an enquiry once', async ({ page }) => {
  const form = await contactPage.open(page)
  const { typed, sent } = newEnquiry()
  const release = await holdResponses(page)
  await fill(form, typed)
  // Both clicks in one task, before React can disable the button.
  await sendButton(form).evaluate((button: HTMLButtonElement) => [button.click(), button.click()])
  release()
  await expect(thanks(page)).toContainText(sent.subject)
  expect(await arrived(sent)).toHaveLength(1)
  await okButton(page).click()

  await openHydrated(page, '/company/faqs')
  await page.goBack()
  await hydratedForm(page)
  // Simulates form restoration by the browser.
  await fill(form, typed)
  await sendButton(form).click()
  await expect(thanks(page)).toContainText(sent.subject)
  expect(await arrived(sent)).toHaveLength(1)
})

test('two tabs send the same enquiry once, and both show the thanks', async ({ page, context }) => {
  const { typed, sent } = newEnquiry()
  const releases: (() => void)[] = []
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    const form = await contactPage.open(tab)
    releases.push(await holdResponses(tab))
    await fill(form, typed)
    await sendButton(form).click()
    await expect(sendButton(form)).toBeDisabled()
  }
  for (const release of releases) release()
  for (const tab of tabs) await expect(thanks(tab)).toContainText(sent.subject)
  expect(await arrived(sent)).toHaveLength(1)
})

test('the honeypot is hidden, and a filled one blocks only one click', async ({ page }) => {
  const form = await contactPage.open(page)
  const sends = recordSends(page)
  const honeypot = form.locator('input[name=remark]')
  await expect(form.getByRole('textbox', { name: enquiryForm.honeypot })).toHaveCount(0)
  expect((await honeypot.locator('..').boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(honeypot).toHaveAttribute('autocomplete', 'off')
  await expect(honeypot).toHaveAttribute('tabindex', '-1')
  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://example.com'))
  await sendButton(form).click()
  await expect(form.getByRole('alert').filter({ hasText: enquiryForm.suspected })).toBeVisible()
  expect(sends).toEqual([])
  await expectValues(form, typed)
  await sendButton(form).click()
  await expect(thanks(page)).toBeVisible()
  expect(await arrived(sent)).toMatchObject([{ template_params: sent }])
  expect(sends[0]?.postData()).not.toContain('https://example.com')
})
