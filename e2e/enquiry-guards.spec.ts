import { content, filled } from './support/content'
import {
  arrived,
  contactPage,
  expectValues,
  fill,
  newEnquiry,
  okButton,
  recordSends,
  sendButton,
} from './support/enquiry'
import { expect, test } from './support/test'

const HONEYPOT = 'input[name="remark"]'
const { enquiryForm, site } = content
const { failure: words } = enquiryForm

test('what holds an enquiry back', async ({ page }) => {
  test.slow()
  const form = await contactPage.open(page)
  const popup = page.getByRole('dialog', { name: contactPage.title, exact: true })

  await test.step('the honeypot is hidden from people, and its value is never sent', async () => {
    const sends = recordSends(page)
    const honeypot = form.locator(HONEYPOT)
    await expect(form.getByRole('textbox', { name: enquiryForm.honeypot })).toHaveCount(0)
    await expect(form.getByRole('textbox', { name: enquiryForm.honeypot, includeHidden: true })).toHaveCount(1)
    // Its container shows one pixel of it at most.
    expect((await honeypot.locator('..').boundingBox())?.width).toBeLessThanOrEqual(1)
    await expect(honeypot).toHaveAttribute('autocomplete', 'off')
    await expect(honeypot).toHaveAttribute('tabindex', '-1')

    const { typed, sent } = newEnquiry()
    await fill(form, typed)
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://example.com'))
    await sendButton(form).click()
    await expect(form.getByRole('alert').filter({ hasText: enquiryForm.suspected })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(sends).toEqual([])
    await expectValues(form, typed)

    await sendButton(form).click()
    await expect(popup).toBeVisible()
    expect(sends).toHaveLength(1)
    expect(sends[0]?.postData()).not.toContain('https://example.com')
    expect(await arrived(sent)).toHaveLength(1)
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = ''))
    await okButton(page).click()
  })

  await test.step('at least one second passes between two sends', async () => {
    await page.evaluate(() => localStorage.clear())
    await fill(form, newEnquiry('[simulate:server-error]').typed)
    await sendButton(form).click()
    await form.getByRole('button', { name: words.retry }).click()
    // The form's own times: a request begins a moment later.
    const times = () =>
      page.evaluate(() => {
        const sends = JSON.parse(localStorage.getItem('enquiries-sent') ?? '[]') as { at: number }[]
        return sends.map(({ at }) => at)
      })
    await expect.poll(async () => (await times()).length).toBe(2)
    const [first = 0, second = 0] = await times()
    expect(second - first).toBeGreaterThanOrEqual(1000)
    await expect(form.getByRole('button', { name: words.retry })).toBeVisible()
  })

  await test.step('at most five messages are sent in ten minutes; then the phone number is offered', async () => {
    // Five are counted from here.
    await page.evaluate(() => localStorage.clear())
    for (let count = 0; count < 5; count++) {
      await fill(form, newEnquiry().typed)
      await sendButton(form).click()
      await expect(popup).toBeVisible()
      await okButton(page).click()
    }
    const sends = recordSends(page)
    const { typed } = newEnquiry()
    await fill(form, typed)
    await sendButton(form).click()
    const notice = form.getByRole('group').filter({ hasText: words.reasons.limit })
    await expect(notice).toContainText(filled(words.waitMinutes, { count: 10 }))
    await expect(notice.getByRole('link', { name: site.phones[0], exact: true })).toBeVisible()
    expect(sends).toEqual([])
    await expectValues(form, typed)
  })
})
