import type { Page } from '@playwright/test'

import { content } from './support/content'
import {
  hydratedForm,
  arrived,
  contactPage,
  control,
  dialog,
  expectValues,
  fields,
  fill,
  newEnquiry,
  noValues,
  okButton,
  sendButton,
} from './support/enquiry'
import { holdAnswers } from './support/late'
import { expect, followFooterLink, test } from './support/test'

const { enquiryForm, site } = content

/** A link that does not move, so that it can be clicked while the message is being sent. */
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: site.name, exact: true })

test.describe('while it is sending', () => {
  /** Answers the browser's next dialogs with yes or no, and records their types. */
  const answer = (page: Page, accept: boolean) => {
    const asked: string[] = []
    page.on('dialog', (question) => {
      asked.push(question.type())
      void (accept ? question.accept() : question.dismiss())
    })
    return asked
  }

  test('a link asks first; a visitor who stays sees the outcome', async ({ page }) => {
    const form = await contactPage.open(page)
    const arrive = await holdAnswers(page)
    await fill(form, newEnquiry().typed)
    await sendButton(form).click()
    const asked = answer(page, false)
    await homeLink(page).click()
    expect(asked).toEqual(['confirm'])
    arrive()
    await expect(page.getByRole('dialog', { name: contactPage.title, exact: true })).toBeVisible()
    await expect(page).toHaveURL('/contactus')
    // Nothing is being sent any more.
    await okButton(page).click()
    await homeLink(page).click()
    await expect(page).toHaveURL('/')
    expect(asked).toHaveLength(1)
  })

  const waits = {
    'for the answer': { says: '[simulate:never-answers]', lock: '' },
    'until another tab has sent': { says: '', lock: 'enquiries-sent pace' },
  }
  for (const [wait, { says, lock }] of Object.entries(waits))
    test(`the browser asks before the page closes while it waits ${wait}; then the outcome is unknown`, async ({
      page,
    }) => {
      const form = await contactPage.open(page)
      const { typed } = newEnquiry(says)
      await fill(form, typed)
      if (lock) await page.evaluate((name) => void navigator.locks.request(name, () => new Promise(() => {})), lock)
      await sendButton(form).click()
      await expect(sendButton(form)).toBeDisabled()
      const asked = answer(page, true)
      await page.reload()
      expect(asked).toEqual(['beforeunload'])
      const again = await hydratedForm(page)
      await expect(again.getByRole('group').first()).toContainText(enquiryForm.failure.reasons.left)
      await expectValues(again, typed)
    })

  test('a visitor who left the page and comes back is told the outcome', async ({ page }) => {
    const form = await contactPage.open(page)
    const arrive = await holdAnswers(page)
    const { typed, sent } = newEnquiry()
    await fill(form, typed)
    await sendButton(form).click()
    answer(page, true)
    await homeLink(page).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => arrived(sent)).toHaveLength(1)
    arrive()
    await page.goBack()
    const popup = page.getByRole('dialog', { name: contactPage.title, exact: true })
    await expect(popup).toContainText(sent.subject)
    await okButton(popup).click()
    await expectValues(page.getByRole('main'), noValues)
  })

  test('going back asks first', async ({ page }) => {
    await page.goto('/company/faqs', { waitUntil: 'networkidle' })
    await followFooterLink(page, '/contactus')
    const form = await hydratedForm(page)
    const arrive = await holdAnswers(page)
    await fill(form, newEnquiry().typed)
    await sendButton(form).click()
    const asked = answer(page, false)
    await page.evaluate(() => history.back())
    await expect.poll(() => asked).toEqual(['confirm'])
    await expect(page).toHaveURL('/contactus')
    arrive()
    await expect(page.getByRole('dialog', { name: contactPage.title, exact: true })).toBeVisible()
  })

  test('closing the dialog asks first, and the fields are read-only while it is sending', async ({ page }) => {
    const form = await dialog.open(page)
    const arrive = await holdAnswers(page)
    const { typed, sent } = newEnquiry()
    await fill(form, typed)
    await sendButton(form).click()
    for (const field of fields) await expect(control(form, field)).not.toBeEditable()
    const asked = answer(page, false)
    await page.keyboard.press('Escape')
    expect(asked).toEqual(['confirm'])
    arrive()
    await expect(page.getByRole('dialog', { name: dialog.title, exact: true })).toBeVisible()
    expect(await arrived(sent)).toHaveLength(1)
  })
})
