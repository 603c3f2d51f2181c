import type { Route } from '@playwright/test'

import { content, interpolate, first, literally } from './support/content'
import {
  company,
  contactPage,
  expectSentOnce,
  feedbackPage,
  MAIL,
  noValues,
  okButton,
  receivedMails,
  recordRequests,
  thanks,
} from './support/enquiry'
import { holdResponses } from './support/held-requests'
import { expect, stopClock, test } from './support/test'

// Unit tests cover each HTTP status.

const { enquiryForm, site } = content
const { failure: texts } = enquiryForm

/** Matches the reference that a visitor quotes in a phone call: the error code `code`, and the time. */
const referenceWith = (code: string) =>
  new RegExp(
    literally(texts.quote).replace('\\{code\\}', code).replace('\\{time\\}', '\\d+ \\w+ \\d{4}, \\d\\d:\\d\\d:\\d\\d'),
  )

const respondWith = (status: number) => (route: Route) => route.fulfill({ status, body: 'The words of the provider' })

test('offline the form makes no request; after a network error a retry sends the enquiry', async ({
  page,
  context,
}) => {
  const form = await feedbackPage.openForm(page)
  const notice = form.failure
  const requests = recordRequests(page)
  const { input, expectedMail } = await form.fillUnique()
  await context.setOffline(true)
  // The `offline` event is asynchronous.
  await page.waitForFunction(() => !navigator.onLine)
  await form.send.click()
  await expect(notice).toContainText(texts.reasons.offline)
  expect(requests).toEqual([])
  await context.setOffline(false)
  await expect(notice).toContainText(texts.backOnline)
  await page.route(MAIL, (route) => route.abort())
  await form.retry.click()
  await expect(notice).toContainText(referenceWith('NETWORK'))
  await expect(notice).toBeFocused()
  await expect(notice).toContainText(texts.networkTitle)
  await expect(notice).toContainText(company.placeholderNote ?? site.phones[0]!)
  await expect(thanks(page, feedbackPage)).toHaveCount(0)
  await form.expectValues(input)
  expect(await receivedMails(expectedMail)).toEqual([])
  await page.unrouteAll()
  await form.retry.click()
  await expectSentOnce(page, expectedMail, feedbackPage)
})

test('an enquiry that the provider permanently rejects can be sent by e-mail or copied', async ({
  page,
  context,
  browserName,
}) => {
  const form = await contactPage.openForm(page)
  const notice = form.failure
  const copy = notice.getByRole('button', { name: texts.copy, exact: true })
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  // Status for a used-up monthly quota.
  await page.route(MAIL, respondWith(402))
  const { input, expectedMail } = await form.submitUnique()
  await expect(notice).toContainText(texts.title)
  await expect(notice).toContainText(referenceWith('402'))
  await expect(notice).not.toContainText('The words of the provider')
  await expect(thanks(page)).toHaveCount(0)
  await form.expectValues(input)
  // No Retry button: a retry would fail too.
  await expect(form.retry).toHaveCount(0)
  // Other ways of contact are first.
  await expect(notice.getByRole('link')).toHaveText([site.phones[0] ?? '', site.emails[0] ?? '', texts.mail])
  await expect(notice.getByRole('link', { name: texts.mail })).toHaveAttribute('href', /^mailto:/)
  // Only Chromium lets a test read the clipboard.
  if (browserName === 'chromium')
    await test.step('copied to the clipboard', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await copy.click()
      await expect(notice.getByRole('status').last()).toHaveText(texts.copied)
      for (const value of Object.values(expectedMail)) await expect.poll(clipboard).toContain(value)
      const phone = first(site.phones)
      await notice.getByRole('button', { name: `${texts.copyThis} ${phone}`, exact: true }).click()
      await expect.poll(clipboard).toBe(phone)
    })
  await test.step('copied by hand if there is no clipboard', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await copy.click()
    await expect(notice.getByRole('textbox')).toHaveValue(new RegExp(literally(expectedMail.subject)))
  })
})

test('after status 429 the form counts down 10 s, in which Send does nothing, and then retries', async ({ page }) => {
  await page.clock.install()
  const form = await contactPage.openForm(page)
  const requests = recordRequests(page)
  const { expectedMail } = await form.fillUnique()
  await page.route(MAIL, async (route) => {
    // The countdown must not run before the first assertion.
    await stopClock(page)
    await respondWith(429)(route)
  })
  await form.send.click()
  await expect(form.failure.getByRole('timer')).toHaveText(interpolate(texts.waitSeconds, { count: 10 }))
  await page.unrouteAll()
  // `aria-disabled`: the button still gets key events.
  await form.send.press('Enter')
  await expect(form.retry).toHaveCount(0)
  expect(requests).toHaveLength(1)
  await page.clock.fastForward(10_000)
  await form.retry.click()
  await page.clock.resume()
  await expectSentOnce(page, expectedMail)
})

test('sending shows a notice at 8 s, an unknown outcome at 20 s, the thanks at a late response', async ({ page }) => {
  await page.clock.install()
  const form = await contactPage.openForm(page)
  const { input, expectedMail } = await form.fillUnique()
  const release = await holdResponses(page)
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
  await expect(form.root.getByText(texts.unknownTitle)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(form.root.getByText(texts.unknownTitle)).toBeVisible()
  await expect(thanks(page)).toHaveCount(0)
  await form.expectValues(input)
  release()
  await page.clock.resume()
  await expectSentOnce(page, expectedMail)
  await okButton(page).click()
  await form.expectValues(noValues)
})
