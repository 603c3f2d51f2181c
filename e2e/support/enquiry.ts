import { randomUUID } from 'node:crypto'

import type { Locator, Page, Request } from '@playwright/test'

import { bullet, HERO } from './carousel'
import { content, starting } from './content'
import { alive, expect, MAILBOX } from './test'

const { enquiryForm, home, labels } = content

/** Key, label, placeholder, message when empty, most characters: the specification, sections 3 and 5. */
const rows = [
  ['name', 'Name :', 'Enter Your Name', '* Name is Required !!', 25],
  ['coopname', 'Cooperative Name:', 'Enter Cooperative Name', '* Cooperative Name is Required !!', 60],
  ['contactno', 'Mobile NO:', 'Enter Mobile Number', '* Number Required !!', null],
  ['address', 'Address:', 'Enter Address', '* Address is Required !!', 30],
  ['email', 'Email :', 'Enter Your Email', '* Email is Required!!', null],
  ['subject', 'Subject :', 'Enter Your Subject', '* Subject is Required !!', 50],
  ['message', 'Message :', 'Enter Your Message Here.....', '* Message is Required !!', 100],
] as const

/** The fields in the order of the form. */
export const fields = rows.map(([key, label, placeholder, required, max]) => ({
  key,
  label,
  placeholder,
  required,
  max,
}))

/** One field of the form. */
export type Field = (typeof fields)[number]

/** One value for each field. */
export type Values = Record<Field['key'], string>

/** No value in any field. */
export const noValues = valuesOf(() => '')

const rightValues: Values = {
  name: 'Sita Sharma',
  coopname: 'Himal Saving and Credit',
  contactno: '9841012345',
  address: 'Birtamod, Jhapa',
  email: 'sita@example.com',
  subject: 'Price of Gold Plus',
  message: 'मूल्य कति हो? Please call.',
}

/** The part of the page with the form. */
export type Form = Locator

/** One of the three places of the form: how a visitor gets there, and the title of the popup after sending. */
export const contactPage = {
  place: 'contact page',
  title: 'Detail Sent !',
  open: (page: Page) => openPage(page, '/contactus'),
}

/** The form that the hero opens on the home page; for its title see section 8 of the specification. */
export const dialog = { place: 'dialog', title: 'Detail Send !', open: openDialog }

/** The form under a heading of its own. */
export const feedbackPage: typeof contactPage = {
  place: 'feedback page',
  title: 'Feedback Sent !',
  open: (page) => openPage(page, '/company/feedback'),
}

/** All three. */
export const forms = [contactPage, feedbackPage, dialog]

/** The hero's button that opens the dialog; its full name goes on with the title of the slide. */
export const dialogOpener = (page: Page) =>
  page
    .getByRole('region', { name: HERO, exact: true })
    .getByRole('button', { name: starting(labels.contactUs) })
    .first()

export async function openPage(page: Page, address: string): Promise<Form> {
  await page.goto(address)
  return aliveForm(page)
}

/** The form of a contact or feedback page that has come alive. */
export async function aliveForm(page: Page): Promise<Form> {
  const form = page.getByRole('main')
  await alive(page)
  await expect(sendButton(form)).toBeVisible()
  return form
}

/** The dialog with the form, which every page has. */
export const contactDialog = (page: Page): Form =>
  page.getByRole('dialog', { name: enquiryForm.dialog.title, exact: true })

async function openDialog(page: Page): Promise<Form> {
  const form = contactDialog(page)
  await page.goto('/')
  // A slide of pictures only has no button.
  const slide = home.slides.findIndex(({ title }) => title)
  if (slide > 0) await bullet(page, HERO, slide + 1).click()
  await dialogOpener(page).click()
  await expect(sendButton(form)).toBeVisible()
  return form
}

/** One field, by its label. */
export const control = (form: Form, { label }: Pick<Field, 'label'>) =>
  form.getByRole('textbox', { name: label, exact: true })

/** The fields that the form finds wrong. */
export const wrongFields = (form: Form) => form.getByRole('textbox').and(form.page().locator('[aria-invalid]'))

/** The button that sends; it has another name while it does. */
export const sendButton = (form: Form) =>
  form
    .getByRole('button', { name: enquiryForm.send, exact: true })
    .or(form.getByRole('button', { name: enquiryForm.sending, exact: true }))

/** Lets `ms` pass for a page that is sending, whose clock the test has installed. */
export async function letPass(page: Page, form: Form, ms: number) {
  await expect(sendButton(form)).toBeDisabled()
  await page.clock.fastForward(ms)
}

/** The button that closes the popup after sending; the one in its head may have the same name. */
export const okButton = (part: Page | Locator) =>
  part.getByRole('button', { name: enquiryForm.success.close, exact: true }).last()

/** Types `values` into the fields that they name. */
export async function fill(form: Form, values: Partial<Values>) {
  for (const field of fields) {
    const value = values[field.key]
    if (value !== undefined) await control(form, field).fill(value)
  }
}

/** Checks what stands in all fields. */
export async function expectValues(form: Form, values: Values) {
  for (const field of fields) await expect(control(form, field), field.label).toHaveValue(values[field.key])
}

/** How many of the typed characters are not in the form any more. */
export async function lostCharacters(form: Form, typed: Values): Promise<number> {
  const kept = await Promise.all(fields.map((field) => control(form, field).inputValue()))
  return fields.reduce((lost, { key }, index) => lost + (kept[index] === typed[key] ? 0 : typed[key].length), 0)
}

/**
 * An enquiry that no other test sends, as it is typed (with space around the values) and as it is to arrive. `marker`
 * tells the mail stand-in how to answer this one enquiry.
 */
export function newEnquiry(marker = ''): { typed: Values; sent: Values } {
  const id = randomUUID().slice(0, 8)
  const sent = { ...rightValues, subject: `${marker} ${id}`.trim(), message: `${rightValues.message} ${id}` }
  const typed = valuesOf(({ key }) => `  ${sent[key]} `)
  // The browser itself trims an e-mail field.
  return { sent, typed: { ...typed, message: `\n${sent.message}\n`, email: sent.email } }
}

/** The bodies with which an enquiry has arrived in the mailbox; it is known by its message. */
export async function arrived({ message }: { message: string }): Promise<unknown[]> {
  const answer = await fetch(`${MAILBOX}/enquiries`)
  const stored = (await answer.json()) as { body: { template_params: Values } }[]
  return stored.map(({ body }) => body).filter(({ template_params: params }) => params.message.trim() === message)
}

/** The requests with which the page tries to send, from now on. */
export function recordSends(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(MAILBOX) && request.method() === 'POST') requests.push(request)
  })
  return requests
}

function valuesOf(value: (field: Field) => string): Values {
  return Object.fromEntries(fields.map((field) => [field.key, value(field)])) as Values
}
