import type { Page } from '@playwright/test'

import { content } from './support/content'
import {
  arrived,
  contactPage,
  control,
  dialog,
  expectValues,
  failure,
  fields,
  fill,
  hydratedForm,
  MAIL,
  newEnquiry,
  noValues,
  okButton,
  openPage,
  openWith,
  sendButton,
  thanks,
} from './support/enquiry'
import { holdAnswers, openEarly } from './support/late'
import { expect, followFooterLink, openHydrated, test } from './support/test'

const { enquiryForm, labels, site } = content

/** A link that does not move, so that it can be clicked while the message is being sent. */
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: site.name, exact: true })

/** Answers the browser's dialogs with yes or no, from now on as `accept` says, and records their types. */
function answering(page: Page) {
  const answers = { accept: false, asked: [] as string[] }
  page.on('dialog', (question) => {
    answers.asked.push(question.type())
    void (answers.accept ? question.accept() : question.dismiss())
  })
  return answers
}

test('while it is sending, each way off the page asks once, and whoever stays or comes back sees the outcome', async ({
  page,
}) => {
  await openHydrated(page, '/company/faqs')
  await followFooterLink(page, '/contactus')
  const form = await hydratedForm(page)
  const answers = answering(page)

  await test.step('staying', async () => {
    const arrive = await holdAnswers(page)
    await fill(form, newEnquiry().typed)
    await sendButton(form).click()
    await expect(sendButton(form)).toBeDisabled()
    await page.evaluate(() => history.back())
    await expect.poll(() => answers.asked).toEqual(['confirm'])
    await homeLink(page).click()
    await expect.poll(() => answers.asked).toEqual(['confirm', 'confirm'])
    arrive()
    await expect(thanks(page)).toBeVisible()
    await expect(page).toHaveURL('/contactus')
    // Nothing is being sent any more.
    await okButton(page).click()
    await homeLink(page).click()
    await expect(page).toHaveURL('/')
    expect(answers.asked).toHaveLength(2)
    await page.unrouteAll()
  })

  await test.step('leaving, and coming back', async () => {
    await page.goBack()
    await hydratedForm(page)
    const arrive = await holdAnswers(page)
    const { typed, sent } = newEnquiry()
    await fill(form, typed)
    await sendButton(form).click()
    answers.accept = true
    await homeLink(page).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => arrived(sent)).toHaveLength(1)
    arrive()
    await page.goBack()
    await expect(thanks(page)).toContainText(sent.subject)
    await okButton(page).click()
    await expectValues(form, noValues)
    await page.unrouteAll()
  })

  await test.step('by the link to the other language, which is a new document', async () => {
    await page.route(MAIL, () => {})
    answers.asked = []
    await fill(form, newEnquiry().typed)
    await sendButton(form).click()
    await expect(sendButton(form)).toBeDisabled()
    await page.locator('header [hreflang=ne]').first().click()
    await expect(page).toHaveURL('/ne/contactus')
    expect(answers.asked).toEqual(['confirm'])
  })
})

for (const [wait, lock] of [
  ['for the answer', ''],
  ['until another tab has sent', 'enquiries-sent throttle'],
] as const)
  test(`the browser asks before a page closes that waits ${wait}; then the outcome is unknown`, async ({ page }) => {
    const form = await contactPage.open(page)
    const answers = Object.assign(answering(page), { accept: true })
    const { typed } = newEnquiry()
    await fill(form, typed)
    if (lock) await page.evaluate((name) => void navigator.locks.request(name, () => new Promise(() => {})), lock)
    await page.route(MAIL, () => {})
    await sendButton(form).click()
    await expect(sendButton(form)).toBeDisabled()
    await page.reload()
    expect(answers.asked).toEqual(['beforeunload'])
    await hydratedForm(page)
    await expect(failure(form)).toContainText(enquiryForm.failure.reasons.left)
    await expectValues(form, typed)
  })

test('closing the dialog asks first, and the fields are read-only while it is sending', async ({ page }) => {
  const form = await dialog.open(page)
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
  await expect(thanks(page, dialog)).toBeVisible()
  expect(await arrived(sent)).toHaveLength(1)
})

test('each form keeps its own text over a reload, another page and the way back, until it is sent', async ({
  page,
}) => {
  const { typed } = newEnquiry()
  const form = page.getByRole('main')
  const others = { ...typed, name: 'Another person' }
  const third = { ...typed, name: 'A third person' }

  await test.step('also what was typed before the page hydrated', async () => {
    const arrive = await openEarly(page, '/contactus')
    await fill(form, typed)
    arrive()
    await expectValues(await hydratedForm(page), typed)
  })
  await expectValues(await openPage(page, '/company/feedback'), noValues)
  await fill(form, others)
  await page.reload()
  await expectValues(await hydratedForm(page), others)
  await followFooterLink(page, '/contactus')
  await expect(page).toHaveURL('/contactus')
  await expectValues(await hydratedForm(page), typed)
  await page.goBack()
  await expectValues(await hydratedForm(page), others)

  const inDialog = await dialog.open(page)
  await expectValues(inDialog, { ...noValues, subject: dialog.subject })
  await fill(inDialog, third)
  await openHydrated(page, dialog.path)
  await expectValues(await openWith(dialog.opener(page)), third)
  await sendButton(inDialog).click()
  await okButton(thanks(page, dialog)).click()
  await openHydrated(page, dialog.path)
  await expectValues(await openWith(dialog.opener(page)), { ...noValues, subject: dialog.subject })
})

test('forms work when the browser denies site data', async ({ page, problems }) => {
  await page.addInitScript(() => {
    const denied = () => new DOMException('denied', 'SecurityError')
    const deny = () => {
      throw denied()
    }
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: deny })
    Object.defineProperty(navigator, 'locks', { value: { request: () => Promise.reject(denied()) } })
  })
  const form = await dialog.open(page)
  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  await page.keyboard.press('Escape')
  await expect(dialog.opener(page)).toBeFocused()
  await dialog.opener(page).press('Enter')
  await expectValues(form, typed)
  await sendButton(form).click()
  await expect(thanks(page, dialog)).toBeVisible()
  expect(await arrived(sent)).toHaveLength(1)
  expect(problems).toEqual([])
})

test('the subject of the address fills the field, unless it is too long or the visitor typed one', async ({ page }) => {
  const { subject } = enquiryForm.fields
  const open = async (value: string) =>
    control(await openPage(page, `/contactus?${new URLSearchParams({ subject: value })}`), subject)
  await expect(await open('x'.repeat(subject.max + 1))).toHaveValue('')
  await expect(await open('Enquiry about Dugdha')).toHaveValue('Enquiry about Dugdha')
  await control(page.getByRole('main'), subject).fill('A question of my own')
  await expect(await open('Enquiry about AllMart')).toHaveValue('A question of my own')
})
