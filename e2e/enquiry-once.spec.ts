import { content } from './support/content'
import {
  hydratedForm,
  arrived,
  contactPage,
  expectValues,
  feedbackPage,
  fill,
  letPass,
  newEnquiry,
  noValues,
  okButton,
  recordSends,
  sendButton,
} from './support/enquiry'
import { NO_ANSWER_MS } from './support/faults'
import { expect, MAILBOX, test } from './support/test'

const { failure: words } = content.enquiryForm

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

test('two tabs with the same enquiry send it once, and both say that it arrived', async ({ page, context }) => {
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

test.describe('by the clock', () => {
  test.use({ ownTab: true })

  test('two tabs without an answer send the enquiry once and call the outcome unknown', async ({ page, context }) => {
    const other = await context.newPage()
    const { typed } = newEnquiry('[simulate:never-answers]')
    const tabs = [page, other]
    const sends = tabs.map(recordSends)
    for (const tab of tabs) await tab.clock.install()
    const opened = [await contactPage.open(page), await contactPage.open(other)]
    for (const form of opened) await fill(form, typed)
    for (const form of opened) await sendButton(form).click()
    // The second tab waits for the first one's send, and gives up at the same time.
    for (const form of opened) await expect(sendButton(form)).toBeDisabled()
    for (const tab of tabs) await tab.clock.fastForward(NO_ANSWER_MS)
    for (const form of opened) await expect(form.getByRole('group')).toContainText(words.unknownTitle)
    expect(sends.flat()).toHaveLength(1)
  })

  test('after a failed second try, the arrival of the first one is shown', async ({ page }) => {
    await page.clock.install()
    const form = await contactPage.open(page)
    // Long enough for all the steps before the answer comes.
    const { typed, sent } = newEnquiry('[delay:6000]')
    await fill(form, typed)
    await sendButton(form).click()
    await letPass(page, form, NO_ANSWER_MS)
    await expect(form.getByRole('group')).toContainText(words.unknownTitle)
    await page.route(`${MAILBOX}/**`, (route) =>
      route.fulfill({ status: 500, body: 'No', headers: { 'access-control-allow-origin': '*' } }),
    )
    await form.getByRole('button', { name: words.retry }).click()
    await expect(form.getByRole('group')).toContainText(words.reasons.fault)
    await expect(page.getByRole('dialog', { name: contactPage.title, exact: true })).toContainText(sent.subject)
    expect(await arrived(sent)).toHaveLength(1)
    await okButton(page).click()
    await expectValues(form, noValues)
  })
})

test('an enquiry that the back button brings back is not sent again', async ({ page }) => {
  const form = await contactPage.open(page)
  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  await sendButton(form).click()
  await okButton(page).click()
  await page.goto('/company/faqs')
  await page.goBack()
  const again = await hydratedForm(page)
  const sends = recordSends(page)
  // As a browser does that restores the fields.
  await fill(again, typed)
  await sendButton(again).click()
  await expect(page.getByRole('dialog', { name: contactPage.title, exact: true })).toBeVisible()
  expect(sends).toEqual([])
  expect(await arrived(sent)).toHaveLength(1)
})

test('an enquiry without an answer does not block another one', async ({ page }) => {
  const first = newEnquiry('[simulate:never-answers]')
  await fill(await contactPage.open(page), first.typed)
  await sendButton(page.getByRole('main')).click()
  const other = await page.context().newPage()
  const form = await feedbackPage.open(other)
  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  await sendButton(form).click()
  await expect(other.getByRole('dialog', { name: feedbackPage.title, exact: true })).toBeVisible()
  expect(await arrived(sent)).toHaveLength(1)
})
