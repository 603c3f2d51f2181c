import { content, filled } from './support/content'
import {
  arrived,
  contactPage,
  expectValues,
  fill,
  newEnquiry,
  okButton,
  recordSends,
  sendButton,
} from './support/enquiry'
import { expect, MAILBOX, test } from './support/test'

const HONEYPOT = 'input[name="remark"]'
const { enquiryForm, site } = content
const { failure: words } = enquiryForm

test('at most five messages are sent in ten minutes; then the phone number is offered', async ({ page }) => {
  test.slow()
  const form = await contactPage.open(page)
  const popup = page.getByRole('dialog', { name: contactPage.title, exact: true })
  for (let count = 0; count < 5; count++) {
    await fill(form, newEnquiry().typed)
    await sendButton(form).click()
    await expect(popup).toBeVisible()
    await okButton(page).click()
  }
  const sends = recordSends(page)
  const { typed } = newEnquiry()
  await fill(form, typed)
  await sendButton(form).click()
  const notice = form.getByRole('group').filter({ hasText: words.reasons.limit })
  await expect(notice).toContainText(filled(words.waitMinutes, { count: 10 }))
  await expect(notice.getByRole('link', { name: site.phones[0], exact: true })).toBeVisible()
  expect(sends).toEqual([])
  await expectValues(form, typed)
})

test('at least one second passes between two sends', async ({ page }) => {
  const form = await contactPage.open(page)
  const { typed } = newEnquiry('[simulate:server-error]')
  await fill(form, typed)
  await sendButton(form).click()
  await form.getByRole('button', { name: words.retry }).click()
  // The browser's own times: Playwright reports requests late.
  const times = () =>
    page.evaluate(
      (address) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.startsWith(address))
          .map(({ startTime }) => startTime),
      MAILBOX,
    )
  await expect.poll(async () => (await times()).length).toBe(2)
  const [first = 0, second = 0] = await times()
  expect(second - first).toBeGreaterThanOrEqual(1000)
})

test('the honeypot is hidden from people, and its value is never sent', async ({ page }) => {
  const form = await contactPage.open(page)
  const sends = recordSends(page)
  const honeypot = form.locator(HONEYPOT)
  await expect(form.getByRole('textbox', { name: enquiryForm.honeypot })).toHaveCount(0)
  await expect(form.getByRole('textbox', { name: enquiryForm.honeypot, includeHidden: true })).toHaveCount(1)
  // Its container shows one pixel of it at most.
  expect((await honeypot.locator('..').boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(honeypot).toHaveAttribute('autocomplete', 'off')
  await expect(honeypot).toHaveAttribute('tabindex', '-1')

  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://example.com'))
  await sendButton(form).click()
  await expect(form.getByRole('alert').filter({ hasText: enquiryForm.suspected })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sends).toEqual([])
  await expectValues(form, typed)

  await sendButton(form).click()
  await expect(page.getByRole('dialog', { name: contactPage.title, exact: true })).toBeVisible()
  expect(sends).toHaveLength(1)
  expect(sends[0]?.postData()).not.toContain('https://example.com')
  expect(await arrived(sent)).toHaveLength(1)
})
