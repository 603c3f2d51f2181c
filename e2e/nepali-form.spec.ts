import { contentByLocale, startingWith } from './support/content'
import { descriptionOf, fields, mainForm, MAIL_API, receivedMails, uniqueEnquiry } from './support/enquiry'
import { latinWords } from './support/latin-words'
import { expect, openHydrated, test } from './support/test'

const { enquiryForm } = contentByLocale.ne

test('messages and thanks are in Nepali; typed text has a font with all characters', async ({ page }) => {
  await openHydrated(page, '/ne/contactus')
  const form = mainForm(page)
  const send = form.root.getByRole('button', { name: enquiryForm.send, exact: true })
  const { input, expectedMail } = uniqueEnquiry()
  const nepaliInput = { ...input, name: 'सीता', address: 'इलाम', contactno: '९८४१०००००१' }
  const typedText = Object.values(nepaliInput).join(' ')
  const untranslatedWords = async () => (await latinWords(page)).filter((word) => !typedText.includes(word))
  // The other fonts contain only the characters of the content.
  const fullFont = /^mukta-typed,/
  const isFullFontLoaded = () =>
    page.evaluate(
      (text) =>
        [...document.fonts].some(({ family, status }) => family === 'mukta-typed' && status === 'loaded') &&
        document.fonts.check('1em mukta-typed', text),
      typedText,
    )

  await test.step('the first focus loads the full font', async () => {
    expect(await isFullFontLoaded()).toBe(false)
    await form.root.locator(`[name=${fields[0]!.key}]`).focus()
    await expect.poll(isFullFontLoaded).toBe(true)
  })

  await test.step('validation messages', async () => {
    await send.click()
    for (const { key } of fields) {
      const field = enquiryForm.fields[key]
      await expect(form.root.locator(`[name=${key}]`)).toHaveAccessibleDescription(
        startingWith(descriptionOf(field, field.required, contentByLocale.ne)),
      )
    }
    expect(await untranslatedWords()).toEqual([])
  })

  await test.step('failure notice', async () => {
    await page.route(MAIL_API, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
    await form.fill(nepaliInput)
    await send.click()
    await expect(form.root.getByText(enquiryForm.failure.reasons.unavailable)).toBeVisible()
    expect(await untranslatedWords()).toEqual([])
    await page.unrouteAll()
  })

  await test.step('thanks after sending a phone number in Devanagari digits', async () => {
    for (const { key } of fields) await expect(form.root.locator(`[name=${key}]`)).toHaveCSS('font-family', fullFont)
    await send.click()
    await expect(page.getByRole('dialog')).toContainText(enquiryForm.success.text)
    await expect(page.getByRole('dialog').getByText(expectedMail.subject)).toHaveCSS('font-family', fullFont)
    expect(await untranslatedWords()).toEqual([])
    expect(await receivedMails(expectedMail)).toMatchObject([
      { template_params: { name: nepaliInput.name, contactno: '9841000001' } },
    ])
  })
})
