import {
  aliveForm,
  arrived,
  contactPage,
  expectValues,
  fill,
  newEnquiry,
  openPage,
  recordSends,
  sendButton,
} from './support/enquiry'
import { expect, test } from './support/test'

const TRAP = 'input[name="remark"]'

test('Enter twice sends once', async ({ page }) => {
  const form = await contactPage.open(page)
  const sends = recordSends(page)
  const { typed, sent } = newEnquiry('[delay:300]')
  await fill(form, typed)
  const email = form.getByRole('textbox', { name: 'Email :' })
  await email.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: contactPage.title, exact: true })).toBeVisible()
  expect(sends).toHaveLength(1)
  expect(await arrived(sent)).toHaveLength(1)
})

test('two tabs with the same enquiry send once, and both tell that it has arrived', async ({ page, context }) => {
  const other = await context.newPage()
  const tabs = [page, other]
  const { typed, sent } = newEnquiry('[delay:800]')
  const sends = tabs.map(recordSends)
  const opened = [await contactPage.open(page), await contactPage.open(other)]
  for (const form of opened) await fill(form, typed)
  for (const form of opened) await sendButton(form).click()
  for (const tab of tabs)
    await expect(tab.getByRole('dialog', { name: contactPage.title, exact: true })).toContainText(sent.subject)
  expect(sends.flat()).toHaveLength(1)
  expect(await arrived(sent)).toHaveLength(1)
})

test('what was sent and comes back with the back button is not sent again', async ({ page }) => {
  const form = await contactPage.open(page)
  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  await sendButton(form).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await page.goto('/company/faqs')
  await page.goBack()
  const again = await aliveForm(page)
  const sends = recordSends(page)
  // As a browser would that fills the form in again.
  await fill(again, typed)
  await sendButton(again).click()
  await expect(page.getByRole('dialog', { name: contactPage.title, exact: true })).toBeVisible()
  expect(sends).toEqual([])
  expect(await arrived(sent)).toHaveLength(1)
})

test('five messages in ten minutes are the most, with the way by phone', async ({ page }) => {
  test.slow()
  const form = await contactPage.open(page)
  const popup = page.getByRole('dialog', { name: contactPage.title, exact: true })
  for (let count = 0; count < 5; count++) {
    await fill(form, newEnquiry().typed)
    await sendButton(form).click()
    await expect(popup).toBeVisible()
    await page.getByRole('button', { name: 'OK' }).click()
  }
  const sends = recordSends(page)
  const { typed } = newEnquiry()
  await fill(form, typed)
  await sendButton(form).click()
  const notice = form.getByRole('alert').filter({ hasText: 'five messages in ten minutes' })
  await expect(notice).toContainText(/send again in 9:\d\d minutes/)
  await expect(notice.getByRole('link', { name: /^\+977/ })).toBeVisible()
  expect(sends).toEqual([])
  await expectValues(form, typed)
})

test('there is a second between two sends', async ({ page }) => {
  const form = await contactPage.open(page)
  const times: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') times.push(Date.now())
  })
  const { typed } = newEnquiry('[simulate:server-error]')
  await fill(form, typed)
  await sendButton(form).click()
  await form.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => times.length).toBe(2)
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990)
})

test('the field for programs is hidden from people, and what it says is never sent', async ({ page }) => {
  const form = await contactPage.open(page)
  const sends = recordSends(page)
  const trap = form.locator(TRAP)
  await expect(form.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0)
  await expect(form.getByRole('textbox', { name: 'Leave this field empty', includeHidden: true })).toHaveCount(1)
  // What holds it shows one pixel of it.
  expect((await trap.locator('..').boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(trap).toHaveAttribute('autocomplete', 'off')
  await expect(trap).toHaveAttribute('tabindex', '-1')

  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://example.com'))
  await sendButton(form).click()
  await expect(form.getByRole('alert').filter({ hasText: 'press Send once more' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(sends).toEqual([])
  await expectValues(form, typed)

  await sendButton(form).click()
  await expect(page.getByRole('dialog', { name: contactPage.title, exact: true })).toBeVisible()
  expect(sends).toHaveLength(1)
  expect(sends[0]?.postData()).not.toContain('https://example.com')
  expect(await arrived(sent)).toHaveLength(1)
})

test('an enquiry that hangs does not hold up another one', async ({ page }) => {
  const first = newEnquiry('[simulate:never-answers]')
  await fill(await contactPage.open(page), first.typed)
  await sendButton(page.getByRole('main')).click()
  const other = await page.context().newPage()
  const form = await openPage(other, '/company/feedback')
  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  await sendButton(form).click()
  await expect(other.getByRole('dialog', { name: 'Feedback Sent !', exact: true })).toBeVisible()
  expect(await arrived(sent)).toHaveLength(1)
})
