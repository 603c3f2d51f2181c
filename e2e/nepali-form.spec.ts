import { editions, starting } from './support/content'
import { described, fields, mainForm, MAIL, receivedMails, uniqueEnquiry } from './support/enquiry'
import { latinWords } from './support/latin-words'
import { expect, openHydrated, test } from './support/test'

const { enquiryForm } = editions.ne

test('messages, failure and thanks of the form are in Nepali, and typed text has the full font', async ({ page }) => {
  await openHydrated(page, '/ne/contactus')
  const form = mainForm(page)
  const send = form.root.getByRole('button', { name: enquiryForm.send, exact: true })
  const { input, expectedMail } = uniqueEnquiry()
  const nepali = { ...input, name: 'सीता', address: 'इलाम', contactno: '९८४१०००००१' }
  const own = Object.values(nepali).join(' ')
  const foreign = async () => (await latinWords(page)).filter((word) => !own.includes(word))
  // The other fonts are subset to the texts of the content.
  const whole = /^mukta-typed,/
  const hasCome = () =>
    page.evaluate(
      (text) =>
        [...document.fonts].some(({ family, status }) => family === 'mukta-typed' && status === 'loaded') &&
        document.fonts.check('1em mukta-typed', text),
      own,
    )

  await test.step('the first focus loads the full font', async () => {
    expect(await hasCome()).toBe(false)
    await form.root.locator(`[name=${fields[0]!.key}]`).focus()
    await expect.poll(hasCome).toBe(true)
  })

  await test.step('validation messages', async () => {
    await send.click()
    for (const { key } of fields) {
      const field = enquiryForm.fields[key]
      await expect(form.root.locator(`[name=${key}]`)).toHaveAccessibleDescription(
        starting(described(field, field.required, editions.ne)),
      )
    }
    expect(await foreign()).toEqual([])
  })

  await test.step('a failure', async () => {
    await page.route(MAIL, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
    await form.fill(nepali)
    await send.click()
    await expect(form.root.getByText(enquiryForm.failure.reasons.unavailable)).toBeVisible()
    expect(await foreign()).toEqual([])
    await page.unrouteAll()
  })

  await test.step('thanks, for a phone number in Devanagari digits', async () => {
    for (const { key } of fields) await expect(form.root.locator(`[name=${key}]`)).toHaveCSS('font-family', whole)
    await send.click()
    await expect(page.getByRole('dialog')).toContainText(enquiryForm.success.text)
    await expect(page.getByRole('dialog').getByText(expectedMail.subject)).toHaveCSS('font-family', whole)
    expect(await foreign()).toEqual([])
    expect(await receivedMails(expectedMail)).toMatchObject([
      { template_params: { name: nepali.name, contactno: '9841000001' } },
    ])
  })
})
