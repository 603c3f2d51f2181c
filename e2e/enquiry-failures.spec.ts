import type { Page } from '@playwright/test'

import {
  arrived,
  contactPage,
  expectValues,
  fill,
  type Form,
  forms,
  newEnquiry,
  recordSends,
  sendButton,
  type Values,
} from './support/enquiry'
import { expect, MAILBOX, test } from './support/test'

const REFUSED = 'The message could not be sent.'
const UNREACHABLE = 'The connection failed, and your message was most likely not sent.'
const UNSURE = 'we do not know whether your message arrived'
const NOT_CONFIGURED = 'This site cannot send messages at the moment.'
const DASHBOARD = 'https://dashboard.emailjs.com/admin'

interface Failure {
  cause: string
  says: string
  status?: number
  /** Makes the mail stand-in fail for this one enquiry. */
  marker?: string
  offline?: boolean
  /** The enquiry names a service that the stand-in does not know. */
  wrongService?: boolean
  /** How often the enquiry arrives although the page cannot know it. */
  arrivals?: number
}

const failures: Failure[] = [
  { cause: 'refusal', says: REFUSED, wrongService: true, status: 400 },
  { cause: 'outage', says: REFUSED, marker: '[simulate:server-error]', status: 500 },
  { cause: 'no network', says: UNREACHABLE, offline: true },
  { cause: 'connection cut', says: UNREACHABLE, marker: '[simulate:reset]' },
  { cause: 'answer that the page may not read', says: UNREACHABLE, marker: '[simulate:no-cors]', arrivals: 1 },
]

/** Checks that the visitor is told in plain words, with two ways onward, and has lost nothing. */
async function expectFailure(form: Form, says: string, typed: Values) {
  const alert = form.getByRole('alert')
  await expect(alert).toContainText(says)
  await expect(alert).not.toContainText(/dashboard|http/i)
  await expect(alert).toBeFocused()
  await expect(alert.getByRole('button', { name: 'Send again' })).toBeEnabled()
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d{7,}$/)
  await expect(sendButton(form)).toBeEnabled()
  await expectValues(form, typed)
}

/** Serves the pages as a build without the setting `value` would; returns whether one of them held it. */
async function blankSetting(page: Page, value: string): Promise<() => boolean> {
  let found = false
  await page.route('**', async (route) => {
    const request = route.request()
    // Not the map, which is a document as well.
    if (request.resourceType() !== 'document' || request.frame() !== page.mainFrame()) return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    found ||= html.includes(value)
    await route.fulfill({ response, body: html.replaceAll(value, '') })
  })
  return () => found
}

for (const { place, open } of forms) {
  test.describe(`a failed send: ${place}`, () => {
    for (const { cause, says, status, marker, offline = false, wrongService, arrivals = 0 } of failures) {
      test(`says so and keeps every character: ${cause}`, async ({ page, context }) => {
        const form = await open(page)
        const sends = recordSends(page)
        const { typed, sent } = newEnquiry(marker)
        if (wrongService)
          await page.route(`${MAILBOX}/**`, (route, request) =>
            route.continue({ postData: request.postData()?.replace('local-service', 'no-such-service') }),
          )
        await fill(form, typed)
        await context.setOffline(offline)
        await sendButton(form).click()
        await expectFailure(form, says, typed)
        if (status) expect(sends[0]?.existingResponse()?.status()).toBe(status)
        expect(await arrived(sent)).toHaveLength(arrivals)
      })
    }
  })
}

test('says that it does not know when no answer comes in time', async ({ page }) => {
  await page.clock.install()
  const form = await contactPage.open(page)
  const sends = recordSends(page)
  const { typed } = newEnquiry('[simulate:never-answers]')
  await fill(form, typed)
  await sendButton(form).click()
  await expect.poll(() => sends.length).toBe(1)
  await page.clock.fastForward('00:20')
  await expectFailure(form, UNSURE, typed)
})

test.describe('without a setting', () => {
  // A page without the value no longer has the inline script that a content policy would name.
  test.use({ bypassCSP: true })
  const cases = [
    ['local-public-key', `The public key is required. Visit ${DASHBOARD}/account`],
    ['local-service', `The service ID is required. Visit ${DASHBOARD}`],
    ['local-template', `The template ID is required. Visit ${DASHBOARD}/templates`],
  ] as const
  for (const [value, words] of cases) {
    test(`says that it cannot send, before any request: ${value}`, async ({ page, problems }) => {
      const found = await blankSetting(page, value)
      const form = await contactPage.open(page)
      expect(found(), 'the setting stands in the page').toBe(true)
      const sends = recordSends(page)
      const { typed } = newEnquiry()
      await fill(form, typed)
      await sendButton(form).click()
      await expectFailure(form, NOT_CONFIGURED, typed)
      expect(problems).toEqual([words])
      expect(sends).toEqual([])
    })
  }
})
