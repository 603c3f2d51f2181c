import { content } from './support/content'
import {
  receivedMails,
  contactPage,
  expectValues,
  fill,
  newEnquiry,
  okButton,
  openPage,
  recordRequests,
  sendButton,
  thanks,
  type Form,
} from './support/enquiry'
import { holdScripts, openWithFailingScripts, SCRIPTS, scriptsFailed, scriptWith } from './support/held-requests'
import { expect, linkTo, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 } })

const { enquiryForm } = content
const unsent = (form: Form) => form.getByRole('alert').filter({ hasText: enquiryForm.withScriptsMissing })

for (const [late, scripts] of [
  ['all scripts are', SCRIPTS],
  ["the form's own code is", scriptWith('tel-national')],
] as const)
  test(`while ${late} late, an early Send is queued; nothing is lost or put in the address`, async ({ page }) => {
    const release = await holdScripts(page, scripts)
    await page.goto('/contactus', { waitUntil: 'domcontentloaded' })
    const form = page.getByRole('main')
    const { input, expectedMail } = newEnquiry()
    const requests = recordRequests(page)
    await fill(form, input)
    await sendButton(form).click()
    await expect(unsent(form)).toBeVisible()
    await expect(page).toHaveURL('/contactus')
    expect(requests).toEqual([])
    release()
    await expect(thanks(page)).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(await receivedMails(expectedMail)).toHaveLength(1)
  })

test('if the scripts fail, an early Send reports it; the next one reloads them and sends', async ({ page }) => {
  await openWithFailingScripts(page, '/contactus')
  const form = page.getByRole('main')
  const { input, expectedMail } = newEnquiry()
  await fill(form, input)
  await expect(unsent(form)).toBeHidden()
  await sendButton(form).click()
  await expect(unsent(form)).toBeInViewport({ ratio: 1 })
  await expect(unsent(form).getByRole('link')).toHaveCount(2)
  await scriptsFailed(page)
  await page.unroute(SCRIPTS)
  await sendButton(form).click()
  await expect(thanks(page)).toBeVisible()
  await expect(unsent(form)).toBeHidden()
  expect(await receivedMails(expectedMail)).toHaveLength(1)
})

test('leaving after an early Send asks first; the draft is kept, and the thanks show without the popup chunk', async ({
  page,
}) => {
  await openWithFailingScripts(page, '/contactus')
  const form = page.getByRole('main')
  const { input, expectedMail } = newEnquiry()
  await fill(form, input)
  await sendButton(form).click()
  const dialogTypes: string[] = []
  page.on('dialog', (question) => {
    dialogTypes.push(question.type())
    void question.accept()
  })
  await linkTo(page.getByRole('banner'), '/').first().click()
  await expect(page).toHaveURL('/')
  expect(dialogTypes).toEqual(['beforeunload'])
  await page.unroute(SCRIPTS)
  await openPage(page, '/contactus')
  await expectValues(form, input)
  expect(await receivedMails(expectedMail)).toEqual([])

  await page.route(SCRIPTS, (route) => route.abort())
  await sendButton(form).click()
  await expect(form.getByRole('status').filter({ hasText: contactPage.title })).toContainText(expectedMail.email)
  await okButton(form).click()
  await expect(form.getByText(contactPage.title)).toHaveCount(0)
})
