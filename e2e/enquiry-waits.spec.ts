import { content, filled, first, literally } from './support/content'
import {
  arrived,
  contactPage,
  expectValues,
  feedbackPage,
  fill,
  newEnquiry,
  okButton,
  recordSends,
  sendButton,
  smallDialog,
  type Form,
} from './support/enquiry'
import { blankSetting, disconnect } from './support/faults'
import { holdAnswers } from './support/late'
import { expectSystemFont } from './support/system-font'
import { expect, stopClock, test } from './support/test'

const DASHBOARD = 'https://dashboard.emailjs.com/admin'
const { enquiryForm, site } = content
const { failure: words } = enquiryForm
const notice = (form: Form) => form.getByRole('group').filter({ hasText: words.call })

test('without a connection, and with a refused enquiry', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await contactPage.open(page)
  const popup = page.getByRole('dialog', { name: contactPage.title, exact: true })

  await test.step('it says so and makes no request, then offers to send when the connection is back', async () => {
    const sends = recordSends(page)
    const { typed, sent } = newEnquiry()
    await fill(form, typed)
    const connect = await disconnect(page)
    await sendButton(form).click()
    await expect(notice(form)).toContainText(words.reasons.offline)
    expect(sends).toEqual([])
    await connect()
    await expect(notice(form)).toContainText(words.backOnline)
    await notice(form).getByRole('button', { name: words.retry }).click()
    await expect(popup).toBeVisible()
    expect(await arrived(sent)).toHaveLength(1)
    await okButton(popup).click()
  })

  const refuse = async () => {
    const enquiry = newEnquiry('[simulate:forbidden]')
    await fill(form, enquiry.typed)
    await sendButton(form).click()
    await expect(notice(form)).toBeFocused()
    return enquiry
  }

  await test.step('the whole enquiry can be sent by e-mail or copied', async () => {
    const { sent } = await refuse()
    const whole = Object.values(sent)
    const mail = notice(form).getByRole('link', { name: words.mail })
    const address = new URL((await mail.getAttribute('href')) ?? '')
    for (const value of whole) expect(address.searchParams.get('body')).toContain(value)
    expect(address.searchParams.get('subject')).toBe(sent.subject)
    await notice(form).getByRole('button', { name: words.copy }).click()
    await expect(notice(form).getByRole('status').last()).toHaveText(words.copied)
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    for (const value of whole) expect(await copied()).toContain(value)
    await test.step('and so can phone and e-mail, here and on the page', async () => {
      for (const place of [notice(form), page.getByRole('main')])
        for (const value of [first(site.phones), first(site.emails)]) {
          await place
            .getByRole('button', { name: `${words.copyThis} ${value}`, exact: true })
            .first()
            .click()
          await expect.poll(copied).toBe(value)
        }
    })
  })

  await test.step('the text can be copied by hand where the browser cannot copy it', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    const { typed, sent } = await refuse()
    await notice(form).getByRole('button', { name: words.copy }).click()
    await expect(notice(form).getByRole('textbox')).toHaveValue(new RegExp(literally(sent.subject)))
    await expectSystemFont(notice(form).getByRole('textbox'))
    await expectValues(form, typed)
  })
})

test.describe('by the clock', () => {
  test('how long the form waits', async ({ page }) => {
    await page.clock.install()
    const form = await contactPage.open(page)

    await test.step('after status 429 it says how long, and then sends', async () => {
      const sends = recordSends(page)
      const arrive = await holdAnswers(page)
      await fill(form, newEnquiry('[simulate:too-many]').typed)
      await sendButton(form).click()
      await expect.poll(() => sends.length).toBe(1)
      await stopClock(page)
      arrive()
      await expect(notice(form).getByRole('timer')).toHaveText(filled(words.waitSeconds, { count: 10 }))
      await page.unrouteAll()
      await expect(sendButton(form)).toBeDisabled()
      // The button only looks disabled, so a key press still reaches it.
      await sendButton(form).press('Enter')
      expect(sends).toHaveLength(1)
      const again = notice(form).getByRole('button', { name: words.retry })
      await expect(again).toHaveCount(0)
      await page.clock.fastForward(10_000)
      await expect(again).toBeVisible()
      await page.clock.resume()
      const { sent } = newEnquiry()
      await fill(form, { subject: sent.subject, message: sent.message })
      await again.click()
      await expect.poll(() => arrived(sent)).toHaveLength(1)
      await okButton(page).click()
    })

    await test.step('after 8 s it is still trying, and after 20 s the outcome is unknown', async () => {
      const { typed } = newEnquiry('[simulate:never-answers]')
      await fill(form, typed)
      await stopClock(page)
      await sendButton(form).click()
      await expect(form.getByRole('status').filter({ hasText: enquiryForm.sending })).toBeAttached()
      await expect(sendButton(form)).toBeDisabled()
      await expect(sendButton(form)).toBeFocused()
      let passed = 0
      const until = async (time: number) => {
        await page.clock.runFor(time - passed)
        passed = time
      }
      const [slow, unknown] = [form.getByText(enquiryForm.slow), form.getByText(words.unknownTitle)]
      await until(7990)
      await expect(slow).toHaveCount(0)
      await until(8010)
      await expect(slow).toBeVisible()
      await until(19_990)
      await expect(unknown).toHaveCount(0)
      await until(20_010)
      await expect(unknown).toBeVisible()
      await expectValues(form, typed)
    })
  })
})

/** One of the three settings for each place of the form. */
const settings = [
  ['local-public-key', `The public key is required. Visit ${DASHBOARD}/account`, contactPage],
  ['local-service', `The service ID is required. Visit ${DASHBOARD}`, feedbackPage],
  ['local-template', `The template ID is required. Visit ${DASHBOARD}/templates`, smallDialog],
] as const

test("without a setting the provider's message goes to the console, before any request", async ({ page, problems }) => {
  const sends = recordSends(page)
  for (const [value, said, place] of settings)
    await test.step(`${value}, ${place.place}`, async () => {
      const found = await blankSetting(page, value)
      const form = await place.open(page)
      expect(found(), 'the setting stands in the page').toBe(true)
      await fill(form, newEnquiry().typed)
      await sendButton(form).click()
      await expect(notice(form)).toContainText(words.reasons.refused)
      await expect(notice(form)).toContainText('SETTINGS')
      expect(problems.splice(0)).toEqual([said])
      expect(sends).toEqual([])
      await page.unrouteAll()
    })
})
