import {
  contactPage,
  expectSentOnce,
  mainForm,
  okButton,
  openFormPage,
  receivedMails,
  recordMailRequests,
} from './support/enquiry'
import { holdScripts, openWithFailingScripts, SCRIPTS, expectScriptsFailed, scriptWith } from './support/held-requests'
import { expect, linkTo, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 } })

for (const [scriptsName, scripts] of [
  ['any script', SCRIPTS],
  // Only the form's chunk contains this value of `autocomplete`.
  ["the form's chunk", scriptWith('tel-national')],
] as const)
  test(`a Send before ${scriptsName} has loaded is delayed, and puts no values into the address`, async ({ page }) => {
    const release = await holdScripts(page, scripts)
    await page.goto('/contactus', { waitUntil: 'domcontentloaded' })
    const form = mainForm(page)
    const requests = recordMailRequests(page)
    const { expectedMail } = await form.submitUnique()
    await expect(form.waitingAlert).toBeVisible()
    await expect(page).toHaveURL('/contactus')
    expect(requests).toEqual([])
    release()
    await expectSentOnce(page, expectedMail)
    expect(requests).toHaveLength(1)
  })

test('if scripts fail to load, Send shows a message; the next Send reloads them and sends', async ({ page }) => {
  await openWithFailingScripts(page, '/contactus')
  const form = mainForm(page)
  const { expectedMail } = await form.fillUnique()
  await expect(form.waitingAlert).toBeHidden()
  await form.send.click()
  await expect(form.waitingAlert).toBeInViewport({ ratio: 1 })
  await expect(form.waitingAlert.getByRole('link')).toHaveCount(2)
  await expectScriptsFailed(page)
  await page.unroute(SCRIPTS)
  await form.send.click()
  await expectSentOnce(page, expectedMail)
  await expect(form.waitingAlert).toBeHidden()
})

test('leaving after a Send without scripts asks first and keeps the draft; without the popup chunk, the form shows the thanks', async ({
  page,
}) => {
  await openWithFailingScripts(page, '/contactus')
  const form = mainForm(page)
  const { input, expectedMail } = await form.submitUnique()
  const dialogTypes: string[] = []
  page.on('dialog', (browserDialog) => {
    dialogTypes.push(browserDialog.type())
    void browserDialog.accept()
  })
  await linkTo(page.getByRole('banner'), '/').first().click()
  await expect(page).toHaveURL('/')
  expect(dialogTypes).toEqual(['beforeunload'])
  await page.unroute(SCRIPTS)
  await openFormPage(page, '/contactus')
  await form.expectValues(input)
  expect(await receivedMails(expectedMail)).toEqual([])

  await page.route(SCRIPTS, (route) => route.abort())
  await form.send.click()
  const thanks = form.root.getByRole('status').filter({ hasText: contactPage.popupTitle })
  await expect(thanks).toContainText(expectedMail.email)
  await okButton(form.root).click()
  await expect(form.root.getByText(contactPage.popupTitle)).toHaveCount(0)
})
