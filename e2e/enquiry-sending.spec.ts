import { askAbout, content, still, subjectOf, type Product } from './support/content'
import {
  arrived,
  dialog,
  dialogOpener,
  expectValues,
  fill,
  forms,
  newEnquiry,
  noValues,
  okButton,
  recordSends,
  sendButton,
  wrongFields,
} from './support/enquiry'
import { holdAnswers } from './support/late'
import { expect, linkTo, test } from './support/test'

const { enquiryForm, labels } = content

for (const { place, open, title } of forms) {
  test.describe(`sending: ${place}`, () => {
    test('sends the trimmed values, and shows the thanks only after the answer', async ({ page, problems }) => {
      const form = await open(page)
      const sends = recordSends(page)
      const popup = page.getByRole('dialog', { name: title, exact: true })
      const arrive = await holdAnswers(page)
      const { typed, sent } = newEnquiry()
      await fill(form, typed)
      await sendButton(form).click()
      await expect.poll(() => arrived(sent)).toHaveLength(1)
      await expect(popup).toHaveCount(0)
      await expect(sendButton(form)).toBeDisabled()
      expect(sends[0]?.existingResponse(), 'all this was before the answer').toBeNull()

      arrive()
      await expect(popup).toContainText("Thank You, We'll Contact You Shortly !")
      const body = {
        lib_version: '3.10.0',
        user_id: 'local-public-key',
        service_id: 'local-service',
        template_id: 'local-template',
        template_params: sent,
      }
      expect(sends.map((request) => request.postDataJSON() as unknown)).toEqual([body])
      expect(sends[0]?.headers()['content-type']).toBe('application/json')
      expect(await arrived(sent)).toEqual([body])

      await okButton(popup).click()
      await expect(place === 'dialog' ? dialogOpener(page) : sendButton(form)).toBeFocused()
      if (place === 'dialog') await dialogOpener(page).click()
      await expectValues(form, noValues)
      await expect(wrongFields(form)).toHaveCount(0)
      expect(problems).toEqual([])
    })

    test('sends once when clicked twice', async ({ page }) => {
      const form = await open(page)
      const sends = recordSends(page)
      const { typed, sent } = newEnquiry('[delay:300]')
      await fill(form, typed)
      // Both clicks run in one task, before the button can be disabled.
      await sendButton(form).evaluate((button: HTMLButtonElement) => [button.click(), button.click()])
      await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
      expect(sends).toHaveLength(1)
      expect(await arrived(sent)).toHaveLength(1)
    })

    test('sends with Enter, and again after a failure', async ({ page, context }) => {
      const form = await open(page)
      const { typed, sent } = newEnquiry()
      await fill(form, typed)
      await context.setOffline(true)
      await form.getByRole('textbox', { name: 'Email :' }).press('Enter')
      await expect(form.getByRole('group')).toBeVisible()
      await context.setOffline(false)
      await form.getByRole('button', { name: enquiryForm.failure.retry }).click()
      await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
      expect(await arrived(sent)).toHaveLength(1)
    })
  })
}

test('the dialog keeps the typed text, and returns the focus to its opener', async ({ page }) => {
  const form = await dialog.open(page)
  const { typed } = newEnquiry()
  await fill(form, typed)
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: labels.close, exact: true }).click(),
  ]) {
    await close()
    await expect(form).toBeHidden()
    await expect(dialogOpener(page)).toBeFocused()
    await dialogOpener(page).press('Enter')
    await expectValues(form, typed)
  }
})

test('the dialog stays open while it is sending', async ({ page }) => {
  const form = await dialog.open(page)
  const arrive = await holdAnswers(page)
  const { typed, sent } = newEnquiry()
  await fill(form, typed)
  await sendButton(form).click()
  await expect.poll(() => arrived(sent)).toHaveLength(1)
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: labels.close, exact: true }).click()
  arrive()
  await expect(page.getByRole('dialog', { name: dialog.title, exact: true })).toBeVisible()
})

test("a dialog opened from another page has that page's subject, unless the visitor typed one", async ({ page }) => {
  const [one = still, second = one, third = second] = content.products
  test.skip(third === second, 'the content has no three products')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(one.path)
  const subject = page.getByRole('dialog').getByRole('textbox', { name: 'Subject :' })
  const ask = (product: Product) => page.getByRole('button', { name: askAbout(product), exact: true }).click()
  const goTo = async (product: Product) => {
    await page.keyboard.press('Escape')
    await linkTo(page.getByRole('main'), product.path).last().click()
    await ask(product)
  }
  await ask(one)
  await expect(subject).toHaveValue(subjectOf(one))
  await goTo(second)
  await expect(subject).toHaveValue(subjectOf(second))
  await subject.fill('A question of my own')
  await goTo(third)
  await expect(subject).toHaveValue('A question of my own')
})
