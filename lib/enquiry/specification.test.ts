import assert from 'node:assert/strict'
import { test } from 'vitest'

import content from '@/content/enquiry-form'

import { enquiryFields } from './schema'

// Our mailbox and the visitors' habits rely on these (specification, sections 3, 5 and 8); other texts are an editor's.
const fields = {
  name: ['Name :', 'Enter Your Name', '* Name is Required !!', 5, 25],
  coopname: ['Cooperative Name:', 'Enter Cooperative Name', '* Cooperative Name is Required !!', 5, 60],
  contactno: ['Mobile NO:', 'Enter Mobile Number', '* Number Required !!'],
  address: ['Address:', 'Enter Address', '* Address is Required !!', 5, 30],
  email: ['Email :', 'Enter Your Email', '* Email is Required!!'],
  subject: ['Subject :', 'Enter Your Subject', '* Subject is Required !!', 5, 50],
  message: ['Message :', 'Enter Your Message Here.....', '* Message is Required !!', 5, 100],
}
for (const field of enquiryFields)
  test(`the field ${field} has the words and limits of the specification`, () => {
    const { label, placeholder, required, ...limits } = content.fields[field]
    assert.deepEqual([label.en, placeholder.en, required.en, ...Object.values(limits)], fields[field])
  })

test('the messages of the form have the words of the specification', () => {
  const { messages, success } = content
  const words = [...Object.values(messages), ...Object.values(success.titles), success.text].map(({ en }) => en)
  assert.deepEqual(words, [
    '* Must have at least {min} Characters !!',
    '* Must be less than {max} Characters !!',
    '* Invalid Number !!',
    'Invalid email address',
    'Detail Send !',
    'Detail Sent !',
    'Feedback Sent !',
    "Thank You, We'll Contact You Shortly !",
  ])
})
