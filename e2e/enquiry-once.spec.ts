import type { Page } from '@playwright/test'

import { content } from './support/content'
import {
  hydratedForm,
  arrived,
  contactPage,
  expectValues,
  feedbackPage,
  fill,
  letPass,
  newEnquiry,
  noValues,
  okButton,
  recordSends,
  sendButton,
} from './support/enquiry'
import { NO_ANSWER_MS } from './support/faults'
import { holdAnswers } from './support/late'
import { expect, MAILBOX, openHydrated, test } from './support/test'

const { failure: words } = content.enquiryForm

const thanks = (page: Page) => page.getByRole('dialog', { name: contactPage.title, exact: true })

test('Enter twice, or the back button, sends once', async ({ page }) => {
  const form = await contactPage.open(page)
  const sends = recordSends(page)
  const { typed, sent } = newEnquiry('[delay:300]')

  await test.step('Enter twice', async () => {
    await fill(form, typed)
    await form.getByRole('textbox', { name: 'Email :' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(thanks(page)).toBeVisible()
    expect(sends).toHaveLength(1)
    expect(await arrived(sent)).toHaveLength(1)
  })

  await test.step('an enquiry that the back button brings back', async () => {
    await okButton(page).click()
    await openHydrated(page, '/company/faqs')
    await page.goBack()
    const again = await hydratedForm(page)
    // As a browser does that restores the fields.
    await fill(again, typed)
    await sendButton(again).click()
    await expect(thanks(page)).toBeVisible()
    expect(sends).toHaveLength(1)
    expect(await arrived(sent)).toHaveLength(1)
  })
})

test('two tabs', async ({ page, context }) => {
  const other = await context.newPage()
  const tabs = [page, other]
  const opened = [await contactPage.open(page), await contactPage.open(other)]

  await test.step('send the same enquiry once, and both say that it arrived', async () => {
    const { typed, sent } = newEnquiry('[delay:800]')
    const sends = tabs.map(recordSends)
    for (const form of opened) await fill(form, typed)
    for (const form of opened) await sendButton(form).click()
    for (const tab of tabs) await expect(thanks(tab)).toContainText(sent.subject)
    expect(sends.flat()).toHaveLength(1)
    expect(await arrived(sent)).toHaveLength(1)
  })

  await test.step('an enquiry without an answer does not block another one', async () => {
    for (const tab of tabs) await okButton(tab).click()
    await fill(page.getByRole('main'), newEnquiry('[simulate:never-answers]').typed)
    await sendButton(page.getByRole('main')).click()
    const form = await feedbackPage.open(other)
    const { typed, sent } = newEnquiry()
    await fill(form, typed)
    await sendButton(form).click()
    await expect(other.getByRole('dialog', { name: feedbackPage.title, exact: true })).toBeVisible()
    expect(await arrived(sent)).toHaveLength(1)
  })
})

test.describe('by the clock', () => {
  test('after no answer', async ({ page, context }) => {
    const other = await context.newPage()
    const tabs = [page, other]
    for (const tab of tabs) await tab.clock.install()
    const opened = [await contactPage.open(page), await contactPage.open(other)]

    await test.step('two tabs have sent the enquiry once and call the outcome unknown', async () => {
      const sends = tabs.map(recordSends)
      const { typed } = newEnquiry('[simulate:never-answers]')
      for (const form of opened) await fill(form, typed)
      for (const form of opened) await sendButton(form).click()
      // The second tab waits for the first one's send, and gives up at the same time.
      for (const form of opened) await expect(sendButton(form)).toBeDisabled()
      await expect.poll(() => sends.flat().length).toBe(1)
      for (const tab of tabs) await tab.clock.fastForward(NO_ANSWER_MS)
      for (const form of opened) await expect(form.getByRole('group')).toContainText(words.unknownTitle)
      expect(sends.flat()).toHaveLength(1)
    })

    await test.step('and a failed second try, the arrival of the first one is shown', async () => {
      const form = page.getByRole('main')
      const arrive = await holdAnswers(page)
      const { typed, sent } = newEnquiry()
      await fill(form, typed)
      await sendButton(form).click()
      await expect.poll(() => arrived(sent)).toHaveLength(1)
      await letPass(page, form, NO_ANSWER_MS)
      await expect(form.getByRole('group')).toContainText(words.unknownTitle)
      await page.route(`${MAILBOX}/**`, (route) =>
        route.fulfill({ status: 500, body: 'No', headers: { 'access-control-allow-origin': '*' } }),
      )
      await form.getByRole('button', { name: words.retry }).click()
      await expect(form.getByRole('group')).toContainText(words.reasons.fault)
      arrive()
      await expect(thanks(page)).toContainText(sent.subject)
      expect(await arrived(sent)).toHaveLength(1)
      await okButton(page).click()
      await expectValues(form, noValues)
    })
  })
})
