import type { Page } from '@playwright/test'

import { content } from './support/content'
import {
  contactPage,
  dialog,
  expectSentOnce,
  fields,
  hydrateForm,
  mainForm,
  MAIL_API,
  noValues,
  openFormPage,
  receivedMails,
  uniqueEnquiry,
} from './support/enquiry'
import { holdMailResponses, openWithHeldScripts } from './support/held-requests'
import { expect, followFooterLink, hydrate, openHydrated, test } from './support/test'

const { enquiryForm, labels, site } = content

/** The home link of the header: messages of the form cannot move the header during a click. */
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: site.name, exact: true })

/** From now on answers browser dialogs as the returned `accept` says, and records their types in `dialogTypes`. */
function answerDialogs(page: Page) {
  const answers = { accept: false, dialogTypes: [] as string[] }
  page.on('dialog', (browserDialog) => {
    answers.dialogTypes.push(browserDialog.type())
    void (answers.accept ? browserDialog.accept() : browserDialog.dismiss())
  })
  return answers
}

test('during sending, Back and a link ask before leaving; on return the outcome is unknown, and nothing is sent again', async ({
  page,
}) => {
  await openHydrated(page, '/company/faqs')
  await followFooterLink(page, '/contactus')
  const form = await hydrateForm(page)
  const answers = answerDialogs(page)
  // The enquiry arrives; the answer does not.
  await page.route(MAIL_API, async (route) => void (await route.fetch()))
  const { input, expectedMail } = await form.submitUnique()
  await expect.poll(() => receivedMails(expectedMail)).toHaveLength(1)
  // A press on a phone number leaves the focus there.
  await page.locator('[href^="tel:"]:visible').first().focus()
  await page.evaluate(() => history.back())
  await expect.poll(() => answers.dialogTypes).toEqual(['beforeunload'])
  await homeLink(page).click({ noWaitAfter: true })
  await expect.poll(() => answers.dialogTypes).toEqual(['beforeunload', 'beforeunload'])
  await expect(page).toHaveURL('/contactus')

  answers.accept = true
  await homeLink(page).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  // `goBack` also ends at the home page's own `replaceState`, which may come first.
  await expect(page).toHaveURL('/contactus')
  await hydrateForm(page)
  await expect(form.failureNotice).toContainText(enquiryForm.failure.reasons.left)
  await form.expectValues(input)
  expect(await receivedMails(expectedMail)).toHaveLength(1)

  await test.step('once the outcome is shown, leaving does not ask', async () => {
    await homeLink(page).click()
    await expect(page).toHaveURL('/')
    expect(answers.dialogTypes).toHaveLength(3)
  })
})

test('during sending, a reload asks first; after the reload the form shows an unknown outcome', async ({ page }) => {
  const form = await contactPage.openForm(page)
  const answers = Object.assign(answerDialogs(page), { accept: true })
  await page.route(MAIL_API, () => {})
  const { input } = await form.submitUnique()
  await expect(form.send).toBeDisabled()
  await page.reload()
  expect(answers.dialogTypes).toEqual(['beforeunload'])
  await hydrateForm(page)
  await expect(form.failureNotice).toContainText(enquiryForm.failure.reasons.left)
  await form.expectValues(input)
})

test('during sending, closing the contact dialog asks first, and the fields are read-only', async ({ page }) => {
  const form = await dialog.openForm(page)
  const release = await holdMailResponses(page)
  const { expectedMail } = await form.submitUnique()
  for (const field of fields) await expect(form.field(field)).not.toBeEditable()
  const { dialogTypes } = answerDialogs(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogTypes).toEqual(['confirm'])
  await form.root.getByRole('button', { name: labels.close, exact: true }).click()
  await expect.poll(() => dialogTypes).toEqual(['confirm', 'confirm'])
  release()
  await expectSentOnce(page, expectedMail, dialog)
})

test('drafts are kept, as last changed, over a reload, another page and Back; contact page and dialog share one', async ({
  page,
  problems,
}) => {
  const { input } = uniqueEnquiry()
  const form = mainForm(page)
  const feedbackInput = { ...input, name: 'Another person' }

  await test.step('text typed before hydration is kept', async () => {
    const release = await openWithHeldScripts(page, '/contactus')
    await form.fill(input)
    release()
    await (await hydrateForm(page)).expectValues(input)
  })
  await (await openFormPage(page, '/company/feedback')).expectValues(noValues)
  await form.fill(feedbackInput)
  await page.reload()
  await (await hydrateForm(page)).expectValues(feedbackInput)
  await followFooterLink(page, '/contactus')
  await (await hydrateForm(page)).expectValues(input)
  await page.goBack()
  await expect(page).toHaveURL('/company/feedback')
  await (await hydrateForm(page)).expectValues(feedbackInput)

  await test.step('the browser fills in older values again: the draft that another page has changed is newer', async () => {
    const changedInput = { ...input, name: 'A third person', subject: 'Another subject' }
    await page.goForward()
    await expect(page).toHaveURL('/contactus')
    await (await hydrateForm(page)).expectValues(input)
    await page.goto('/ne/contactus')
    await hydrate(page)
    await form.fill(changedInput)
    await page.goBack()
    await expect(page).toHaveURL('/contactus')
    await (await hydrateForm(page)).expectValues(changedInput)
    await (await dialog.openForm(page)).expectValues(changedInput)
  })
  // A form that differs from its HTML would be an error of React.
  expect(problems).toEqual([])
})

test('without storage the dialog keeps its draft while closed, and sends it', async ({ page, problems }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: deny })
  })
  const form = await dialog.openForm(page)
  const { input, expectedMail } = await form.fillUnique()
  await page.keyboard.press('Escape')
  await expect(dialog.opener(page)).toBeFocused()
  await dialog.opener(page).press('Enter')
  await form.expectValues(input)
  await form.send.click()
  await expectSentOnce(page, expectedMail, dialog)
  expect(problems).toEqual([])
})
