import { askLabel, content, interpolate, productWithoutGallery } from './support/content'
import { descriptionOf, mainForm, MAIL_API, openFormPage, openDialogWith } from './support/enquiry'
import { waitForFontSwap } from './support/layout-shifts'
import { expect, openHydrated, test } from './support/test'

const { contact, enquiryForm, labels, site } = content

test('on a phone the contact page shows telephone, offices (once) and form in this order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contactus')
  const main = page.getByRole('main')
  const elements = [
    main.getByRole('link', { name: site.phones[0] }).first(),
    main.getByRole('heading', { name: contact.officesTitle }),
    main.getByRole('textbox').first(),
    mainForm(page).send,
  ]
  for (const element of elements) await expect(element).toBeVisible()
  const tops = await Promise.all(elements.map(async (element) => (await element.boundingBox())?.y ?? NaN))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await expect(page.getByRole('heading', { name: labels.branchOffices, exact: true })).toBeHidden()
})

test('on a desktop Send is in view without scrolling, and an error does not move this button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const form = await openFormPage(page, '/contactus')
  await expect(form.send).toBeInViewport({ ratio: 1 })
  const { message } = enquiryForm.fields
  const countText = interpolate(enquiryForm.count, { count: 0, max: message.max })
  await expect(form.field(message)).toHaveAccessibleDescription(descriptionOf(message, countText))

  // The error after blur stands before the hint, in the room of two lines.
  const { email } = enquiryForm.fields
  await waitForFontSwap(page)
  const boxBefore = await form.send.boundingBox()
  await form.field(email).fill('sita')
  await form.field(email).blur()
  await expect(form.field(email)).toHaveAccessibleDescription(descriptionOf(email, enquiryForm.messages.invalidEmail))
  await expect.poll(() => form.send.boundingBox()).toEqual(boxBefore)
})

test('in the dialog, Send is in view while typing, and Close is in view after a failure', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await openHydrated(page, productWithoutGallery.path)
  const form = await openDialogWith(page.getByRole('button', { name: askLabel(productWithoutGallery), exact: true }))
  await expect(form.send).toBeInViewport({ ratio: 1 })
  const message = form.field(enquiryForm.fields.message)
  await message.focus()
  await expect(message).toBeInViewport({ ratio: 1 })
  await expect(form.send).toBeInViewport({ ratio: 1 })
  await page.route(MAIL_API, (route) => route.abort())
  await form.submitUnique()
  await expect(form.failureNotice).toBeFocused()
  await expect(form.root.getByRole('button', { name: labels.close })).toBeInViewport({ ratio: 1 })
})
