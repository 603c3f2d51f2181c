import type { Locator } from '@playwright/test'

import { content } from './support/content'
import {
  arrived,
  control,
  dialogOpener,
  expectValues,
  type Field,
  fields,
  fill,
  forms,
  newEnquiry,
  noValues,
  okButton,
  openWith,
  recordSends,
  sendButton,
  wrongFields,
} from './support/enquiry'
import { expect, test } from './support/test'

const RED = 'rgb(180, 35, 44)'
const TOO_SHORT = '* Must have at least 5 Characters !!'
const INVALID_NUMBER = '* Invalid Number !!'
const INVALID_EMAIL = 'Invalid email address'

/** Checks a field's message in all three forms: text, border and assistive technology. */
async function expectMessage(field: Locator, message: string) {
  await expect(field).toHaveAccessibleDescription(message)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveCSS('border-color', RED)
}

async function expectNoMessage(field: Locator) {
  // Without a message, a field may be described by its limit.
  await expect(field).not.toHaveAccessibleDescription(/!!|Invalid/)
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(field).not.toHaveCSS('border-color', RED)
}

const letters = (count: number) =>
  'abcdefghij'
    .repeat(10)
    .slice(0, count - 1)
    .padEnd(count, 'z')

/** Values with their messages; wrong and right ones alternate, so no check passes on the previous value's message. */
function boundaries({ key, required, max }: Field): [value: string, message: string][] {
  if (key === 'contactno')
    return [
      ['984101234', INVALID_NUMBER],
      ['9841012345', ''],
      ['98410123456', INVALID_NUMBER],
      [' 9841012345 ', ''],
      ['98410l2345', INVALID_NUMBER],
      ['0000000000', ''],
      ['९८४१०१२३४', INVALID_NUMBER],
      ['९८४१०१२३४५', ''],
      ['+91 98410 12345', INVALID_NUMBER],
      ['+977 984-1012345', ''],
      ['     ', required],
    ]
  if (key === 'email')
    return [
      ['sita', INVALID_EMAIL],
      ['sita@example.com', ''],
      ['sita@example', INVALID_EMAIL],
      ['sita.sharma+web@mail.example.com.np', ''],
      ['sita example@example.com', INVALID_EMAIL],
      ['r&d@bank.com.np', ''],
      ['     ', required],
    ]
  if (!max) return []
  const tooLong = `* Must be less than ${max} Characters !!`
  return [
    [letters(4), TOO_SHORT],
    [letters(5), ''],
    [letters(max + 1), tooLong],
    [letters(max), ''],
    [`  ${letters(4)}  `, TOO_SHORT],
    [`  ${letters(max)}  `, ''],
    ['     ', required],
  ]
}

for (const { place, title, open } of forms) {
  test.describe(`rules of the form: ${place}`, () => {
    test('from an empty form to one that is sent, and to an empty one', async ({ page }) => {
      test.slow()
      const form = await open(page)
      const sends = recordSends(page)
      const summary = form.getByRole('group').filter({ hasText: content.enquiryForm.summary })

      await test.step('starts empty, with the specified labels and placeholders and without messages', async () => {
        await expect(form.getByRole('textbox')).toHaveCount(fields.length)
        await expectValues(form, noValues)
        for (const field of fields) {
          await expect(control(form, field)).toHaveAttribute('placeholder', field.placeholder)
          await expectNoMessage(control(form, field))
        }
        const message = form.getByRole('textbox', { name: 'Message :' })
        await expect(message).toHaveJSProperty('tagName', 'TEXTAREA')
        await expect(message).toHaveAttribute('rows', '3')
      })

      await test.step('marks every field as required, and sends nothing, when submitted empty', async () => {
        await sendButton(form).click()
        for (const field of fields) {
          await expectMessage(control(form, field), field.required)
          await expect(form.getByText(field.required, { exact: true })).toBeVisible()
        }
        await expect(summary).toBeFocused()
        await expect(summary.getByRole('link')).toHaveText(fields.map(({ label }) => label.replace(/ ?:$/, '')))
        for (const { label } of fields) {
          await summary.getByRole('link', { name: label.replace(/ ?:$/, ''), exact: true }).click()
          await expect(control(form, { label })).toBeFocused()
        }
        expect(sends).toEqual([])
      })

      await test.step('leads to each wrong field in turn, and sends only when none is left', async () => {
        const { sent } = newEnquiry()
        for (const field of fields) {
          await sendButton(form).click()
          await expect(summary).toBeFocused()
          await summary.getByRole('link').first().click()
          await expect(control(form, field)).toBeFocused()
          const left = await summary.getByRole('link').count()
          await fill(form, { [field.key]: sent[field.key] })
          await expectNoMessage(control(form, field))
          await expect(summary.getByRole('link')).toHaveCount(left - 1)
          expect(sends).toEqual([])
        }
        await sendButton(form).click()
        await expect.poll(() => arrived(sent)).toHaveLength(1)
        await expect.poll(() => sends.length).toBe(1)
      })

      await test.step('shows messages only for fields that were touched', async () => {
        await okButton(page.getByRole('dialog', { name: title, exact: true })).click()
        if (place === 'dialog') await openWith(dialogOpener(page))
        for (const [index, field] of fields.entries()) {
          // Key by key, so that a message that comes too early is already there at the last key.
          await control(form, field).pressSequentially('abcd')
          await expect(wrongFields(form)).toHaveCount(index)
          await control(form, field).press('Tab')
          await expect(control(form, field)).toHaveAttribute('aria-invalid', 'true')
          await expect(wrongFields(form)).toHaveCount(index + 1)
        }
      })
    })

    test('checks each rule at its boundaries', async ({ page }) => {
      const form = await open(page)
      for (const field of fields) {
        await control(form, field).focus()
        await control(form, field).blur()
        await expectMessage(control(form, field), field.required)
        for (const [value, message] of boundaries(field)) {
          await control(form, field).fill(value)
          const box = expect(control(form, field), `${field.label} ${value}`)
          await (message ? box.toHaveAccessibleDescription(message) : box.not.toHaveAccessibleDescription(/!!|Invalid/))
        }
      }
    })
  })
}
