import {
  contactPage,
  expectSentOnce,
  mainForm,
  okButton,
  openPage,
  receivedMails,
  recordRequests,
} from './support/enquiry'
import { holdScripts, openWithFailingScripts, SCRIPTS, scriptsFailed, scriptWith } from './support/held-requests'
import { expect, linkTo, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 } })

for (const [scriptsName, scripts] of [
  ['all scripts', SCRIPTS],
  ["the form's own chunk", scriptWith('tel-national')],
] as const)
  test(`a Send before ${scriptsName} load is delayed, and puts no values in the address`, async ({ page }) => {
    const release = await holdScripts(page, scripts)
    await page.goto('/contactus', { waitUntil: 'domcontentloaded' })
    const form = mainForm(page)
    const requests = recordRequests(page)
    const { expectedMail } = await form.submitUnique()
    await expect(form.unsent).toBeVisible()
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
  await expect(form.unsent).toBeHidden()
  await form.send.click()
  await expect(form.unsent).toBeInViewport({ ratio: 1 })
  await expect(form.unsent.getByRole('link')).toHaveCount(2)
  await scriptsFailed(page)
  await page.unroute(SCRIPTS)
  await form.send.click()
  await expectSentOnce(page, expectedMail)
  await expect(form.unsent).toBeHidden()
})

test('leaving after a Send without scripts asks first and keeps the draft; thanks need no popup chunk', async ({
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
  await openPage(page, '/contactus')
  await form.expectValues(input)
  expect(await receivedMails(expectedMail)).toEqual([])

  await page.route(SCRIPTS, (route) => route.abort())
  await form.send.click()
  await expect(form.root.getByRole('status').filter({ hasText: contactPage.title })).toContainText(expectedMail.email)
  await okButton(form.root).click()
  await expect(form.root.getByText(contactPage.title)).toHaveCount(0)
})
