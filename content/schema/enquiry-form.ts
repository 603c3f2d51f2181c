import { z } from 'zod'

import { text, words } from './text'

/** A number that the specification fixes (section 5): visitors' messages and our mailbox rely on it. */
const fixed = (value: number) => z.literal(value, `is fixed at ${value}: put ${value} back, or ask a developer`)

/** A text whose English words the specification fixes (sections 5 and 8). */
const fixedText = (en: string, what: string) => {
  const must = [...en.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot)
  return z
    .strictObject({
      en: z.literal(en, `is fixed: put "${en}" back, or ask a developer`),
      ne: words(2, 80, what, 'ne', { must }),
    })
    .describe(what)
}

const plain = (what: string, label: string, placeholder: string, required: string) =>
  z.strictObject({
    label: fixedText(label, `${what}: label`),
    placeholder: fixedText(placeholder, `${what}: placeholder`),
    required: fixedText(required, `${what}: message when it is empty`),
  })

const limited = (what: string, label: string, placeholder: string, required: string, min: number, max: number) =>
  plain(what, label, placeholder, required).extend({ min: fixed(min), max: fixed(max) })

/** `content/enquiry-form.ts`: the one form of contact page, feedback page and dialog (specification 3, 5 and 8). */
export const enquiryFormSchema = z.strictObject({
  fields: z.strictObject({
    name: limited('Name', 'Name :', 'Enter Your Name', '* Name is Required !!', 5, 25),
    coopname: limited(
      'Co-operative name',
      'Cooperative Name:',
      'Enter Cooperative Name',
      '* Cooperative Name is Required !!',
      5,
      60,
    ),
    contactno: plain('Mobile number', 'Mobile NO:', 'Enter Mobile Number', '* Number Required !!'),
    address: limited('Address', 'Address:', 'Enter Address', '* Address is Required !!', 5, 30),
    email: plain('E-mail', 'Email :', 'Enter Your Email', '* Email is Required!!'),
    subject: limited('Subject', 'Subject :', 'Enter Your Subject', '* Subject is Required !!', 5, 50),
    message: limited('Message', 'Message :', 'Enter Your Message Here.....', '* Message is Required !!', 5, 100),
  }),
  messages: z.strictObject({
    tooShort: fixedText('* Must have at least {min} Characters !!', 'Message for too few characters'),
    tooLong: fixedText('* Must be less than {max} Characters !!', 'Message for too many characters'),
    invalidNumber: fixedText('* Invalid Number !!', 'Message for a wrong mobile number'),
    invalidEmail: fixedText('Invalid email address', 'Message for a wrong e-mail address'),
  }),
  allRequired: text(5, 80, 'Said above the fields: all of them are required'),
  count: text(5, 60, 'Under the message: how much of its limit is used', { must: ['count', 'most'] }),
  summary: text(5, 60, 'Heading above the list of wrong fields'),
  send: text(2, 30, 'Send button'),
  sending: text(2, 30, 'Send button while sending'),
  slow: text(10, 120, 'After eight seconds of sending'),
  leave: text(10, 160, 'Question when the page is left while it sends'),
  honeypot: text(5, 60, 'Label of the field that only programs see'),
  suspected: text(10, 240, 'That field was filled in'),
  success: z.strictObject({
    titles: z.strictObject({
      dialog: fixedText('Detail Send !', 'Success title in the dialog'),
      contact: fixedText('Detail Sent !', 'Success title on the contact page'),
      feedback: fixedText('Feedback Sent !', 'Success title on the feedback page'),
    }),
    text: text(5, 80, 'Success text'),
    sent: text(10, 160, 'What was sent, and to whom', {
      must: ['subject', 'company'],
      may: ['name', 'coopname', 'contactno', 'address', 'email', 'message'],
    }),
    close: text(2, 20, 'Button that closes the success popup'),
  }),
  failure: z.strictObject({
    title: text(5, 60, 'Heading: not sent'),
    networkTitle: text(5, 60, 'Heading: the connection failed'),
    unknownTitle: text(5, 60, 'Heading: not known whether it arrived'),
    reasons: z
      .strictObject({
        offline: text(10, 240, 'No connection at the moment of sending'),
        network: text(10, 240, 'The connection failed'),
        late: text(10, 240, 'No answer in time'),
        left: text(10, 240, 'The page was left while it was sending'),
        limit: text(10, 240, 'Too many messages from one browser'),
        refused: text(10, 240, 'Refused, or never sent, for a reason that the visitor cannot mend'),
        tooLong: text(10, 240, 'Answer 413 of the email service'),
        tooMany: text(10, 240, 'Answer 429'),
        fault: text(10, 240, 'Answer 500'),
        unavailable: text(10, 240, 'Answer 503'),
        otherFault: text(10, 240, 'Other answers'),
      })
      .describe('Why a message has not arrived, or may not have'),
    backOnline: text(10, 240, 'The connection has come back'),
    kept: text(10, 120, 'What was typed is kept'),
    quote: text(10, 120, 'What to quote on the phone', { must: ['code', 'time'] }),
    waitSecond: text(10, 120, 'When one can send again: one second', { must: ['count'] }),
    waitSeconds: text(10, 120, 'The same for more seconds', { must: ['count'] }),
    waitMinute: text(10, 120, 'The same for one minute', { must: ['count'] }),
    waitMinutes: text(10, 120, 'The same for more minutes', { must: ['count'] }),
    retry: text(2, 30, 'Button that sends again'),
    call: text(2, 40, 'Text before the phone number'),
    mail: text(2, 30, 'Link that opens an e-mail'),
    copy: text(2, 30, 'Button that copies the text'),
    copyThis: text(2, 30, 'Button that copies a phone number or an address'),
    copied: text(2, 30, 'Said after copying'),
    copyByHand: text(10, 120, 'When the browser does not copy'),
  }),
  withoutScripts: text(10, 240, 'Shown instead of the form when scripts are off'),
  withScriptsMissing: text(10, 240, 'Shown when Send was pressed and the scripts of the page do not come'),
  dialog: z.strictObject({
    title: text(2, 40, 'Dialog title'),
  }),
})

/** `content/enquiry-form.ts` as an editor writes it. */
export type EnquiryFormInput = z.input<typeof enquiryFormSchema>
