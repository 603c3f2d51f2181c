import { z } from 'zod'

import { text } from './text'

const limited = (what: string) =>
  z.strictObject({
    label: text(2, 40, `${what}: label`),
    placeholder: text(2, 60, `${what}: placeholder`),
    required: text(2, 80, `${what}: message when it is empty`),
    min: z.number().int().positive(),
    max: z.number().int().positive(),
  })

const plain = (what: string) => limited(what).omit({ min: true, max: true })

/** `content/enquiry-form.ts`: the one form of contact page, feedback page and dialog (specification 3, 5 and 8). */
export const enquiryFormSchema = z.strictObject({
  fields: z.strictObject({
    name: limited('Name'),
    coopname: limited('Co-operative name'),
    contactno: plain('Mobile number'),
    address: limited('Address'),
    email: plain('E-mail'),
    subject: limited('Subject'),
    message: limited('Message'),
  }),
  messages: z.strictObject({
    tooShort: text(5, 80, 'Message for too few characters').refine(
      ({ en }) => en.includes('{min}'),
      'must contain {min}',
    ),
    tooLong: text(5, 80, 'Message for too many characters').refine(
      ({ en }) => en.includes('{max}'),
      'must contain {max}',
    ),
    invalidNumber: text(5, 80, 'Message for a wrong mobile number'),
    invalidEmail: text(5, 80, 'Message for a wrong e-mail address'),
  }),
  send: text(2, 30, 'Send button'),
  sending: text(2, 30, 'Send button while sending'),
  success: z.strictObject({
    titles: z.strictObject({
      dialog: text(2, 40, 'Success title in the dialog'),
      contact: text(2, 40, 'Success title on the contact page'),
      feedback: text(2, 40, 'Success title on the feedback page'),
    }),
    text: text(5, 80, 'Success text'),
    close: text(2, 20, 'Button that closes the success popup'),
  }),
  failure: z.strictObject({
    title: text(5, 60, 'Heading of the failure notice'),
    refused: text(10, 200, 'The e-mail service refused the enquiry'),
    unreachable: text(10, 200, 'No connection'),
    unsure: text(10, 240, 'No answer in time: it is not known whether the enquiry arrived'),
    notConfigured: text(10, 200, 'The site cannot send e-mail'),
    retry: text(2, 30, 'Button that sends again'),
    call: text(2, 40, 'Text before the phone number'),
  }),
  withoutScripts: text(10, 240, 'Shown instead of the form when scripts are off'),
  dialog: z.strictObject({
    title: text(2, 40, 'Dialog title'),
  }),
})

export type EnquiryFormInput = z.input<typeof enquiryFormSchema>
