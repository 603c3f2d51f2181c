import {
  hydratedForm,
  arrived,
  control,
  dialog,
  dialogOpener,
  expectValues,
  fill,
  newEnquiry,
  noValues,
  openPage,
  okButton,
  openWith,
  sendButton,
  smallDialog,
} from './support/enquiry'
import { openEarly } from './support/late'
import { expect, followFooterLink, hydrated, test } from './support/test'

test('the text of the contact page is kept until it is sent', async ({ page }) => {
  const form = page.getByRole('main')

  await test.step('text typed before the page hydrates', async () => {
    const arrive = await openEarly(page, '/contactus')
    const { typed } = newEnquiry()
    await fill(form, typed)
    arrive()
    await expectValues(await hydratedForm(page), typed)
    await page.reload()
    await hydrated(page)
    await expectValues(form, typed)
  })

  await test.step('nothing is kept after sending', async () => {
    await fill(form, newEnquiry().typed)
    await sendButton(form).click()
    await okButton(page).click()
    await page.reload()
    await expectValues(await hydratedForm(page), noValues)
  })
})

test('typed text survives a reload, a visit to another page and going back, and each form keeps its own', async ({
  page,
}) => {
  const { typed } = newEnquiry()
  const others = { ...typed, name: 'Another person' }
  await fill(await openPage(page, '/contactus'), typed)
  const feedback = await openPage(page, '/company/feedback')
  await expectValues(feedback, noValues)
  await fill(feedback, others)
  await page.reload()
  await expectValues(await hydratedForm(page), others)
  await followFooterLink(page, '/contactus')
  await expect(page).toHaveURL('/contactus')
  await expectValues(await hydratedForm(page), typed)
  await page.goBack()
  await expectValues(await hydratedForm(page), others)

  const inDialog = await smallDialog.open(page)
  await expectValues(inDialog, { ...noValues, subject: smallDialog.subject })
  const third = { ...typed, name: 'A third person' }
  await fill(inDialog, third)
  await page.reload()
  await hydrated(page)
  await expectValues(await openWith(smallDialog.opener(page)), third)
})

test('forms work when the browser denies storage', async ({ page, problems }) => {
  await page.addInitScript(() => {
    const denied = () => new DOMException('denied', 'SecurityError')
    const deny = () => {
      throw denied()
    }
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: deny })
    navigator.locks.request = () => Promise.reject(denied())
  })
  const form = await dialog.open(page)
  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  await page.keyboard.press('Escape')
  await expect(dialogOpener(page)).toBeFocused()
  await dialogOpener(page).press('Enter')
  await expectValues(form, typed)
  await sendButton(form).click()
  await expect(page.getByRole('dialog', { name: dialog.title, exact: true })).toBeVisible()
  expect(await arrived(sent)).toHaveLength(1)
  expect(problems).toEqual([])
})

test('the subject in the address', async ({ page }) => {
  const open = async (value: string) =>
    control(await openPage(page, `/contactus?${new URLSearchParams({ subject: value })}`), { label: 'Subject :' })

  for (const [name, value] of [
    ['too long', 'x'.repeat(51)],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a control character', 'a\u0000b'],
  ] as const)
    await test.step(`is ignored: ${name}`, async () => expect(await open(value)).toHaveValue(''))

  await test.step('fills the field, unless a subject was typed', async () => {
    for (const about of ['Enquiry about Dugdha', 'Enquiry about MiCOS'])
      await expect(await open(about)).toHaveValue(about)
    await page.getByRole('textbox', { name: 'Subject :' }).fill('A question of my own')
    await expect(await open('Enquiry about AllMart')).toHaveValue('A question of my own')
  })
})
