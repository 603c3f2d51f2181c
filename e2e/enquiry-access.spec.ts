import { content } from './support/content'
import {
  arrived,
  contactPage,
  control,
  fields,
  fill,
  forms,
  newEnquiry,
  okButton,
  sendButton,
  type Values,
} from './support/enquiry'
import { expect, test } from './support/test'

const { enquiryForm, site } = content

const tokens: Record<keyof Values, string> = {
  name: 'name',
  coopname: 'organization',
  contactno: 'tel-national',
  address: 'address-line1',
  email: 'email',
  subject: 'off',
  message: 'off',
}

test('browsers and password managers know what each field holds', async ({ page }) => {
  const form = await contactPage.open(page)
  for (const [name, token] of Object.entries(tokens))
    await expect(form.locator(`[name="${name}"]`), name).toHaveAttribute('autocomplete', token)
})

test('each field is marked as required before any error appears', async ({ page }) => {
  const form = await contactPage.open(page)
  await expect(form.getByText(enquiryForm.allRequired, { exact: true })).toBeVisible()
  for (const { label } of fields) await expect(control(form, { label })).toHaveAttribute('aria-required', 'true')
})

for (const { place, title, open } of forms)
  test(`the popup names what was sent, to whom, and where the answer goes: ${place}`, async ({ page }) => {
    const form = await open(page)
    const { typed, sent } = newEnquiry()
    await fill(form, typed)
    await sendButton(form).click()
    const popup = page.getByRole('dialog', { name: title, exact: true })
    for (const words of [sent.subject, site.name, sent.email, sent.contactno])
      await expect(popup).toHaveAccessibleDescription(new RegExp(words.replaceAll('+', '\\+')))
    await expect(okButton(popup)).toBeFocused()
  })

test('Nepali text arrives as it was typed in every field for words', async ({ page }) => {
  const form = await contactPage.open(page)
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
})

for (const [zoom, width] of [
  [200, 640],
  [400, 320],
] as const)
  test(`at ${zoom} % zoom the whole form fits, and the error summary is in view`, async ({ page }) => {
    await page.setViewportSize({ width, height: width * 0.8 })
    const form = await contactPage.open(page)
    await sendButton(form).click()
    const summary = form.getByRole('group').filter({ hasText: enquiryForm.summary })
    await expect(summary).toBeFocused()
    await expect(summary.getByText(enquiryForm.summary, { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(control(form, { label: 'Message :' })).toHaveAttribute('aria-invalid', 'true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
