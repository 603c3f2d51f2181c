import type { Route } from '@playwright/test'

import { content, filled, first, literally } from './support/content'
import {
  arrived,
  contactPage,
  expectValues,
  failure,
  feedbackPage,
  fill,
  MAIL,
  newEnquiry,
  recordSends,
  sendButton,
  dialog,
  thanks,
} from './support/enquiry'
import { holdAnswers } from './support/late'
import { expect, stopClock, test } from './support/test'

const { enquiryForm, site } = content
const { failure: words } = enquiryForm

/** What the visitor quotes on the phone. */
const quote = (code: string) =>
  new RegExp(
    literally(words.quote).replace('\\{code\\}', code).replace('\\{time\\}', '\\d+ \\w+ \\d{4}, \\d\\d:\\d\\d:\\d\\d'),
  )

const answer = (status: number) => (route: Route) => route.fulfill({ status, body: 'The words of the provider' })

/** One fault of each kind; each status has a unit test. `arrivals` says how often the enquiry arrives all the same. */
const faults = [
  {
    fault: 'a cut connection',
    place: contactPage,
    code: 'NETWORK',
    arrivals: 0,
    meet: (route: Route) => route.abort(),
  },
  {
    fault: 'an answer that the page may not read',
    ...{ place: contactPage, code: 'NETWORK', arrivals: 1 },
    meet: async (route: Route) => {
      const headers = { 'access-control-allow-origin': 'https://other.example.com' }
      await route.fulfill({ response: await route.fetch(), headers })
    },
  },
  { fault: 'a fault of the mail service', place: feedbackPage, code: '500', arrivals: 0, meet: answer(500) },
  { fault: 'a mail service without letters left', place: dialog, code: '402', arrivals: 0, meet: answer(402) },
]

for (const { place, fault, code, arrivals, meet } of faults)
  test(`${fault} is told on the ${place.place} without a word of thanks, and the enquiry stays`, async ({ page }) => {
    const form = await place.open(page)
    const notice = failure(form)
    const { typed, sent } = newEnquiry()
    await page.route(MAIL, meet)
    await fill(form, typed)
    await sendButton(form).click()
    await expect(notice).toBeFocused()
    await expect(notice).toContainText(code === 'NETWORK' ? words.networkTitle : words.title)
    await expect(notice).toContainText(quote(code))
    await expect(notice).not.toContainText('The words of the provider')
    // First of all, how to reach the company without the form.
    await expect(notice.getByRole('link')).toHaveText([site.phones[0] ?? '', site.emails[0] ?? '', words.mail])
    await expect(thanks(page, place)).toHaveCount(0)
    await expectValues(form, typed)
    expect(await arrived(sent)).toHaveLength(arrivals)
    const retry = notice.getByRole('button', { name: words.retry })
    // Without letters left another try would fail, too.
    if (code === '402') return expect(retry).toHaveCount(0)
    await page.unrouteAll()
    await retry.click()
    await expect(thanks(page, place)).toContainText(sent.subject)
    expect(await arrived(sent)).toHaveLength(arrivals + 1)
  })

test('without a connection it makes no request, and offers to send when it is back', async ({ page, context }) => {
  const form = await contactPage.open(page)
  const sends = recordSends(page)
  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  await context.setOffline(true)
  // The page hears of it a moment later.
  await page.waitForFunction(() => !navigator.onLine)
  await sendButton(form).click()
  await expect(failure(form)).toContainText(words.reasons.offline)
  expect(sends).toEqual([])
  await context.setOffline(false)
  await expect(failure(form)).toContainText(words.backOnline)
  await failure(form).getByRole('button', { name: words.retry }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await arrived(sent)).toHaveLength(1)
})

test('a refused enquiry can be sent by e-mail or copied, as can phone and address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await contactPage.open(page)
  const { typed, sent } = newEnquiry()
  const notice = failure(form)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.route(MAIL, answer(403))
  await fill(form, typed)
  await sendButton(form).click()

  await expect(notice.getByRole('link', { name: words.mail })).toHaveAttribute('href', /^mailto:/)
  await notice.getByRole('button', { name: words.copy, exact: true }).click()
  await expect(notice.getByRole('status').last()).toHaveText(words.copied)
  for (const value of Object.values(sent)) await expect.poll(clipboard).toContain(value)
  for (const place of [notice, form]) {
    const phone = first(site.phones)
    await place
      .getByRole('button', { name: `${words.copyThis} ${phone}`, exact: true })
      .first()
      .click()
    await expect.poll(clipboard).toBe(phone)
    await page.evaluate(() => navigator.clipboard.writeText(''))
  }

  await test.step('by hand where the browser cannot copy', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await notice.getByRole('button', { name: words.copy, exact: true }).click()
    await expect(notice.getByRole('textbox')).toHaveValue(new RegExp(literally(sent.subject)))
  })
})

test('after too many enquiries it says how long to wait, and then sends', async ({ page }) => {
  await page.clock.install()
  const form = await contactPage.open(page)
  const sends = recordSends(page)
  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => (refuse = resolve))
  await page.route(MAIL, async (route) => {
    await refused
    await answer(429)(route)
  })
  await sendButton(form).click()
  await expect.poll(() => sends.length).toBe(1)
  await stopClock(page)
  refuse()
  await expect(failure(form).getByRole('timer')).toHaveText(filled(words.waitSeconds, { count: 10 }))
  await page.unrouteAll()
  // The button only looks disabled, so a key press still reaches it.
  await sendButton(form).press('Enter')
  const again = failure(form).getByRole('button', { name: words.retry })
  await expect(again).toHaveCount(0)
  expect(sends).toHaveLength(1)
  await page.clock.fastForward(10_000)
  await again.click()
  await page.clock.resume()
  await expect(thanks(page)).toBeVisible()
  expect(await arrived(sent)).toHaveLength(1)
})

test('after 8 s it is still trying, and after 20 s it does not know whether the enquiry arrived', async ({ page }) => {
  await page.clock.install()
  const form = await contactPage.open(page)
  const { typed } = newEnquiry()
  await fill(form, typed)
  await holdAnswers(page)
  await stopClock(page)
  await sendButton(form).click()
  await expect(form.getByRole('status').filter({ hasText: enquiryForm.sending })).toBeAttached()
  await expect(sendButton(form)).toBeDisabled()
  await expect(sendButton(form)).toBeFocused()
  const [slow, unknown] = [form.getByText(enquiryForm.slow), form.getByText(words.unknownTitle)]
  let passed = 0
  for (const [part, time, shown] of [
    [slow, 7990, 0],
    [slow, 8010, 1],
    [unknown, 19_990, 0],
    [unknown, 20_010, 1],
  ] as const) {
    await page.clock.runFor(time - passed)
    passed = time
    await expect(part).toHaveCount(shown)
  }
  await expect(thanks(page)).toHaveCount(0)
  await expectValues(form, typed)
})
