import type { Route } from '@playwright/test'

import { content, interpolate, first, literally } from './support/content'
import {
  receivedMails,
  company,
  contactPage,
  expectValues,
  failure,
  feedbackPage,
  fill,
  MAIL,
  newEnquiry,
  noValues,
  okButton,
  recordRequests,
  sendButton,
  thanks,
} from './support/enquiry'
import { holdResponses } from './support/held-requests'
import { expect, stopClock, test } from './support/test'

// Unit tests cover each HTTP status.

const { enquiryForm, site } = content
const { failure: words } = enquiryForm

/** Matches the reference for a phone call: error code and time. */
const quote = (code: string) =>
  new RegExp(
    literally(words.quote).replace('\\{code\\}', code).replace('\\{time\\}', '\\d+ \\w+ \\d{4}, \\d\\d:\\d\\d:\\d\\d'),
  )

const respondWith = (status: number) => (route: Route) => route.fulfill({ status, body: 'The words of the provider' })

test('after a network error the form shows no thanks, keeps the enquiry, and a retry sends it', async ({ page }) => {
  const form = await feedbackPage.openForm(page)
  const notice = failure(form)
  const { input, expectedMail } = newEnquiry()
  await page.route(MAIL, (route) => route.abort())
  await fill(form, input)
  await sendButton(form).click()
  await expect(notice).toBeFocused()
  await expect(notice).toContainText(words.networkTitle)
  await expect(notice).toContainText(company.placeholderNote ?? site.phones[0]!)
  await expect(notice).toContainText(quote('NETWORK'))
  await expect(thanks(page, feedbackPage)).toHaveCount(0)
  await expectValues(form, input)
  expect(await receivedMails(expectedMail)).toEqual([])
  await page.unrouteAll()
  await notice.getByRole('button', { name: words.retry }).click()
  await expect(thanks(page, feedbackPage)).toContainText(expectedMail.subject)
  expect(await receivedMails(expectedMail)).toHaveLength(1)
})

test('an enquiry that the provider permanently rejects can be sent by e-mail or copied', async ({
  page,
  context,
  browserName,
}) => {
  const form = await contactPage.openForm(page)
  const { input, expectedMail } = newEnquiry()
  const notice = failure(form)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  // Status for a used-up monthly quota.
  await page.route(MAIL, respondWith(402))
  await fill(form, input)
  await sendButton(form).click()

  await expect(notice).toContainText(words.title)
  await expect(notice).toContainText(quote('402'))
  await expect(notice).not.toContainText('The words of the provider')
  await expect(thanks(page)).toHaveCount(0)
  await expectValues(form, input)
  // No Retry button: a retry would fail too.
  await expect(notice.getByRole('button', { name: words.retry })).toHaveCount(0)
  // Other ways of contact are first.
  await expect(notice.getByRole('link')).toHaveText([site.phones[0] ?? '', site.emails[0] ?? '', words.mail])
  await expect(notice.getByRole('link', { name: words.mail })).toHaveAttribute('href', /^mailto:/)
  // Only Chromium lets a test read the clipboard.
  if (browserName === 'chromium')
    await test.step('to the clipboard', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await notice.getByRole('button', { name: words.copy, exact: true }).click()
      await expect(notice.getByRole('status').last()).toHaveText(words.copied)
      for (const value of Object.values(expectedMail)) await expect.poll(clipboard).toContain(value)
      const phone = first(site.phones)
      await notice.getByRole('button', { name: `${words.copyThis} ${phone}`, exact: true }).click()
      await expect.poll(clipboard).toBe(phone)
    })
  await test.step('by hand if the browser denies the clipboard', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await notice.getByRole('button', { name: words.copy, exact: true }).click()
    await expect(notice.getByRole('textbox')).toHaveValue(new RegExp(literally(expectedMail.subject)))
  })
})

test('offline it makes no request; once online, it offers to send', async ({ page, context }) => {
  const form = await contactPage.openForm(page)
  const requests = recordRequests(page)
  const { input, expectedMail } = newEnquiry()
  await fill(form, input)
  await context.setOffline(true)
  // The `offline` event is asynchronous.
  await page.waitForFunction(() => !navigator.onLine)
  await sendButton(form).click()
  await expect(failure(form)).toContainText(words.reasons.offline)
  expect(requests).toEqual([])
  await context.setOffline(false)
  await expect(failure(form)).toContainText(words.backOnline)
  await failure(form).getByRole('button', { name: words.retry }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await receivedMails(expectedMail)).toHaveLength(1)
})

test('after status 429 it counts down the wait, and then sends', async ({ page }) => {
  await page.clock.install()
  const form = await contactPage.openForm(page)
  const requests = recordRequests(page)
  const { input, expectedMail } = newEnquiry()
  await fill(form, input)
  await page.route(MAIL, async (route) => {
    // The countdown must not run before the first assertion.
    await stopClock(page)
    await respondWith(429)(route)
  })
  await sendButton(form).click()
  await expect(failure(form).getByRole('timer')).toHaveText(interpolate(words.waitSeconds, { count: 10 }))
  await page.unrouteAll()
  // `aria-disabled`: the button still gets key events.
  await sendButton(form).press('Enter')
  const again = failure(form).getByRole('button', { name: words.retry })
  await expect(again).toHaveCount(0)
  expect(requests).toHaveLength(1)
  await page.clock.fastForward(10_000)
  await again.click()
  await page.clock.resume()
  await expect(thanks(page)).toBeVisible()
  expect(await receivedMails(expectedMail)).toHaveLength(1)
})

test('after 8 s it still waits, after 20 s the outcome is unknown, and a late response counts', async ({ page }) => {
  await page.clock.install()
  const form = await contactPage.openForm(page)
  const { input, expectedMail } = newEnquiry()
  await fill(form, input)
  const release = await holdResponses(page)
  await stopClock(page)
  await sendButton(form).click()
  await expect(form.getByRole('status').filter({ hasText: enquiryForm.sending })).toBeAttached()
  await expect(sendButton(form)).toBeDisabled()
  await expect(sendButton(form)).toBeFocused()
  await page.clock.runFor(7900)
  await expect(form.getByText(enquiryForm.slow)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(form.getByText(enquiryForm.slow)).toBeVisible()
  await page.clock.runFor(11_800)
  await expect(form.getByText(words.unknownTitle)).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(form.getByText(words.unknownTitle)).toBeVisible()
  await expect(thanks(page)).toHaveCount(0)
  await expectValues(form, input)

  release()
  await page.clock.resume()
  await expect(thanks(page)).toContainText(expectedMail.subject)
  await okButton(page).click()
  await expectValues(form, noValues)
  expect(await receivedMails(expectedMail)).toHaveLength(1)
})
