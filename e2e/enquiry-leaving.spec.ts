import type { Page } from '@playwright/test'

import { content } from './support/content'
import {
  receivedMails,
  contactPage,
  control,
  dialog,
  expectValues,
  failure,
  fields,
  fill,
  waitForHydratedForm,
  MAIL,
  newEnquiry,
  noValues,
  okButton,
  openPage,
  sendButton,
  thanks,
} from './support/enquiry'
import { holdResponses, openWithHeldScripts } from './support/held-requests'
import { expect, followFooterLink, openHydrated, test } from './support/test'

const { enquiryForm, labels, site } = content

/** A link at a fixed position: a message of the form cannot move it during a click. */
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: site.name, exact: true })

/** Accepts or dismisses browser dialogs from now on, as `accept` says, and records their types. */
function answering(page: Page) {
  const answers = { accept: false, asked: [] as string[] }
  page.on('dialog', (question) => {
    answers.asked.push(question.type())
    void (answers.accept ? question.accept() : question.dismiss())
  })
  return answers
}

test('each way of leaving asks during sending, and the page shows the outcome after a return', async ({ page }) => {
  await openHydrated(page, '/company/faqs')
  await followFooterLink(page, '/contactus')
  const form = await waitForHydratedForm(page)
  const answers = answering(page)
  const release = await holdResponses(page)
  const { input, expectedMail } = newEnquiry()
  await fill(form, input)
  await sendButton(form).click()
  await expect(sendButton(form)).toBeDisabled()
  await page.evaluate(() => history.back())
  await expect.poll(() => answers.asked).toEqual(['confirm'])
  await homeLink(page).click()
  await expect.poll(() => answers.asked).toEqual(['confirm', 'confirm'])
  await expect(page).toHaveURL('/contactus')

  answers.accept = true
  await homeLink(page).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => receivedMails(expectedMail)).toHaveLength(1)
  release()
  await page.goBack()
  await expect(thanks(page)).toContainText(expectedMail.subject)
  await okButton(page).click()
  await expectValues(form, noValues)

  await test.step('no confirmation after that', async () => {
    await homeLink(page).click()
    await expect(page).toHaveURL('/')
    expect(answers.asked).toHaveLength(3)
  })
})

test('the browser asks before closing a page that is sending; afterwards the outcome is unknown', async ({ page }) => {
  const form = await contactPage.openForm(page)
  const answers = Object.assign(answering(page), { accept: true })
  const { input } = newEnquiry()
  await fill(form, input)
  await page.route(MAIL, () => {})
  await sendButton(form).click()
  await expect(sendButton(form)).toBeDisabled()
  await page.reload()
  expect(answers.asked).toEqual(['beforeunload'])
  await waitForHydratedForm(page)
  await expect(failure(form)).toContainText(enquiryForm.failure.reasons.left)
  await expectValues(form, input)
})

test('during sending, closing the dialog asks first, and the fields are read-only', async ({ page }) => {
  const form = await dialog.openForm(page)
  const release = await holdResponses(page)
  const { input, expectedMail } = newEnquiry()
  await fill(form, input)
  await sendButton(form).click()
  for (const field of fields) await expect(control(form, field)).not.toBeEditable()
  const { asked } = answering(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => asked).toEqual(['confirm'])
  await form.getByRole('button', { name: labels.close, exact: true }).click()
  await expect.poll(() => asked).toEqual(['confirm', 'confirm'])
  release()
  await expect(thanks(page, dialog)).toBeVisible()
  expect(await receivedMails(expectedMail)).toHaveLength(1)
})

test('each form keeps its draft over a reload, another page and Back', async ({ page }) => {
  const { input } = newEnquiry()
  const form = page.getByRole('main')
  const others = { ...input, name: 'Another person' }

  await test.step('also text typed before hydration', async () => {
    const release = await openWithHeldScripts(page, '/contactus')
    await fill(form, input)
    release()
    await expectValues(await waitForHydratedForm(page), input)
  })
  await expectValues(await openPage(page, '/company/feedback'), noValues)
  await fill(form, others)
  await page.reload()
  await expectValues(await waitForHydratedForm(page), others)
  await followFooterLink(page, '/contactus')
  await expect(page).toHaveURL('/contactus')
  await expectValues(await waitForHydratedForm(page), input)
  await page.goBack()
  await expectValues(await waitForHydratedForm(page), others)
  await expectValues(await dialog.openForm(page), { ...noValues, subject: dialog.subject })
})

test('forms work without storage', async ({ page, problems }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: deny })
  })
  const form = await dialog.openForm(page)
  const { input, expectedMail } = newEnquiry()
  await fill(form, input)
  await page.keyboard.press('Escape')
  await expect(dialog.opener(page)).toBeFocused()
  await dialog.opener(page).press('Enter')
  await expectValues(form, input)
  await sendButton(form).click()
  await expect(thanks(page, dialog)).toBeVisible()
  expect(await receivedMails(expectedMail)).toHaveLength(1)
  expect(problems).toEqual([])
})
