import { randomUUID } from 'node:crypto'

import type { Locator, Page, Request } from '@playwright/test'

import { sampleEnquiry } from '../fixtures/sample-enquiry'
import { companyOf, phoneInText } from '../../lib/company-contact'
import { enquiryFields, type Enquiry, type EnquiryField } from '../../lib/enquiry/schema'
import { content, interpolate } from './content'
import { expect, hydrate, MAILBOX, openHydrated } from './test'

const { enquiryForm, labels } = content
/** The company as the form knows it. */
export const company = companyOf(content)
const { titles } = enquiryForm.success

/** A field with its texts and limits. */
export interface Field {
  key: EnquiryField
  label: string
  placeholder: string
  hint: string
  required: string
  min?: number
  max?: number
}

/** The fields in the order of the form. */
export const fields = enquiryFields.map((key): Field => ({ key, ...enquiryForm.fields[key] }))

const valuesOf = (value: (field: Field) => string) =>
  Object.fromEntries(fields.map((field) => [field.key, value(field)])) as Enquiry

export const noValues = valuesOf(() => '')

/** Element that contains the form. */
export type Form = Locator

/** A location of the form: initial subject, function that opens it, and title of the popup after sending. */
export const contactPage = {
  name: 'contact page',
  title: titles.contact,
  subject: '',
  openForm: (page: Page) => openPage(page, '/contactus'),
}

/** The form on the feedback page, with its own heading. */
export const feedbackPage: typeof contactPage = {
  ...contactPage,
  name: 'feedback page',
  title: titles.feedback,
  openForm: (page) => openPage(page, '/company/feedback'),
}

/** The dialog's form, opened on a small page. */
export const dialog = {
  name: 'dialog',
  title: titles.dialog,
  subject: labels.askForQuotation,
  path: '/company/offers',
  opener: (page: Page) => page.getByRole('button', { name: labels.askForQuotation, exact: true }),
  openForm: async (page: Page) => {
    await openHydrated(page, dialog.path)
    return openWith(dialog.opener(page))
  },
}

/** Opens a page with the form. */
export async function openPage(page: Page, address: string): Promise<Form> {
  await openHydrated(page, address)
  return waitForHydratedForm(page)
}

/** The form of a contact or feedback page, once the page has hydrated. */
export async function waitForHydratedForm(page: Page): Promise<Form> {
  const form = page.getByRole('main')
  await hydrate(page)
  await expect(sendButton(form)).toBeVisible()
  return form
}

/** The dialog with the form, which every page has; a known subject follows the title in its name. */
export const contactDialog = (page: Page): Form => page.getByRole('dialog', { name: enquiryForm.dialog.title })

/** Clicks a button that opens the dialog. */
export async function openWith(opener: Locator): Promise<Form> {
  const form = contactDialog(opener.page())
  await opener.click()
  await expect(sendButton(form)).toBeVisible()
  return form
}

/** One field, by its label. */
export const control = (form: Form, { label }: Pick<Field, 'label'>) =>
  form.getByRole('textbox', { name: label, exact: true })

/** The fields that the form marks as wrong. */
export const invalidFields = (form: Form) => form.getByRole('textbox').and(form.page().locator('[aria-invalid]'))

/** Accessible description of a field: its hint, then its error or another `note`. */
export const described = ({ hint }: Pick<Field, 'hint'>, note = '', edition = content) =>
  `${interpolate(hint, { phone: phoneInText(companyOf(edition)) })} ${note}`.trim()

/** The send button; its label changes while it sends. */
export const sendButton = (form: Form) =>
  form
    .getByRole('button', { name: enquiryForm.send, exact: true })
    .or(form.getByRole('button', { name: enquiryForm.sending, exact: true }))

/** The popup after sending, for one location. */
export const thanks = (page: Page, { title } = contactPage) => page.getByRole('dialog', { name: title, exact: true })

/** The button that closes the popup; the close button in its header may have the same name. */
export const okButton = (part: Page | Locator) =>
  part.getByRole('button', { name: enquiryForm.success.close, exact: true }).last()

/** The failure message of the form. */
export const failure = (form: Form) => form.getByRole('group').filter({ hasText: enquiryForm.failure.call })

/** Types `values` into the fields that they name. */
export async function fill(form: Form, values: Partial<Enquiry>) {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value)
}

/** Expects the values of all fields. */
export const expectValues = (form: Form, values: Enquiry) =>
  expect
    .poll(async () => {
      const boxes = form.getByRole('textbox')
      const entries = await boxes.evaluateAll((all: HTMLInputElement[]) => all.map(({ name, value }) => [name, value]))
      return Object.fromEntries(entries) as unknown
    })
    .toMatchObject(values)

/**
 * A unique enquiry: as typed (values padded with spaces) and as expected in the mailbox. Its subject contains markup,
 * which must be shown and sent as text.
 */
export function newEnquiry(): { input: Enquiry; expectedMail: Enquiry } {
  const id = randomUUID().slice(0, 8)
  const expectedMail: Enquiry = {
    ...sampleEnquiry,
    subject: `Gold Plus <b>${id}`,
    message: `${sampleEnquiry.message} ${id}`,
  }
  const { contactno, email } = expectedMail
  // The form itself normalises number and address on blur.
  return { expectedMail, input: { ...valuesOf(({ key }) => `  ${expectedMail[key]} `), contactno, email } }
}

/** Request bodies of an enquiry in the mailbox, found by its message. */
export async function receivedMails({ message }: { message: string }): Promise<unknown[]> {
  const response = await fetch(`${MAILBOX}/enquiries`)
  const stored = (await response.json()) as { body: { template_params: Enquiry } }[]
  return stored.map(({ body }) => body).filter(({ template_params: params }) => params.message.trim() === message)
}

/** Records the page's requests to the mail service from now on. */
export function recordRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(MAILBOX) && request.method() === 'POST') requests.push(request)
  })
  return requests
}

/** URL pattern of the mail service, for `page.route`. */
export const MAIL = `${MAILBOX}/api/**`
