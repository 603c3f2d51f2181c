import { randomUUID } from 'node:crypto'

import type { Locator, Page, Request } from '@playwright/test'

import { companyOf, phoneInText } from '../../lib/content/company-contact'
import { enquiryFields, type Enquiry, type EnquiryField } from '../../lib/enquiry/schema'
import { sampleEnquiry } from '../../lib/fixtures/sample-enquiry'
import { content, interpolate } from './content'
import { expect, hydrate, MAIL_ORIGIN, openHydrated } from './test'

const { enquiryForm, labels } = content
/** Name and contact data of the company, as the form shows them. */
export const companyContact = companyOf(content)
const { titles: popupTitles } = enquiryForm.success

/** A field with its texts, and its limits in characters. */
export interface FormField {
  key: EnquiryField
  label: string
  placeholder: string
  hint: string
  required: string
  min?: number
  max?: number
}

/** The fields in the order of the form. */
export const fields = enquiryFields.map((key): FormField => ({ key, ...enquiryForm.fields[key] }))

const valuesOf = (valueOf: (field: FormField) => string) =>
  Object.fromEntries(fields.map((field) => [field.key, valueOf(field)])) as Enquiry

export const noValues = valuesOf(() => '')

export type FormOnPage = ReturnType<typeof formIn>

/** The form in `root` (the main part of a page, or the dialog): locators, actions and expectations. */
export function formIn(root: Locator) {
  const button = (name: string) => root.getByRole('button', { name, exact: true })
  const form = {
    root,
    field: ({ label }: Pick<FormField, 'label'>) => root.getByRole('textbox', { name: label, exact: true }),
    invalidFields: root.getByRole('textbox').and(root.page().locator('[aria-invalid]')),
    /** The Send button; its label changes during sending. */
    send: button(enquiryForm.send).or(button(enquiryForm.sending)),
    errorSummary: root.getByRole('group').filter({ hasText: enquiryForm.summary }),
    failureNotice: root.getByRole('group').filter({ hasText: enquiryForm.failure.call }),
    retry: button(enquiryForm.failure.retry),
    /** Message after Send while the scripts are missing. */
    waitingAlert: root.getByRole('alert').filter({ hasText: enquiryForm.withScriptsMissing }),
    /** Types `values`, whose keys are the names of the fields. */
    async fill(values: Partial<Enquiry>) {
      for (const [name, value] of Object.entries(values)) await root.locator(`[name=${name}]`).fill(value)
    },
    async submit(values: Partial<Enquiry>) {
      await form.fill(values)
      await form.send.click()
    },
    async fillUnique() {
      const enquiry = uniqueEnquiry()
      await form.fill(enquiry.input)
      return enquiry
    },
    async submitUnique() {
      const enquiry = await form.fillUnique()
      await form.send.click()
      return enquiry
    },
    expectValues: (values: Enquiry) =>
      expect
        .poll(() =>
          root
            .getByRole('textbox')
            .evaluateAll((boxes: HTMLInputElement[]) => Object.fromEntries(boxes.map((box) => [box.name, box.value]))),
        )
        .toMatchObject(values),
  }
  return form
}

/** The form on the contact page: title of its success popup, initial subject, fields, and function that opens the form. */
export const contactPage = {
  name: 'contact page',
  popupTitle: popupTitles.contact,
  subject: '',
  fields,
  openForm: (page: Page) => openFormPage(page, '/contactus'),
}

/** The form on the feedback page, with its own heading. */
export const feedbackPage: typeof contactPage = {
  ...contactPage,
  name: 'feedback page',
  popupTitle: popupTitles.feedback,
  fields: fields.map((field) =>
    field.key === 'message' ? { ...field, hint: content.company.feedback.messageHint } : field,
  ),
  openForm: (page) => openFormPage(page, '/company/feedback'),
}

/** The form in the dialog, opened on a page with little content. */
export const dialog = {
  name: 'dialog',
  popupTitle: popupTitles.dialog,
  subject: labels.askForQuotation,
  fields,
  path: '/company/offers',
  opener: (page: Page) => page.getByRole('button', { name: labels.askForQuotation, exact: true }),
  openForm: async (page: Page) => {
    await openHydrated(page, dialog.path)
    return openDialogWith(dialog.opener(page))
  },
}

/** Opens a contact or feedback page, hydrates the page, and returns its form. */
export async function openFormPage(page: Page, path: string) {
  await page.goto(path)
  return hydrateForm(page)
}

/** Hydrates the open contact or feedback page, and returns its form. */
export async function hydrateForm(page: Page) {
  const form = mainForm(page)
  await hydrate(page)
  await expect(form.send).toBeVisible()
  return form
}

export const mainForm = (page: Page) => formIn(page.getByRole('main'))

/** The contact dialog; its accessible name starts with its title, and may end with a subject. */
export const contactDialog = (page: Page) => page.getByRole('dialog', { name: enquiryForm.dialog.title })

/** Clicks a button that opens the dialog, and returns the form in the dialog. */
export async function openDialogWith(opener: Locator) {
  const form = formIn(contactDialog(opener.page()))
  await opener.click()
  await expect(form.send).toBeVisible()
  return form
}

/** Accessible description of a field: its hint, then `note` (an error or the character count). */
export const descriptionOf = ({ hint }: Pick<FormField, 'hint'>, note = '', edition = content) =>
  `${interpolate(hint, { phone: phoneInText(companyOf(edition)) })} ${note}`.trim()

/** The popup after sending the form at `location`. */
export const thanksPopup = (page: Page, location = contactPage) =>
  page.getByRole('dialog', { name: location.popupTitle, exact: true })

/** The button that closes the thanks; a close button before it may have the same name. */
export const okButton = (root: Page | Locator) =>
  root.getByRole('button', { name: enquiryForm.success.close, exact: true }).last()

/** Expects the success popup, and that the mail service has received `expectedMail` once. */
export async function expectSentOnce(page: Page, expectedMail: Enquiry, location = contactPage) {
  await expect(thanksPopup(page, location)).toContainText(expectedMail.subject)
  expect(await receivedMails(expectedMail)).toHaveLength(1)
}

/**
 * A unique enquiry: as typed (`input`, padded with spaces) and as the mail service must receive it (`expectedMail`).
 * The subject contains markup, which must be shown and sent as text.
 */
export function uniqueEnquiry(): { input: Enquiry; expectedMail: Enquiry } {
  const id = randomUUID().slice(0, 8)
  const expectedMail: Enquiry = {
    ...sampleEnquiry,
    subject: `Gold Plus <b>${id}`,
    message: `${sampleEnquiry.message} ${id}`,
  }
  const { contactno, email } = expectedMail
  // Phone number and e-mail address are not padded: the form normalises them on blur.
  return { expectedMail, input: { ...valuesOf(({ key }) => `  ${expectedMail[key]} `), contactno, email } }
}

/** Bodies of the requests with this message that the mail service has received. */
export async function receivedMails({ message }: { message: string }): Promise<unknown[]> {
  const response = await fetch(`${MAIL_ORIGIN}/enquiries`)
  const stored = (await response.json()) as { body: { template_params: Enquiry } }[]
  return stored.map(({ body }) => body).filter(({ template_params: params }) => params.message.trim() === message)
}

/** Returns a list that from now on gets each request of the page to the mail service. */
export function recordMailRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(MAIL_ORIGIN) && request.method() === 'POST') requests.push(request)
  })
  return requests
}

/** URL pattern of the mail service, for `page.route`. */
export const MAIL_API = `${MAIL_ORIGIN}/api/**`
