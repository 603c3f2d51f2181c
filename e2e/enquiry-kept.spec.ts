import {
  hydratedForm,
  arrived,
  contactPage,
  control,
  dialog,
  dialogOpener,
  expectValues,
  fill,
  forms,
  newEnquiry,
  noValues,
  openPage,
  okButton,
  sendButton,
} from './support/enquiry'
import { holdScripts } from './support/late'
import { expect, followFooterLink, test } from './support/test'

const subject = { label: 'Subject :' } as const

for (const { place, open } of forms)
  test(`typed text survives a reload: ${place}`, async ({ page }) => {
    const form = await open(page)
    const { typed } = newEnquiry()
    await fill(form, typed)
    await page.reload()
    await expectValues(place === 'dialog' ? await open(page) : await hydratedForm(page), typed)
  })

test('typed text survives a visit to another page and going back, and each form keeps its own', async ({ page }) => {
  const typed = newEnquiry().typed
  await fill(await openPage(page, '/contactus'), typed)
  const feedback = await openPage(page, '/company/feedback')
  await expectValues(feedback, noValues)
  await fill(feedback, { ...typed, name: 'Another person' })
  await followFooterLink(page, '/contactus')
  await expect(page).toHaveURL('/contactus')
  await expectValues(await hydratedForm(page), typed)
  await page.goBack()
  await expectValues(await hydratedForm(page), { ...typed, name: 'Another person' })
  await expectValues(await dialog.open(page), noValues)
})

test('text typed before the page hydrates is kept', async ({ page }) => {
  const arrive = await holdScripts(page)
  await page.goto('/contactus', { waitUntil: 'commit' })
  const { typed } = newEnquiry()
  await fill(page.getByRole('main'), typed)
  arrive()
  const form = await hydratedForm(page)
  await expectValues(form, typed)
  await page.reload()
  await expectValues(await hydratedForm(page), typed)
})

test('forms work when the browser denies storage', async ({ page, problems }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: deny })
  })
  const form = await dialog.open(page)
  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  await page.keyboard.press('Escape')
  await dialogOpener(page).press('Enter')
  await expectValues(form, typed)
  await sendButton(form).click()
  await expect(page.getByRole('dialog', { name: dialog.title, exact: true })).toBeVisible()
  expect(await arrived(sent)).toHaveLength(1)
  expect(problems).toEqual([])
})

test('nothing is kept after sending', async ({ page }) => {
  const form = await contactPage.open(page)
  await fill(form, newEnquiry().typed)
  await sendButton(form).click()
  await okButton(page).click()
  await page.reload()
  await expectValues(await hydratedForm(page), noValues)
})

test.describe('subject in the address', () => {
  test('fills the field, unless a subject was typed', async ({ page }) => {
    const form = await openPage(page, '/contactus?subject=Enquiry+about+Dugdha')
    await expect(control(form, subject)).toHaveValue('Enquiry about Dugdha')
    await openPage(page, '/contactus?subject=Enquiry+about+MiCOS')
    await expect(control(form, subject)).toHaveValue('Enquiry about MiCOS')
    await control(form, subject).fill('A question of my own')
    await openPage(page, '/contactus?subject=Enquiry+about+AllMart')
    await expect(control(form, subject)).toHaveValue('A question of my own')
  })

  for (const [name, value] of [
    ['too long', 'x'.repeat(51)],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a control character', 'a\u0000b'],
  ] as const)
    test(`is ignored: ${name}`, async ({ page }) => {
      const form = await openPage(page, `/contactus?${new URLSearchParams({ subject: value })}`)
      await expect(control(form, subject)).toHaveValue('')
    })
})
