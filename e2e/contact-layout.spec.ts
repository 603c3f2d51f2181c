import { askAbout, content, interpolate, productWithoutGallery } from './support/content'
import { descriptionOf, mainForm, MAIL, openPage, openDialogWith } from './support/enquiry'
import { waitForFontSwap } from './support/layout-shifts'
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
    mainForm(page).send,
  ]
  for (const part of parts) await expect(part).toBeVisible()
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
})

test('on a desktop the Send button is on the first screen, and an error does not move it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const form = await openPage(page, '/contactus')
  await expect(form.send).toBeInViewport({ ratio: 1 })
  const { message } = enquiryForm.fields
  const countText = interpolate(enquiryForm.count, { count: 0, max: message.max })
  await expect(form.field(message)).toHaveAccessibleDescription(descriptionOf(message, countText))

  // On blur, an error replaces a hint of two lines.
  const { email } = enquiryForm.fields
  await waitForFontSwap(page)
  const before = await form.send.boundingBox()
  await form.field(email).fill('sita')
  await form.field(email).blur()
  await expect(form.field(email)).toHaveAccessibleDescription(descriptionOf(email, enquiryForm.messages.invalidEmail))
  await expect.poll(() => form.send.boundingBox()).toEqual(before)
})

test('in the dialog the Send button stays visible while typing, and the header after a failure', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await openHydrated(page, productWithoutGallery.path)
  const form = await openDialogWith(page.getByRole('button', { name: askAbout(productWithoutGallery), exact: true }))
  await expect(form.send).toBeInViewport({ ratio: 1 })
  const message = form.field(enquiryForm.fields.message)
  await message.focus()
  await expect(message).toBeInViewport({ ratio: 1 })
  await expect(form.send).toBeInViewport({ ratio: 1 })
  await page.route(MAIL, (route) => route.abort())
  await form.submitUnique()
  await expect(form.failure).toBeFocused()
  await expect(form.root.getByRole('button', { name: labels.close })).toBeInViewport({ ratio: 1 })
})
