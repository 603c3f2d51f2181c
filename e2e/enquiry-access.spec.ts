import { content } from './support/content'
import {
  arrived,
  contactPage,
  control,
  fields,
  fill,
  newEnquiry,
  okButton,
  sendButton,
  type Values,
} from './support/enquiry'
import { expect, test } from './support/test'

const { enquiryForm } = content

const tokens: Record<keyof Values, string> = {
  name: 'name',
  coopname: 'organization',
  contactno: 'tel-national',
  address: 'address-line1',
  email: 'email',
  subject: 'off',
  message: 'off',
}

test('the form serves assistive technology, password managers, zoom and Nepali text', async ({ page }) => {
  const narrow = (width: number) => page.setViewportSize({ width, height: width * 0.8 })
  await narrow(640)
  const form = await contactPage.open(page)

  await test.step('browsers and password managers know what each field holds', async () => {
    for (const [name, token] of Object.entries(tokens))
      await expect(form.locator(`[name="${name}"]`), name).toHaveAttribute('autocomplete', token)
  })

  await test.step('each field is marked as required before any error appears', async () => {
    await expect(form.getByText(enquiryForm.allRequired, { exact: true })).toBeVisible()
    for (const { label } of fields) await expect(control(form, { label })).toHaveAttribute('aria-required', 'true')
  })

  const expectFit = async (width: number) => {
    const summary = form.getByRole('group').filter({ hasText: enquiryForm.summary })
    await expect(summary).toHaveCount(0)
    await sendButton(form).click()
    await expect(summary).toBeFocused()
    await expect(summary.getByText(enquiryForm.summary, { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(control(form, { label: 'Message :' })).toHaveAttribute('aria-invalid', 'true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await test.step('at 200 % zoom the whole form fits, and the error summary is in view', () => expectFit(640))

  await test.step('Nepali text arrives as it was typed in every field for words', async () => {
    const { sent } = newEnquiry()
    const nepali = {
      ...sent,
      name: 'कृष्णकुमारी श्रेष्ठ',
      coopname: 'हिमाल बचत तथा ऋण सहकारी संस्था लिमिटेड',
      address: 'बिर्तामोड, झापा',
      subject: 'गोल्ड प्लसको मूल्य',
      message: `मूल्य कति हो? ${sent.message}`,
    }
    await fill(form, nepali)
    await sendButton(form).click()
    await expect(page.getByRole('dialog', { name: contactPage.title, exact: true })).toBeVisible()
    const [body] = (await arrived(nepali)) as { template_params: Values }[]
    expect(body?.template_params).toEqual(nepali)
    await okButton(page).click()
  })

  await test.step('at 400 % zoom too', async () => {
    await narrow(320)
    await expectFit(320)
  })
})
