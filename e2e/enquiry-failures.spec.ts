import type { Route } from '@playwright/test'

import { content, interpolate, first, escapeRegExp } from './support/content'
import {
  companyContact,
  contactPage,
  expectSentOnce,
  feedbackPage,
  MAIL_API,
  noValues,
  okButton,
  receivedMails,
  recordMailRequests,
  thanksPopup,
} from './support/enquiry'
import { holdMailResponses } from './support/held-requests'
import { expect, stopClock, test } from './support/test'

// Unit tests cover all HTTP statuses of the mail service.

const { enquiryForm, site } = content
const { failure: failureTexts } = enquiryForm

const ANY_TIME = '\\d+ \\w+ \\d{4}, \\d\\d:\\d\\d:\\d\\d'
/** Matches the text that a visitor quotes in a phone call, with the error code `code` and any time. */
const referenceWith = (code: string) =>
  new RegExp(escapeRegExp(failureTexts.quote).replace('\\{code\\}', code).replace('\\{time\\}', ANY_TIME))

const RESPONSE_BODY = 'Text of the mail service'
const respondWith = (status: number) => (route: Route) => route.fulfill({ status, body: RESPONSE_BODY })

test('offline and after a network error the form keeps the enquiry; a retry sends it, whatever navigator.onLine says', async ({
  page,
  context,
}) => {
  const form = await feedbackPage.openForm(page)
  const notice = form.failureNotice
  const { input, expectedMail } = await form.fillUnique()
  await context.setOffline(true)
  // The `offline` event is asynchronous.
  await page.waitForFunction(() => !navigator.onLine)
  await form.send.click()
  await expect(notice).toContainText(failureTexts.reasons.offline)
  expect(await receivedMails(expectedMail)).toEqual([])
  await context.setOffline(false)
  await expect(notice).toContainText(failureTexts.backOnline)
  await page.route(MAIL_API, (route) => route.abort())
  await form.retry.click()
  await expect(notice).toContainText(referenceWith('NETWORK'))
  await expect(notice).toBeFocused()
  await expect(notice).toContainText(failureTexts.networkTitle)
  await expect(notice).toContainText(companyContact.placeholderNote ?? site.phones[0]!)
  await expect(thanksPopup(page, feedbackPage)).toHaveCount(0)
  await form.expectValues(input)
  expect(await receivedMails(expectedMail)).toEqual([])
  await page.unrouteAll()
  // False on some machines that are online: virtual adapters, VPN.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await form.retry.click()
  await expectSentOnce(page, expectedMail, feedbackPage)
})

test('an enquiry that the mail service rejects permanently can be sent by e-mail or copied', async ({
  page,
  context,
  browserName,
}) => {
  const form = await contactPage.openForm(page)
  const notice = form.failureNotice
  const copyButton = notice.getByRole('button', { name: failureTexts.copy, exact: true })
  const clipboardText = () => page.evaluate(() => navigator.clipboard.readText())
  // Status of the mail service after its monthly quota is used up.
  await page.route(MAIL_API, respondWith(402))
  const { input, expectedMail } = await form.submitUnique()
  await expect(notice).toContainText(failureTexts.title)
  await expect(notice).toContainText(referenceWith('402'))
  await expect(notice).not.toContainText(RESPONSE_BODY)
  await expect(thanksPopup(page)).toHaveCount(0)
  await form.expectValues(input)
  // No Retry button: a retry would fail too.
  await expect(form.retry).toHaveCount(0)
  // Phone and e-mail come before the link that prepares an e-mail with the enquiry.
  await expect(notice.getByRole('link')).toHaveText([site.phones[0] ?? '', site.emails[0] ?? '', failureTexts.mail])
  await expect(notice.getByRole('link', { name: failureTexts.mail })).toHaveAttribute('href', /^mailto:/)
  // Only Chromium lets a test read the clipboard.
  if (browserName === 'chromium')
    await test.step('copied to the clipboard', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await copyButton.click()
      await expect(notice.getByRole('status').last()).toHaveText(failureTexts.copied)
      for (const value of Object.values(expectedMail)) await expect.poll(clipboardText).toContain(value)
      const phone = first(site.phones)
      await notice.getByRole('button', { name: `${failureTexts.copyThis} ${phone}`, exact: true }).click()
      await expect.poll(clipboardText).toBe(phone)
    })
  await test.step('copied by hand if there is no clipboard', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await copyButton.click()
    await expect(notice.getByRole('textbox')).toHaveValue(new RegExp(escapeRegExp(expectedMail.subject)))
  })
})

test('Send does nothing for 10 s after status 429; then Retry sends the enquiry', async ({ page }) => {
  await page.clock.install()
  const form = await contactPage.openForm(page)
  const requests = recordMailRequests(page)
  const { expectedMail } = await form.fillUnique()
  await page.route(MAIL_API, async (route) => {
    // The countdown must not run before the first assertion.
    await stopClock(page)
    await respondWith(429)(route)
  })
  await form.send.click()
  await expect(form.failureNotice.getByRole('timer')).toHaveText(interpolate(failureTexts.waitSeconds, { count: 10 }))
  await page.unrouteAll()
  await expect(form.send).toBeDisabled()
  // `aria-disabled`: the button still gets key events.
  await form.send.press('Enter')
  await expect(form.retry).toHaveCount(0)
  expect(requests).toHaveLength(1)
  await page.clock.fastForward(10_000)
  await form.retry.click()
  await page.clock.resume()
  await expectSentOnce(page, expectedMail)
})

test('a notice shows after 8 s of sending, an unknown outcome after 20 s, thanks on a response', async ({ page }) => {
  await page.clock.install()
  const form = await contactPage.openForm(page)
  const { input, expectedMail } = await form.fillUnique()
  const release = await holdMailResponses(page)
  await stopClock(page)
  await form.send.click()
  await expect(form.root.getByRole('status').filter({ hasText: enquiryForm.sending })).toBeAttached()
  await expect(form.send).toBeDisabled()
  await expect(form.send).toBeFocused()
  await page.clock.runFor(7900)
  await expect(form.root.getByText(enquiryForm.slow)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(form.root.getByText(enquiryForm.slow)).toBeVisible()
  await page.clock.runFor(11_800)
  await expect(form.root.getByText(failureTexts.unknownTitle)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(form.root.getByText(failureTexts.unknownTitle)).toBeVisible()
  await expect(thanksPopup(page)).toHaveCount(0)
  await form.expectValues(input)
  release()
  await page.clock.resume()
  await expectSentOnce(page, expectedMail)
  await okButton(page).click()
  await form.expectValues(noValues)
})
