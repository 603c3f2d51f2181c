import fc from 'fast-check'

import { enquiryFills } from '../scripts/enquiry/fills'

import { contactPage, fields, fill, recordSends, sendButton, valuesOf } from './support/enquiry'
import { expect, test } from './support/test'

const FILLS = 16

test(`${FILLS} random fills get the right error messages, and none is treated as markup`, async ({
  page,
  problems,
}) => {
  page.on('dialog', () => problems.push('a script of the fill has run'))
  const form = await contactPage.open(page)
  const elements = () => form.locator('img, script, b').count()
  const before = await elements()
  const sends = recordSends(page)
  // The messages under all fields, read in one call.
  const messages = () =>
    form.getByRole('textbox').evaluateAll((boxes) =>
      boxes.map((box) => {
        const id = box.getAttribute('aria-describedby')
        return (id && document.getElementById(id)?.textContent) || ''
      }),
    )
  let asked = 0
  for (const sample of fc.sample(enquiryFills, { numRuns: FILLS, seed: 977 })) {
    await fill(
      form,
      valuesOf(({ key }) => sample[key].value),
    )
    // A valid fill would be sent; sending has its own tests.
    if (fields.every(({ key }) => sample[key].message === '')) continue
    asked += 1
    await sendButton(form).click()
    await expect.poll(messages, JSON.stringify(sample)).toEqual(fields.map(({ key }) => sample[key].message))
  }
  expect(asked).toBeGreaterThan(FILLS / 2)
  expect(await elements()).toBe(before)
  expect(sends).toEqual([])
  expect(problems).toEqual([])
})
