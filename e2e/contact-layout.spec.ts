import { askAbout, content, interpolate, productWithoutGallery } from './support/content'
import { control, described, failure, fill, MAIL, newEnquiry, openWith, sendButton } from './support/enquiry'
import { expect, openHydrated, test } from './support/test'

const { contact, enquiryForm, labels, site } = content

test('on a phone the contact page shows telephone, offices and form in this order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contactus')
  const main = page.getByRole('main')
  const parts = [
    main.getByRole('link', { name: site.phones[0], exact: false }).first(),
    main.getByRole('heading', { name: contact.officesTitle }),
    main.getByRole('textbox').first(),
    sendButton(main),
  ]
  for (const part of parts) await expect(part).toBeVisible()
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})

test('on a desktop the whole form is on the first screen, and Send keeps its position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/contactus')
  const main = page.getByRole('main')
  await expect(sendButton(main)).toBeInViewport({ ratio: 1 })
  const { message } = enquiryForm.fields
  const count = interpolate(enquiryForm.count, { count: 0, max: message.max })
  await expect(main.getByLabel(message.label)).toHaveAccessibleDescription(described(message, count))

  // A message replaces a hint of two lines when the field is left.
  const { email } = enquiryForm.fields
  await page.evaluate(async () => void (await document.fonts.ready))
  const before = await sendButton(main).boundingBox()
  await control(main, email).fill('sita')
  await control(main, email).blur()
  await expect(control(main, email)).toHaveAccessibleDescription(described(email, enquiryForm.messages.invalidEmail))
  await expect.poll(() => sendButton(main).boundingBox()).toEqual(before)
})

test('header and Send button of the dialog stay visible while the form scrolls, and after a failure', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await openHydrated(page, productWithoutGallery.path)
  const dialog = await openWith(page.getByRole('button', { name: askAbout(productWithoutGallery), exact: true }))
  await expect(sendButton(dialog)).toBeInViewport({ ratio: 1 })
  const message = dialog.getByLabel(enquiryForm.fields.message.label)
  await message.focus()
  await expect(message).toBeInViewport({ ratio: 1 })
  await expect(sendButton(dialog)).toBeInViewport({ ratio: 1 })
  await page.route(MAIL, (route) => route.abort())
  await fill(dialog, newEnquiry().input)
  await sendButton(dialog).click()
  await expect(failure(dialog)).toBeFocused()
  await expect(dialog.getByRole('button', { name: labels.close })).toBeInViewport({ ratio: 1 })
})
