import type { Page } from '@playwright/test'

import { content } from './support/content'
import {
  aliveForm,
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
import { calm, expect, followFooterLink, test } from './support/test'

test.use(calm)

const { enquiryForm, site } = content

/** A link that does not move, so that the click comes while the message is on its way. */
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: site.name, exact: true })

test.describe('while it is sending', () => {
  /** Answers the browser's next questions, and counts them. */
  const answer = (page: Page, accept: boolean) => {
    const asked: string[] = []
    page.on('dialog', (question) => {
      asked.push(question.type())
      void (accept ? question.accept() : question.dismiss())
    })
    return asked
  }

  test('a link asks first; who stays gets the outcome', async ({ page }) => {
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
    // Nothing is on its way any more.
    await okButton(page).click()
    await homeLink(page).click()
    await expect(page).toHaveURL('/')
    expect(asked).toHaveLength(1)
  })

  test('the browser asks before the page is closed, and the page does not know afterwards', async ({ page }) => {
    const form = await contactPage.open(page)
    const { typed } = newEnquiry('[simulate:never-answers]')
    await fill(form, typed)
    await sendButton(form).click()
    await expect(sendButton(form)).toBeDisabled()
    const asked = answer(page, true)
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    const again = await aliveForm(page)
    await expect(again.getByRole('group').first()).toContainText(enquiryForm.failure.left)
    await expectValues(again, typed)
  })

  test('the outcome is told to who left the page and comes back', async ({ page }) => {
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

  test('the way back asks first', async ({ page }) => {
    await page.goto('/company/faqs', { waitUntil: 'networkidle' })
    await followFooterLink(page, '/contactus')
    const form = await aliveForm(page)
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

  test('closing the dialog asks first, and typing waits', async ({ page }) => {
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
