import type { Page } from '@playwright/test'

import { content } from './support/content'
import {
  hydratedForm,
  arrived,
  contactPage,
  control,
  expectValues,
  fields,
  fill,
  newEnquiry,
  noValues,
  okButton,
  sendButton,
  smallDialog,
} from './support/enquiry'
import { holdAnswers } from './support/late'
import { expect, followFooterLink, hydrated, openHydrated, test } from './support/test'

const { enquiryForm, labels, site } = content

/** A link that does not move, so that it can be clicked while the message is being sent. */
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: site.name, exact: true })

const languageLink = (page: Page) => page.locator('header [hreflang=ne]').first()

/** Answers the browser's dialogs with yes or no, from now on as `accept` says, and records their types. */
function answering(page: Page) {
  const answers = { accept: false, asked: [] as string[] }
  page.on('dialog', (question) => {
    answers.asked.push(question.type())
    void (answers.accept ? question.accept() : question.dismiss())
  })
  return answers
}

test('leaving the page while it is sending', async ({ page }) => {
  await openHydrated(page, '/company/faqs')
  await page.waitForLoadState('networkidle')
  await followFooterLink(page, '/contactus')
  const form = await hydratedForm(page)
  const popup = page.getByRole('dialog', { name: contactPage.title, exact: true })
  const answers = answering(page)

  await test.step('going back asks first, and so does a link; a visitor who stays sees the outcome', async () => {
    const arrive = await holdAnswers(page)
    await fill(form, newEnquiry().typed)
    await sendButton(form).click()
    await expect(sendButton(form)).toBeDisabled()
    await page.evaluate(() => history.back())
    await expect.poll(() => answers.asked).toEqual(['confirm'])
    await expect(page).toHaveURL('/contactus')
    await homeLink(page).click()
    await expect.poll(() => answers.asked).toEqual(['confirm', 'confirm'])
    arrive()
    await expect(popup).toBeVisible()
    await expect(page).toHaveURL('/contactus')
    // Nothing is being sent any more.
    await okButton(page).click()
    await homeLink(page).click()
    await expect(page).toHaveURL('/')
    expect(answers.asked).toHaveLength(2)
    await page.unrouteAll()
  })

  await test.step('a visitor who left the page and comes back is told the outcome', async () => {
    await page.goBack()
    const again = await hydratedForm(page)
    const arrive = await holdAnswers(page)
    const { typed, sent } = newEnquiry()
    await fill(again, typed)
    await sendButton(again).click()
    answers.accept = true
    await homeLink(page).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => arrived(sent)).toHaveLength(1)
    arrive()
    await page.goBack()
    await expect(popup).toContainText(sent.subject)
    await okButton(popup).click()
    await expectValues(page.getByRole('main'), noValues)
  })

  await test.step('a link to the same page in another language, which is a new document, asks once too', async () => {
    await holdAnswers(page)
    await fill(page.getByRole('main'), newEnquiry().typed)
    await sendButton(page.getByRole('main')).click()
    answers.asked = []
    await languageLink(page).click()
    await expect(page).toHaveURL('/ne/contactus')
    expect(answers.asked).toEqual(['confirm'])
  })
})

const waits = {
  'for the answer': { says: '[simulate:never-answers]', lock: '' },
  'until another tab has sent': { says: '', lock: 'enquiries-sent throttle' },
}

test('the browser asks before the page closes while it waits; then the outcome is unknown', async ({ page }) => {
  const form = await contactPage.open(page)
  const { asked } = Object.assign(answering(page), { accept: true })
  for (const [wait, { says, lock }] of Object.entries(waits))
    await test.step(wait, async () => {
      const { typed } = newEnquiry(says)
      await fill(form, typed)
      if (lock) await page.evaluate((name) => void navigator.locks.request(name, () => new Promise(() => {})), lock)
      await sendButton(form).click()
      await expect(sendButton(form)).toBeDisabled()
      await page.reload()
      await hydrated(page)
      expect(asked.splice(0)).toEqual(['beforeunload'])
      await expect(form.getByRole('group').first()).toContainText(enquiryForm.failure.reasons.left)
      await expectValues(form, typed)
    })
})

test('closing the dialog asks first, and the fields are read-only while it is sending', async ({ page }) => {
  const form = await smallDialog.open(page)
  const arrive = await holdAnswers(page)
  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  await sendButton(form).click()
  for (const field of fields) await expect(control(form, field)).not.toBeEditable()
  const { asked } = answering(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => asked).toEqual(['confirm'])
  await form.getByRole('button', { name: labels.close, exact: true }).click()
  await expect.poll(() => asked).toEqual(['confirm', 'confirm'])
  arrive()
  await expect(page.getByRole('dialog', { name: smallDialog.title, exact: true })).toBeVisible()
  expect(await arrived(sent)).toHaveLength(1)
})
