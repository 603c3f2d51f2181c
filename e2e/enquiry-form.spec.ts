import { content, interpolate, escapeRegExp, startingWith } from './support/content'
import {
  contactPage,
  descriptionOf,
  dialog,
  expectSentOnce,
  feedbackPage,
  fields,
  hydrateForm,
  noValues,
  okButton,
  openDialogWith,
  receivedMails,
  recordMailRequests,
  thanksPopup,
  uniqueEnquiry,
} from './support/enquiry'
import { holdMailResponses } from './support/held-requests'
import { expect, test } from './support/test'

const { enquiryForm, site } = content
const { messages } = enquiryForm

for (const location of [contactPage, feedbackPage, dialog])
  test(`the form of the ${location.name} is sent only if valid, and thanks only after the response`, async ({
    page,
    problems,
  }) => {
    const form = await location.openForm(page)
    const { fields } = location
    const requests = recordMailRequests(page)
    const popup = thanksPopup(page, location)

    await test.step('at first the form is empty, with placeholders and hints, but without errors', async () => {
      await form.expectValues({ ...noValues, subject: location.subject })
      for (const field of fields) {
        await expect(form.field(field)).toHaveAttribute('placeholder', field.placeholder)
        await expect(form.field(field)).toHaveAccessibleDescription(startingWith(descriptionOf(field)))
        await expect(form.root.getByText(descriptionOf(field), { exact: true })).toBeVisible()
      }
      await expect(form.invalidFields).toHaveCount(0)
    })

    await test.step('on Send an empty form marks every field, and its error summary links to each field', async () => {
      await form.submit({ subject: '' })
      await expect(form.errorSummary).toBeFocused()
      await expect(form.invalidFields).toHaveCount(fields.length)
      for (const field of fields) {
        await expect(form.field(field)).toHaveAccessibleDescription(startingWith(descriptionOf(field, field.required)))
        await expect(form.field(field)).toHaveCSS('border-color', 'rgb(180, 35, 44)')
        await form.errorSummary.getByRole('link', { name: field.label.replace(/ ?:$/, ''), exact: true }).click()
        await expect(form.field(field)).toBeFocused()
      }
    })

    await test.step('with one invalid field, Send sends nothing; with no invalid field, Enter sends the trimmed values', async () => {
      const release = await holdMailResponses(page)
      const { input, expectedMail } = uniqueEnquiry()
      await form.submit({ ...input, message: '' })
      await expect(form.invalidFields).toHaveCount(1)
      await expect(form.errorSummary.getByRole('link')).toHaveCount(1)
      expect(requests).toEqual([])
      await form.fill({ message: input.message })
      await test.step('after a refused Send nothing moves, and the caret stays, while somebody types', async () => {
        const field = form.field(enquiryForm.fields.email)
        await form.submit({ email: '' })
        await expect(form.errorSummary).toBeFocused()
        await field.focus()
        const box = await field.boundingBox()
        // At “.com” the address is valid, at “.com.n” it is not.
        await field.pressSequentially('info@example.com.np')
        await expect(field).toBeFocused()
        await expect(field).toHaveValue('info@example.com.np')
        expect(await field.boundingBox()).toEqual(box)
        await expect(form.errorSummary.getByRole('link')).toHaveCount(1)
        await field.fill(input.email)
      })
      // Enter must send from every one-line field: two stand for all.
      await form.root.locator(`[name=${location === feedbackPage ? 'subject' : 'email'}]`).press('Enter')
      await expect.poll(() => receivedMails(expectedMail)).toHaveLength(1)
      await expect(form.send).toBeDisabled()
      await expect(popup).toHaveCount(0)
      release()
      await expect(popup).toContainText(enquiryForm.success.text)
      const expectedBody = {
        lib_version: '3.10.0',
        user_id: 'local-public-key',
        service_id: 'local-service',
        template_id: 'local-template',
        template_params: expectedMail,
      }
      await expect(page.locator('[role=dialog]')).toHaveCount(1)
      await expect(page.locator('[aria-invalid]')).toHaveCount(0)
      expect(requests).toHaveLength(1)
      expect(await receivedMails(expectedMail)).toEqual([expectedBody])
      for (const words of [expectedMail.subject, site.name, expectedMail.email, expectedMail.contactno])
        await expect(popup).toHaveAccessibleDescription(new RegExp(escapeRegExp(words)))
      await expect(okButton(popup)).toBeFocused()
      // A held Enter repeats `keydown` on the button that has the focus by then: the thanks stay.
      const isPrevented = (button: Element) =>
        !button.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }),
        )
      expect(await okButton(popup).evaluate(isPrevented)).toBe(true)
      await expect(popup).toBeVisible()
    })

    await test.step('after the thanks the form is empty again', async () => {
      await okButton(popup).click()
      await expect(popup).toHaveCount(0)
      await expect(location === dialog ? dialog.opener(page) : form.send).toBeFocused()
      if (location === dialog) await openDialogWith(dialog.opener(page))
      await form.expectValues({ ...noValues, subject: location.subject })
      await expect(form.invalidFields).toHaveCount(0)
      expect(problems).toEqual([])
    })
  })

test('a field is validated on blur, and from then on at every change', async ({ page }) => {
  const form = await contactPage.openForm(page)
  for (const [index, field] of fields.entries()) {
    // Types one character too few, key by key: an error before blur would exist after the last key.
    await form.field(field).pressSequentially('a'.repeat((field.min ?? 2) - 1))
    await expect(form.invalidFields).toHaveCount(index)
    await page.keyboard.press('Tab')
    await expect(form.invalidFields).toHaveCount(index + 1)
  }
  const { name } = enquiryForm.fields
  await expect(form.field(name)).toHaveAccessibleDescription(
    descriptionOf(name, interpolate(messages.tooShort, { min: name.min })),
  )
  await form.field(name).fill('  ')
  await expect(form.field(name)).toHaveAccessibleDescription(descriptionOf(name, name.required))
  await form.fill(uniqueEnquiry().expectedMail)
  await expect(form.invalidFields).toHaveCount(0)
})

test('above its maximum the message counter turns to the error at once; a slip in the domain gets a correction', async ({
  page,
}) => {
  const form = await contactPage.openForm(page)
  const { email, message } = enquiryForm.fields
  await form.field(message).fill('a'.repeat((message.max ?? 0) + 1))
  const placeholders = { count: (message.max ?? 0) + 1, max: message.max ?? 0 }
  await expect(form.root.getByText(interpolate(enquiryForm.count, placeholders), { exact: true })).toHaveCSS(
    'color',
    'rgb(180, 35, 44)',
  )
  await form.field(email).fill('sita@gmial.com')
  await form.root.getByRole('button', { name: interpolate(enquiryForm.didYouMean, { domain: 'gmail.com' }) }).click()
  await expect(form.field(email)).toBeFocused()
  await expect(form.field(email)).toHaveValue('sita@gmail.com')
})

test('phone number and e-mail address are normalised on paste and blur', async ({ page }) => {
  const form = await contactPage.openForm(page)
  const { contactno, email, message } = enquiryForm.fields
  const phoneField = form.field(contactno)
  for (const [field, pasted, normalised] of [
    [phoneField, '\u202A+977 984-1012345\u202C', '9841012345'],
    [form.field(email), 'Sita Sharma <sita@example.com>,', 'sita@example.com'],
  ] as const) {
    await form.field(message).fill(pasted)
    await form.field(message).press('ControlOrMeta+A')
    await form.field(message).press('ControlOrMeta+X')
    await field.press('ControlOrMeta+V')
    await expect(field).toHaveValue(normalised)
  }
  await phoneField.fill('९८४-१०१ २३४६')
  await phoneField.blur()
  await expect(phoneField).toHaveValue('9841012346')
  await expect(phoneField).not.toHaveAttribute('aria-invalid')
})

test('values that autofill sets without events are validated, kept over a reload, and sent', async ({ page }) => {
  const form = await contactPage.openForm(page)
  const { expectedMail } = uniqueEnquiry()
  const autofill = (values: Partial<typeof expectedMail>) =>
    form.root.evaluate((root, data) => {
      for (const [name, value] of Object.entries(data)) Object.assign(root.querySelector(`[name=${name}]`)!, { value })
    }, values)
  await autofill({ ...expectedMail, name: 'Sita', contactno: `+977-${expectedMail.contactno}` })
  await form.send.click()
  await expect(form.invalidFields).toHaveAccessibleName(enquiryForm.fields.name.label)
  await page.reload()
  await (await hydrateForm(page)).expectValues({ ...expectedMail, name: 'Sita' })
  await autofill({ name: expectedMail.name })
  await form.send.click()
  await expect(thanksPopup(page)).toBeVisible()
  expect(await receivedMails(expectedMail)).toMatchObject([{ template_params: expectedMail }])
})

test('the fields have autofill attributes; with errors, the form fits the width at 400 % zoom', async ({ page }) => {
  // A window of 1280 × 1024 px at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 })
  const form = await contactPage.openForm(page)
  const autocompleteTokens = {
    name: 'name',
    coopname: 'organization',
    contactno: 'tel-national',
    address: 'address-line1',
    email: 'email',
    subject: 'off',
    message: 'off',
  }
  for (const [name, token] of Object.entries(autocompleteTokens))
    await expect(form.root.locator(`[name=${name}]`)).toHaveAttribute('autocomplete', token)
  await form.send.click()
  await expect(form.errorSummary).toBeFocused()
  await expect(form.errorSummary.getByText(enquiryForm.summary, { exact: true })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('double clicks in two tabs send an enquiry once, and both tabs show the thanks', async ({ page, context }) => {
  const { input, expectedMail } = uniqueEnquiry()
  const releases: (() => void)[] = []
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    const form = await contactPage.openForm(tab)
    releases.push(await holdMailResponses(tab))
    await form.fill(input)
    // Both clicks in one task, before React can disable the button.
    await form.send.evaluate((button: HTMLButtonElement) => [button.click(), button.click()])
    await expect(form.send).toBeDisabled()
  }
  for (const release of releases) release()
  for (const tab of tabs) await expectSentOnce(tab, expectedMail)
})

test('the honeypot field is hidden; if filled, it stops the first Send, but not the second', async ({ page }) => {
  const form = await contactPage.openForm(page)
  const requests = recordMailRequests(page)
  const honeypot = form.root.locator('input[name=remark]')
  await expect(form.root.getByRole('textbox', { name: enquiryForm.honeypot })).toHaveCount(0)
  expect((await honeypot.locator('..').boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(honeypot).toHaveAttribute('autocomplete', 'off')
  await expect(honeypot).toHaveAttribute('tabindex', '-1')
  const { input, expectedMail } = await form.fillUnique()
  await honeypot.evaluate((element: HTMLInputElement) => (element.value = 'https://example.com'))
  await form.send.click()
  await expect(form.root.getByRole('alert').filter({ hasText: enquiryForm.suspected })).toBeVisible()
  expect(requests).toEqual([])
  await form.expectValues(input)
  await form.send.click()
  await expect(thanksPopup(page)).toBeVisible()
  expect(await receivedMails(expectedMail)).toMatchObject([{ template_params: expectedMail }])
  expect(requests[0]?.postData()).not.toContain('https://example.com')
})
