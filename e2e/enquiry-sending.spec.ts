import { content, filled } from './support/content'
import {
  arrived,
  contactPage,
  expectValues,
  failure,
  feedbackPage,
  fill,
  hydratedForm,
  MAIL,
  newEnquiry,
  noValues,
  okButton,
  recordSends,
  sendButton,
  thanks,
} from './support/enquiry'
import { holdAnswers } from './support/late'
import { expect, openHydrated, test } from './support/test'

const { enquiryForm, site } = content
const { failure: words } = enquiryForm

test('pressed twice, sent by Enter twice, or brought back by the back button, an enquiry is sent once', async ({
  page,
}) => {
  const form = await contactPage.open(page)
  const presses = {
    // Both clicks run in one task, before the button can be disabled.
    'two clicks': () => sendButton(form).evaluate((button: HTMLButtonElement) => [button.click(), button.click()]),
    'Enter twice': async () => {
      await form.getByRole('textbox', { name: enquiryForm.fields.email.label }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
    },
    'the back button': async () => {
      await openHydrated(page, '/company/faqs')
      await page.goBack()
      await hydratedForm(page)
      // As a browser does that restores the fields.
      await fill(form, typed)
      await sendButton(form).click()
    },
  }
  let { typed, sent } = newEnquiry()
  for (const [way, press] of Object.entries(presses))
    await test.step(way, async () => {
      if (way !== 'the back button') ({ typed, sent } = newEnquiry())
      const arrive = await holdAnswers(page)
      await fill(form, typed)
      await press()
      arrive()
      await expect(thanks(page)).toContainText(sent.subject)
      expect(await arrived(sent)).toHaveLength(1)
      await okButton(page).click()
      await expect(thanks(page)).toHaveCount(0)
      await page.unrouteAll()
    })
})

test('two tabs send the same enquiry once, and one without an answer does not block another one', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const tabs = [page, other]
  const opened = [await contactPage.open(page), await contactPage.open(other)]
  const { typed, sent } = newEnquiry()

  await test.step('both tabs say that it arrived', async () => {
    const sends = tabs.map(recordSends)
    const arrive = await Promise.all(tabs.map(holdAnswers))
    for (const form of opened) {
      await fill(form, typed)
      await sendButton(form).click()
      await expect(sendButton(form)).toBeDisabled()
    }
    arrive.forEach((answer) => answer())
    for (const tab of tabs) await expect(thanks(tab)).toContainText(sent.subject)
    expect(sends.flat()).toHaveLength(1)
    expect(await arrived(sent)).toHaveLength(1)
  })

  await test.step('another enquiry does not wait', async () => {
    for (const tab of tabs) await okButton(tab).click()
    await page.route(MAIL, () => {})
    await fill(opened[0]!, newEnquiry().typed)
    await sendButton(opened[0]!).click()
    const form = await feedbackPage.open(other)
    const enquiry = newEnquiry()
    await other.unrouteAll()
    await fill(form, enquiry.typed)
    await sendButton(form).click()
    await expect(thanks(other, feedbackPage)).toBeVisible()
    expect(await arrived(enquiry.sent)).toHaveLength(1)
  })
})

test('when no answer comes, two tabs have sent once and do not know; a late answer is shown after a failed second try', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const tabs = [page, other]
  for (const tab of tabs) await tab.clock.install()
  const opened = [await contactPage.open(page), await contactPage.open(other)]
  const [form] = opened
  const { typed, sent } = newEnquiry()
  const sends = tabs.map(recordSends)
  const [arrive] = await Promise.all(tabs.map(holdAnswers))

  for (const one of opened) {
    await fill(one, typed)
    await sendButton(one).click()
    await expect(sendButton(one)).toBeDisabled()
  }
  await expect.poll(() => arrived(sent)).toHaveLength(1)
  for (const tab of tabs) await tab.clock.fastForward(20_000)
  for (const one of opened) await expect(failure(one)).toContainText(words.unknownTitle)
  expect(sends.flat()).toHaveLength(1)

  await page.route(MAIL, (route) => route.fulfill({ status: 500, body: 'No' }))
  await failure(form!).getByRole('button', { name: words.retry }).click()
  await expect(failure(form!)).toContainText(words.reasons.fault)
  arrive!()
  await expect(thanks(page)).toContainText(sent.subject)
  expect(await arrived(sent)).toHaveLength(1)
  await okButton(page).click()
  await expectValues(form!, noValues)
})

test('a filled honeypot and a sixth send in ten minutes are held back', async ({ page }) => {
  const form = await contactPage.open(page)
  const sends = recordSends(page)

  await test.step('the honeypot is hidden from people; when it is filled, a second press sends, without its value', async () => {
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
    await okButton(thanks(page)).click()
    expect(await arrived(sent)).toMatchObject([{ template_params: sent }])
    expect(sends[0]?.postData()).not.toContain('https://example.com')
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = ''))
  })

  await test.step('after five the phone number is offered, and nothing is sent', async () => {
    // As if the one that was sent had been five.
    await page.evaluate(() => {
      const sent = JSON.parse(localStorage.getItem('enquiries-sent') ?? '[]') as unknown[]
      localStorage.setItem('enquiries-sent', JSON.stringify(Array(5).fill(sent[0])))
    })
    sends.length = 0
    const { typed } = newEnquiry()
    await fill(form, typed)
    await sendButton(form).click()
    await expect(failure(form)).toContainText(words.reasons.limit)
    await expect(failure(form)).toContainText(filled(words.waitMinutes, { count: 10 }))
    await expect(failure(form).getByRole('link', { name: site.phones[0], exact: true })).toBeVisible()
    expect(sends).toEqual([])
    await expectValues(form, typed)
  })
})
