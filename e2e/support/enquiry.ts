import { randomUUID } from 'node:crypto'

import type { Locator, Page, Request } from '@playwright/test'

import { sampleEnquiry } from '../fixtures/sample-enquiry'
import { companyOf, phoneInText } from '../../lib/company-contact'
import { enquiryFields, type Enquiry, type EnquiryField } from '../../lib/enquiry/schema'
import { content, interpolate } from './content'
import { expect, hydrate, MAILBOX, openHydrated } from './test'

const { enquiryForm, labels } = content
/** Name and contact data of the company, as the form shows them. */
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

export type EnquiryForm = ReturnType<typeof formIn>

/** The form in `root` (the main part of a page, or the dialog): locators, actions and expectations. */
export function formIn(root: Locator) {
  const button = (name: string) => root.getByRole('button', { name, exact: true })
  const form = {
    root,
    /** One field, by its label. */
    field: ({ label }: Pick<Field, 'label'>) => root.getByRole('textbox', { name: label, exact: true }),
    invalidFields: root.getByRole('textbox').and(root.page().locator('[aria-invalid]')),
    /** The send button, whose label is another one during sending. */
    send: button(enquiryForm.send).or(button(enquiryForm.sending)),
    summary: root.getByRole('group').filter({ hasText: enquiryForm.summary }),
    failure: root.getByRole('group').filter({ hasText: enquiryForm.failure.call }),
    retry: button(enquiryForm.failure.retry),
    /** Message that the form waits for its scripts. */
    unsent: root.getByRole('alert').filter({ hasText: enquiryForm.withScriptsMissing }),
    /** Types `values` into the fields that they name. */
    async fill(values: Partial<Enquiry>) {
      for (const [name, value] of Object.entries(values)) await root.locator(`[name=${name}]`).fill(value)
    },
    /** Types `values`, and clicks the send button. */
    async submit(values: Partial<Enquiry>) {
      await form.fill(values)
      await form.send.click()
    },
    /** Types a unique enquiry, and returns it. */
    async fillUnique() {
      const enquiry = uniqueEnquiry()
      await form.fill(enquiry.input)
      return enquiry
    },
    /** Types a unique enquiry, clicks the send button, and returns the enquiry. */
    async submitUnique() {
      const enquiry = await form.fillUnique()
      await form.send.click()
      return enquiry
    },
    /** Expects the values of all fields. */
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

/** A location of the form: initial subject, function that opens the form, and title of the popup after sending. */
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

/** The form in the dialog, opened on a page with little content. */
export const dialog = {
  name: 'dialog',
  title: titles.dialog,
  subject: labels.askForQuotation,
  path: '/company/offers',
  opener: (page: Page) => page.getByRole('button', { name: labels.askForQuotation, exact: true }),
  openForm: async (page: Page) => {
    await openHydrated(page, dialog.path)
    return openDialogWith(dialog.opener(page))
  },
}

/** Opens a page with the form, and returns its hydrated form. */
export async function openPage(page: Page, address: string) {
  await page.goto(address)
  return hydratedForm(page)
}

/** The form of a contact or feedback page, once the page has hydrated. */
export async function hydratedForm(page: Page) {
  const form = mainForm(page)
  await hydrate(page)
  await expect(form.send).toBeVisible()
  return form
}

/** The form of a contact or feedback page. */
export const mainForm = (page: Page) => formIn(page.getByRole('main'))

/** The contact dialog; its accessible name is the title, followed by the subject if that is known. */
export const contactDialog = (page: Page) => page.getByRole('dialog', { name: enquiryForm.dialog.title })

/** Clicks a button that opens the dialog, and returns the form in the dialog. */
export async function openDialogWith(opener: Locator) {
  const form = formIn(contactDialog(opener.page()))
  await opener.click()
  await expect(form.send).toBeVisible()
  return form
}

/** Accessible description of a field: its hint, then `note`, such as its error. */
export const descriptionOf = ({ hint }: Pick<Field, 'hint'>, note = '', edition = content) =>
  `${interpolate(hint, { phone: phoneInText(companyOf(edition)) })} ${note}`.trim()

/** The popup after sending, for one location. */
export const thanks = (page: Page, { title } = contactPage) => page.getByRole('dialog', { name: title, exact: true })

/** The button that closes the popup; the close button in its header may have the same name. */
export const okButton = (part: Page | Locator) =>
  part.getByRole('button', { name: enquiryForm.success.close, exact: true }).last()

/** Expects the popup after sending, and `expectedMail` once in the mailbox. */
export async function expectSentOnce(page: Page, expectedMail: Enquiry, location = contactPage) {
  await expect(thanks(page, location)).toContainText(expectedMail.subject)
  expect(await receivedMails(expectedMail)).toHaveLength(1)
}

/**
 * A unique enquiry: as typed (values padded with spaces) and as expected in the mailbox. Its subject contains markup,
 * which must be shown and sent as text.
 */
export function uniqueEnquiry(): { input: Enquiry; expectedMail: Enquiry } {
  const id = randomUUID().slice(0, 8)
  const expectedMail: Enquiry = {
    ...sampleEnquiry,
    subject: `Gold Plus <b>${id}`,
    message: `${sampleEnquiry.message} ${id}`,
  }
  const { contactno, email } = expectedMail
  // Without spaces: the form normalises telephone number and e-mail address on blur.
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
