import { randomUUID } from 'node:crypto'

import type { Locator, Page, Request } from '@playwright/test'

import { sampleEnquiry } from '../../scripts/enquiry/sample'
import { bullet, HERO } from './carousel'
import { content, starting } from './content'
import { expect, hydrated, MAILBOX, openHydrated } from './test'

const { enquiryForm, home, labels } = content

const keys = Object.keys(sampleEnquiry) as (keyof typeof sampleEnquiry)[]

/** The fields in the order of the form. */
export const fields = keys.map((key) => ({ key, ...{ max: undefined }, ...enquiryForm.fields[key] }))

/** One field of the form. */
export type Field = (typeof fields)[number]

/** One value for each field. */
export type Values = Record<Field['key'], string>

/** No value in any field. */
export const noValues = valuesOf(() => '')

/** The part of the page that contains the form. */
export type Form = Locator

/** One of the three places of the form: how to open it, and the title of the popup after sending. */
export const contactPage = {
  place: 'contact page',
  title: 'Detail Sent !',
  open: (page: Page) => openPage(page, '/contactus'),
}

/** The dialog's form, as the hero of the home page opens it: the one opener without a subject. */
export const dialog = { place: 'dialog', title: 'Detail Send !', open: openDialog }

/** The same on a small page, for what is the same on all; its opener prefills the subject. */
export const smallDialog = {
  ...dialog,
  path: '/company/offers',
  subject: labels.askForQuotation,
  opener: (page: Page) => page.getByRole('button', { name: labels.askForQuotation, exact: true }),
  open: async (page: Page) => {
    await openHydrated(page, smallDialog.path)
    return openWith(smallDialog.opener(page))
  },
}

/** The form on the feedback page, with its own heading. */
export const feedbackPage: typeof contactPage = {
  place: 'feedback page',
  title: 'Feedback Sent !',
  open: (page) => openPage(page, '/company/feedback'),
}

/** All three places of the form. */
export const forms = [contactPage, feedbackPage, dialog]

/** The hero's button that opens the dialog; its full name ends with the title of the slide. */
export const dialogOpener = (page: Page) =>
  page
    .getByRole('region', { name: HERO, exact: true })
    .getByRole('button', { name: starting(labels.contactUs) })
    .first()

export async function openPage(page: Page, address: string): Promise<Form> {
  await openHydrated(page, address)
  return hydratedForm(page)
}

/** The form of a contact or feedback page, once the page has hydrated. */
export async function hydratedForm(page: Page): Promise<Form> {
  const form = page.getByRole('main')
  await hydrated(page)
  await expect(sendButton(form)).toBeVisible()
  return form
}

/** The dialog with the form, which every page has. */
export const contactDialog = (page: Page): Form =>
  page.getByRole('dialog', { name: enquiryForm.dialog.title, exact: true })

async function openDialog(page: Page): Promise<Form> {
  await openHydrated(page, '/')
  // A slide with only a picture has no button.
  const slide = home.slides.findIndex(({ title }) => title)
  if (slide > 0) await bullet(page, HERO, slide + 1).click()
  return openWith(dialogOpener(page))
}

/** Presses a button that opens the dialog. */
export async function openWith(opener: Locator): Promise<Form> {
  const form = contactDialog(opener.page())
  await opener.click()
  await expect(sendButton(form)).toBeVisible()
  return form
}

/** Waits until the browser has left the history entry of a closed dialog, which it does a moment later. */
export const uncovered = (page: Page) =>
  expect.poll(() => page.evaluate(() => (history.state as { cover?: boolean } | null)?.cover)).toBeFalsy()

/** One field, by its label. */
export const control = (form: Form, { label }: Pick<Field, 'label'>) =>
  form.getByRole('textbox', { name: label, exact: true })

/** The fields that the form marks as wrong. */
export const wrongFields = (form: Form) => form.getByRole('textbox').and(form.page().locator('[aria-invalid]'))

/** The send button; its label changes while it sends. */
export const sendButton = (form: Form) =>
  form
    .getByRole('button', { name: enquiryForm.send, exact: true })
    .or(form.getByRole('button', { name: enquiryForm.sending, exact: true }))

/** Moves the clock on by `ms` while a page is sending; the test must have installed the clock. */
export async function letPass(page: Page, form: Form, ms: number) {
  await expect(sendButton(form)).toBeDisabled()
  await page.clock.fastForward(ms)
}

/** The button that closes the popup after sending; the close button in its header may have the same name. */
export const okButton = (part: Page | Locator) =>
  part.getByRole('button', { name: enquiryForm.success.close, exact: true }).last()

/** Types `values` into the fields that they name. One call for all: a call for each field takes seven times as long. */
export const fill = (form: Form, values: Partial<Values>) =>
  form.evaluate((part, texts) => {
    for (const [name, text] of Object.entries(texts)) {
      const field = part.querySelector<HTMLInputElement>(`[name=${name}]`)
      field?.focus()
      if (!field?.checkVisibility() || field.readOnly || document.activeElement !== field)
        throw new Error(`Nobody could type into the field ${name}`)
      field.select()
      document.execCommand(text ? 'insertText' : 'delete', false, text)
    }
  }, values)

/** The values of all text boxes by their labels, as assistive technology finds them. */
const valuesIn = async (form: Form) =>
  Object.fromEntries(
    await form
      .getByRole('textbox')
      .evaluateAll((boxes: HTMLInputElement[]) =>
        boxes.map(({ labels, value }) => [labels?.[0]?.textContent.trim() ?? '', value]),
      ),
  ) as Record<string, string>

/** Checks the values of all fields. */
export const expectValues = (form: Form, values: Values) =>
  expect
    .poll(() => valuesIn(form))
    .toMatchObject(Object.fromEntries(fields.map(({ key, label }) => [label, values[key]])))

/** How many of the typed characters the form has lost. */
export async function lostCharacters(form: Form, typed: Values): Promise<number> {
  const kept = await valuesIn(form)
  return fields.reduce((lost, { key, label }) => lost + (kept[label] === typed[key] ? 0 : typed[key].length), 0)
}

/**
 * An enquiry that no other test sends, as typed (with spaces around the values) and as it must arrive. Its subject holds
 * markup, which is shown and sent as text. `marker` tells the mail stand-in how to answer this one enquiry.
 */
export function newEnquiry(marker = ''): { typed: Values; sent: Values } {
  const id = randomUUID().slice(0, 8)
  const sent = { ...sampleEnquiry, subject: `${marker} <b>${id}`.trim(), message: `${sampleEnquiry.message} ${id}` }
  const typed = valuesOf(({ key }) => `  ${sent[key]} `)
  // A number and an address stand without spaces in the form, too.
  return { sent, typed: { ...typed, message: `\n${sent.message}\n`, contactno: sent.contactno, email: sent.email } }
}

/** The request bodies with which an enquiry arrived in the mailbox, found by its message. */
export async function arrived({ message }: { message: string }): Promise<unknown[]> {
  const answer = await fetch(`${MAILBOX}/enquiries`)
  const stored = (await answer.json()) as { body: { template_params: Values } }[]
  return stored.map(({ body }) => body).filter(({ template_params: params }) => params.message.trim() === message)
}

/** Collects the page's requests to send, from now on. */
export function recordSends(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(MAILBOX) && request.method() === 'POST') requests.push(request)
  })
  return requests
}

/** A value for each field. */
export function valuesOf(value: (field: Field) => string): Values {
  return Object.fromEntries(fields.map((field) => [field.key, value(field)])) as Values
}
