import { content, interpolate, literally, starting } from './support/content'
import {
  receivedMails,
  contactPage,
  control,
  described,
  dialog,
  expectValues,
  feedbackPage,
  fields,
  fill,
  waitForHydratedForm,
  newEnquiry,
  noValues,
  okButton,
  openWith,
  recordRequests,
  sendButton,
  thanks,
  invalidFields,
} from './support/enquiry'
import { holdResponses } from './support/held-requests'
import { expect, test } from './support/test'

const { enquiryForm, site } = content
const { messages } = enquiryForm

for (const formCase of [contactPage, feedbackPage, dialog])
  test(`on the ${formCase.name} only a valid form is sent, and the thanks follow the response`, async ({
    page,
    problems,
  }) => {
    const form = await formCase.openForm(page)
    const requests = recordRequests(page)
    const popup = thanks(page, formCase)
    const summary = form.getByRole('group').filter({ hasText: enquiryForm.summary })

    await test.step('it is empty at first, with labels, placeholders and hints, without messages', async () => {
      await expectValues(form, { ...noValues, subject: formCase.subject })
      for (const field of fields) {
        await expect(control(form, field)).toHaveAttribute('placeholder', field.placeholder)
        await expect(control(form, field)).toHaveAccessibleDescription(starting(described(field)))
        await expect(form.getByText(described(field), { exact: true })).toBeVisible()
      }
      await expect(invalidFields(form)).toHaveCount(0)
    })

    await test.step('sent empty, it marks every field and links to each', async () => {
      await fill(form, { subject: '' })
      await sendButton(form).click()
      await expect(summary).toBeFocused()
      await expect(invalidFields(form)).toHaveCount(fields.length)
      for (const field of fields) {
        await expect(control(form, field)).toHaveAccessibleDescription(starting(described(field, field.required)))
        await expect(control(form, field)).toHaveCSS('border-color', 'rgb(180, 35, 44)')
        await summary.getByRole('link', { name: field.label.replace(/ ?:$/, ''), exact: true }).click()
        await expect(control(form, field)).toBeFocused()
      }
    })

    await test.step('with one invalid field it sends nothing; with none the trimmed values', async () => {
      const release = await holdResponses(page)
      const { input, expectedMail } = newEnquiry()
      await fill(form, { ...input, message: '' })
      await sendButton(form).click()
      await expect(invalidFields(form)).toHaveCount(1)
      await expect(summary.getByRole('link')).toHaveCount(1)
      expect(requests).toEqual([])
      await fill(form, { message: input.message })
      await form.locator(`[name=${formCase === feedbackPage ? 'subject' : 'email'}]`).press('Enter')
      await expect.poll(() => receivedMails(expectedMail)).toHaveLength(1)
      await expect(sendButton(form)).toBeDisabled()
      await expect(popup).toHaveCount(0)
      release()
      await expect(popup).toContainText(enquiryForm.success.text)
      const body = {
        lib_version: '3.10.0',
        user_id: 'local-public-key',
        service_id: 'local-service',
        template_id: 'local-template',
        template_params: expectedMail,
      }
      await expect(page.locator('[role=dialog]')).toHaveCount(1)
      await expect(page.locator('[aria-invalid]')).toHaveCount(0)
      expect(requests).toHaveLength(1)
      expect(await receivedMails(expectedMail)).toEqual([body])
      for (const words of [expectedMail.subject, site.name, expectedMail.email, expectedMail.contactno])
        await expect(popup).toHaveAccessibleDescription(new RegExp(literally(words)))
      await expect(okButton(popup)).toBeFocused()
    })

    await test.step('after the thanks the form is empty again', async () => {
      await okButton(popup).click()
      await expect(popup).toHaveCount(0)
      await expect(formCase === dialog ? dialog.opener(page) : sendButton(form)).toBeFocused()
      if (formCase === dialog) await openWith(dialog.opener(page))
      await expectValues(form, { ...noValues, subject: formCase.subject })
      await expect(invalidFields(form)).toHaveCount(0)
      expect(problems).toEqual([])
    })
  })

test('a field is validated on blur, and from then on at every change', async ({ page }) => {
  const form = await contactPage.openForm(page)
  for (const [index, field] of fields.entries()) {
    // Key by key: a premature message would be there at the last key.
    await control(form, field).pressSequentially('a'.repeat((field.min ?? 2) - 1))
    await expect(invalidFields(form)).toHaveCount(index)
    await page.keyboard.press('Tab')
    await expect(invalidFields(form)).toHaveCount(index + 1)
  }
  const { name } = enquiryForm.fields
  await expect(control(form, name)).toHaveAccessibleDescription(
    described(name, interpolate(messages.tooShort, { min: name.min })),
  )
  await control(form, name).fill('  ')
  await expect(control(form, name)).toHaveAccessibleDescription(described(name, name.required))
  await fill(form, newEnquiry().expectedMail)
  await expect(invalidFields(form)).toHaveCount(0)
})

test('phone number and e-mail address are normalised on paste and blur', async ({ page }) => {
  const form = await contactPage.openForm(page)
  const { contactno, email, message } = enquiryForm.fields
  const number = control(form, contactno)
  for (const [field, text, normalised] of [
    [number, '\u202A+977 984-1012345\u202C', '9841012345'],
    [control(form, email), 'Sita Sharma <sita@example.com>,', 'sita@example.com'],
  ] as const) {
    await control(form, message).fill(text)
    await control(form, message).press('ControlOrMeta+A')
    await control(form, message).press('ControlOrMeta+X')
    await field.press('ControlOrMeta+V')
    await expect(field).toHaveValue(normalised)
  }
  await number.fill('९८४-१०१ २३४६')
  await number.blur()
  await expect(number).toHaveValue('9841012346')
  await expect(number).not.toHaveAttribute('aria-invalid')
  for (const landline of ['01-4123456', '025-520123', '०२५-५२०१२३', '+977-1-4567890']) {
    await number.fill(landline)
    await number.blur()
    const said = `${messages.invalidNumber} ${messages.landline}`
    await expect(number).toHaveAccessibleDescription(described(contactno, said))
  }
  await number.fill('+91 98410 12345')
  await number.blur()
  await expect(number).toHaveAccessibleDescription(described(contactno, messages.invalidNumber))
  await expect(number).toHaveValue('+91 98410 12345')
})

test('autofill without events is validated, kept and sent', async ({ page }) => {
  const form = await contactPage.openForm(page)
  const { expectedMail } = newEnquiry()
  const fillIn = (values: Partial<typeof expectedMail>) =>
    form.evaluate((part, texts) => {
      for (const [name, text] of Object.entries(texts))
        Object.assign(part.querySelector(`[name=${name}]`) ?? {}, { value: text })
    }, values)

  await fillIn({ ...expectedMail, name: 'Sita', contactno: `+977-${expectedMail.contactno}` })
  await sendButton(form).click()
  await expect(invalidFields(form)).toHaveAccessibleName(enquiryForm.fields.name.label)
  await page.reload()
  await expectValues(await waitForHydratedForm(page), { ...expectedMail, name: 'Sita' })
  await fillIn({ name: expectedMail.name })
  await sendButton(form).click()
  await expect(thanks(page)).toBeVisible()
  expect(await receivedMails(expectedMail)).toMatchObject([{ template_params: expectedMail }])
})

test('the form has autofill attributes, and fits with its messages at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const form = await contactPage.openForm(page)
  const tokens = {
    name: 'name',
    coopname: 'organization',
    contactno: 'tel-national',
    address: 'address-line1',
    email: 'email',
    subject: 'off',
    message: 'off',
  }
  for (const [name, token] of Object.entries(tokens))
    await expect(form.locator(`[name=${name}]`)).toHaveAttribute('autocomplete', token)
  await sendButton(form).click()
  const summary = form.getByRole('group').filter({ hasText: enquiryForm.summary })
  await expect(summary).toBeFocused()
  await expect(summary.getByText(enquiryForm.summary, { exact: true })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
