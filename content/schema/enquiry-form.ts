import { z } from 'zod'

import { internalHref, text } from './text'

const field = (what: string, ...optionalSlots: string[]) =>
  z.strictObject({
    label: text(2, 40, `${what}: label`),
    placeholder: text(2, 80, `${what}: placeholder`),
    hint: text(5, 60, `${what}: hint under the field`, { optionalSlots }),
    required: text(2, 80, `${what}: message when the field is empty`),
  })

/** A form field with a minimum and maximum length. */
const limitedField = (what: string, ...optionalSlots: string[]) =>
  field(what, ...optionalSlots)
    .extend({ min: z.number().int().min(1), max: z.number().int().max(1000) })
    .refine(({ min, max }) => min <= max, { path: ['max'], error: 'is less than min: make one of the two fit' })

/** `content/enquiry-form.ts`: form of contact page, feedback page and dialog (specification, sections 3, 5 and 8). */
export const enquiryFormSchema = z.strictObject({
  fields: z.strictObject({
    name: limitedField('Name'),
    coopname: limitedField('Co-operative name'),
    contactno: field('Mobile number'),
    address: limitedField('Address'),
    email: field('E-mail', 'phone'),
    subject: limitedField('Subject'),
    message: limitedField('Message'),
  }),
  minDevanagari: z
    .number()
    .int()
    .min(1)
    .describe(
      'The minimum number of characters of a value in Devanagari, where a letter carries its vowel: इलाम, सीता',
    ),
  messages: z.strictObject({
    tooShort: text(2, 80, 'Message for too few characters', { requiredSlots: ['min'] }),
    tooLong: text(2, 80, 'Message for too many characters', { requiredSlots: ['max'] }),
    invalidNumber: text(2, 80, 'Message for a wrong mobile number'),
    invalidEmail: text(2, 80, 'Message for a wrong e-mail address'),
  }),
  allRequired: text(5, 80, 'Note above the fields: every field is required'),
  didYouMean: text(2, 30, 'Button that corrects the domain of an e-mail address', { requiredSlots: ['domain'] }),
  count: text(5, 60, 'Under the message field: characters typed and maximum', { requiredSlots: ['count', 'max'] }),
  summary: text(5, 60, 'Heading above the list of wrong fields'),
  send: text(2, 30, 'Send button'),
  sending: text(2, 30, 'Send button while sending'),
  slow: text(10, 120, 'Status after eight seconds of sending'),
  leave: text(10, 160, 'Question when the visitor leaves the page during sending'),
  honeypot: text(5, 60, 'Label of the hidden field that only bots fill in (honeypot)'),
  suspected: text(10, 240, 'Status when the hidden field was filled in'),
  success: z.strictObject({
    titles: z.strictObject({
      dialog: text(2, 80, 'Success title in the dialog'),
      contact: text(2, 80, 'Success title on the contact page'),
      feedback: text(2, 80, 'Success title on the feedback page'),
    }),
    text: text(5, 80, 'Success text'),
    sent: text(10, 160, 'What was sent, and to whom', {
      requiredSlots: ['subject', 'company'],
      optionalSlots: ['name', 'coopname', 'contactno', 'address', 'email', 'message'],
    }),
    close: text(2, 20, 'Button that closes the success popup'),
  }),
  failure: z.strictObject({
    title: text(5, 60, 'Heading: not sent'),
    networkTitle: text(5, 60, 'Heading: the connection failed'),
    unknownTitle: text(5, 60, 'Heading: not known whether the message arrived'),
    reasons: z
      .strictObject({
        offline: text(10, 240, 'The connection failed, and the browser believes that it is offline'),
        network: text(10, 240, 'The connection failed'),
        late: text(10, 240, 'No answer in time'),
        left: text(10, 240, 'The visitor left the page during sending'),
        gateway: text(10, 240, 'Answer 502, 504 or 52x: a gateway answered in place of the e-mail service'),
        refused: text(10, 240, 'Refused, or never sent, for a reason that the visitor cannot correct'),
        tooLong: text(10, 240, 'Answer 413 of the e-mail service'),
        tooMany: text(10, 240, 'Answer 429 of the e-mail service'),
        fault: text(10, 240, 'Answer 500 of the e-mail service'),
        unavailable: text(10, 240, 'Answer 503 of the e-mail service'),
        otherFault: text(10, 240, 'Other answers of the e-mail service'),
      })
      .describe('Why a message has not arrived, or may not have'),
    backOnline: text(10, 240, 'Status when the browser is online again'),
    kept: text(10, 120, 'Note that the typed texts are kept'),
    quote: text(10, 120, 'What to quote on the phone', { requiredSlots: ['code', 'time'] }),
    waitSecond: text(10, 120, 'Wait until the next attempt: one second', { requiredSlots: ['count'] }),
    waitSeconds: text(10, 120, 'Wait until the next attempt: several seconds', { requiredSlots: ['count'] }),
    retry: text(2, 30, 'Button that sends again'),
    call: text(2, 40, 'Text before the phone number'),
    mail: text(2, 30, 'Link that opens an e-mail'),
    mailTooLong: text(10, 120, 'Shown where the enquiry is too long for the link that opens an e-mail'),
    copy: text(2, 30, 'Button that copies the text'),
    copyThis: text(2, 30, 'Button that copies a phone number or an address'),
    copied: text(2, 30, 'Status after copying'),
    copyByHand: text(10, 120, 'Status when the browser does not copy'),
  }),
  yourData: z
    .strictObject({
      short: text(10, 200, 'Use of the sent data, in one sentence'),
      label: text(3, 40, 'Text of the link to the full text'),
      href: internalHref,
    })
    .describe('Note under every form'),
  withoutScripts: text(10, 240, 'Shown instead of the form when scripts are off'),
  withScriptsMissing: text(10, 240, 'Shown when a visitor presses Send and the scripts of the page fail to load'),
  dialog: z.strictObject({
    title: text(2, 40, 'Dialog title'),
  }),
})

/** `content/enquiry-form.ts` as an editor writes it. */
export type EnquiryFormInput = z.input<typeof enquiryFormSchema>
