import { type Page, type Route } from '@playwright/test'

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
  smallDialog,
  thanks,
} from './support/enquiry'
import { holdAnswers } from './support/late'
import { expectSystemFont } from './support/system-font'
import { expect, stopClock, test } from './support/test'

const { enquiryForm, site } = content
const { failure: words } = enquiryForm

/** What the visitor quotes on the phone. */
const quote = (code: string) =>
  new RegExp(
    literally(words.quote).replace('\\{code\\}', code).replace('\\{time\\}', '\\d+ \\w+ \\d{4}, \\d\\d:\\d\\d:\\d\\d'),
  )

/** Cuts the connection or brings it back, and waits until the page knows. */
async function setOffline(page: Page, offline: boolean) {
  await page.context().setOffline(offline)
  await page.waitForFunction((online) => navigator.onLine === online, !offline)
}

const answer = (status: number) => (route: Route) => route.fulfill({ status, body: 'The words of the provider' })

/** One fault of each kind; each status has a unit test. `arrivals` says how often the enquiry arrives all the same. */
const faults = [
  { fault: 'a cut connection', code: 'NETWORK', arrivals: 0, again: true, meet: (route: Route) => route.abort() },
  {
    fault: 'an answer that the page may not read',
    ...{ code: 'NETWORK', arrivals: 1, again: true },
    meet: async (route: Route) => {
      const headers = { 'access-control-allow-origin': 'https://other.example.com' }
      await route.fulfill({ response: await route.fetch(), headers })
    },
  },
  { fault: 'a fault of the mail service', code: '500', arrivals: 0, again: true, meet: answer(500) },
  { fault: 'a mail service without letters left', code: '402', arrivals: 0, again: false, meet: answer(402) },
]

/** Each fault on the contact page, and one in the other places. */
const cases = [contactPage, feedbackPage, smallDialog].flatMap((place) =>
  faults.filter(({ code }) => place === contactPage || code === '500').map((fault) => ({ place, ...fault })),
)

for (const { place, fault, code, arrivals, again, meet } of cases)
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
    await expect(retry).toHaveCount(again ? 1 : 0)
    if (!again) return
    await page.unrouteAll()
    await retry.click()
    await expect(thanks(page, place)).toContainText(sent.subject)
    expect(await arrived(sent)).toHaveLength(arrivals + 1)
  })

test('without a connection it makes no request, and offers to send when the connection is back', async ({ page }) => {
  const form = await contactPage.open(page)
  const sends = recordSends(page)
  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  await setOffline(page, true)
  await sendButton(form).click()
  await expect(failure(form)).toContainText(words.reasons.offline)
  expect(sends).toEqual([])
  await setOffline(page, false)
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

  const mail = new URL((await notice.getByRole('link', { name: words.mail }).getAttribute('href')) ?? '')
  expect(mail.searchParams.get('subject')).toBe(sent.subject)
  await notice.getByRole('button', { name: words.copy, exact: true }).click()
  await expect(notice.getByRole('status').last()).toHaveText(words.copied)
  for (const value of Object.values(sent)) {
    expect(mail.searchParams.get('body')).toContain(value)
    await expect.poll(clipboard).toContain(value)
  }
  for (const place of [notice, form])
    for (const value of [first(site.phones), first(site.emails)]) {
      await place
        .getByRole('button', { name: `${words.copyThis} ${value}`, exact: true })
        .first()
        .click()
      await expect.poll(clipboard).toBe(value)
    }

  await test.step('by hand where the browser cannot copy', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await sendButton(form).click()
    await expect(notice).toBeFocused()
    await notice.getByRole('button', { name: words.copy, exact: true }).click()
    await expect(notice.getByRole('textbox')).toHaveValue(new RegExp(literally(sent.subject)))
    await expectSystemFont(notice.getByRole('textbox'))
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

test('built without a setting it says that nothing was sent, before any request', async ({ page, problems }) => {
  const sends = recordSends(page)
  await page.route('**/contactus', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    expect(text, 'the setting stands in the page').toContain('local-template')
    await route.fulfill({ response, body: text.replaceAll('local-template', '') })
  })
  const form = await contactPage.open(page)
  await fill(form, newEnquiry().typed)
  await sendButton(form).click()
  await expect(failure(form)).toContainText(words.reasons.refused)
  await expect(failure(form)).toContainText('SETTINGS')
  expect(problems.splice(0)).toEqual([expect.stringContaining('The template ID is required')])
  expect(sends).toEqual([])
})
