import { content } from './support/content'
import {
  arrived,
  contactPage,
  control,
  expectValues,
  hydratedForm,
  newEnquiry,
  noValues,
  okButton,
  sendButton,
  wrongFields,
} from './support/enquiry'
import { expect, test } from './support/test'

const { messages } = content.enquiryForm

test('a number and an address lose what came with them, and what cannot be tidied stays', async ({ page }) => {
  const form = await contactPage.open(page)
  const number = control(form, { label: 'Mobile NO:' })
  const address = control(form, { label: 'Email :' })
  const message = control(form, { label: 'Message :' })

  await test.step('at once when they are pasted', async () => {
    for (const [field, text, tidied] of [
      [number, '\u202A+977 984-1012345\u202C', '9841012345'],
      [address, 'Sita Sharma <sita@example.com>,', 'sita@example.com'],
    ] as const) {
      await message.fill(text)
      await message.press('ControlOrMeta+A')
      await message.press('ControlOrMeta+X')
      await field.press('ControlOrMeta+V')
      await expect(field).toHaveValue(tidied)
    }
  })

  await test.step('when the field is left, but not with the window, in which someone may be typing', async () => {
    await number.fill('९८४-१०१ २३४६')
    await number.dispatchEvent('focusout')
    await expect(number).toHaveValue('९८४-१०१ २३४६')
    await number.blur()
    await expect(number).toHaveValue('9841012346')
    await expect(number).toHaveAccessibleDescription('')
    for (const wrong of ['+91 98410 12345', '98410l2345']) {
      await number.fill(wrong)
      await number.blur()
      await expect(number).toHaveAccessibleDescription(messages.invalidNumber)
      await expect(number).toHaveValue(wrong)
    }
  })
})

test('what stands in the page is checked, kept and sent, although the browser told nothing of it', async ({ page }) => {
  await contactPage.open(page)
  const form = page.getByRole('main')
  const { sent } = newEnquiry()
  const fillIn = (values: Partial<typeof sent>) =>
    form.evaluate((part, texts) => {
      for (const [name, text] of Object.entries(texts)) {
        const field = part.querySelector<HTMLInputElement>(`[name=${name}]`)
        if (field) field.value = text
      }
    }, values)

  await fillIn({ ...sent, name: 'Sita', contactno: `+977-${sent.contactno}` })
  await sendButton(form).click()
  await expect(wrongFields(form)).toHaveCount(1)
  await expect(wrongFields(form)).toHaveAccessibleName('Name :')
  await page.reload()
  await expectValues(await hydratedForm(page), { ...sent, name: 'Sita' })
  await fillIn({ name: sent.name })
  await sendButton(form).click()
  await okButton(page.getByRole('dialog', { name: contactPage.title, exact: true })).click()
  expect(await arrived(sent)).toMatchObject([{ template_params: sent }])
  await expectValues(form, noValues)
  await page.reload()
  await expectValues(await hydratedForm(page), noValues)
})
