import { askAbout, content, literally, still, subjectOf, type Product } from './support/content'
import {
  arrived,
  dialogOpener,
  expectValues,
  fill,
  forms,
  newEnquiry,
  noValues,
  okButton,
  openWith,
  recordSends,
  sendButton,
  uncovered,
  wrongFields,
} from './support/enquiry'
import { holdAnswers } from './support/late'
import { expect, linkTo, openHydrated, test } from './support/test'

const { site } = content

for (const { place, open, title } of forms)
  test(`sending: ${place}`, async ({ page, problems }) => {
    const form = await open(page)
    const sends = recordSends(page)
    const popup = page.getByRole('dialog', { name: title, exact: true })
    /** Closes the thanks, and comes back to the form. */
    const goOn = async () => {
      await okButton(popup).click()
      await expect(popup).toHaveCount(0)
      await expect(place === 'dialog' ? dialogOpener(page) : sendButton(form)).toBeFocused()
      if (place === 'dialog') await openWith(dialogOpener(page))
      await expectValues(form, noValues)
      sends.length = 0
    }

    await test.step('sends the trimmed values, and shows the thanks only after the answer', async () => {
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

      // The popup names what was sent, to whom, and where the answer goes.
      for (const words of [sent.subject, site.name, sent.email, sent.contactno])
        await expect(popup).toHaveAccessibleDescription(new RegExp(literally(words)))
      await expect(okButton(popup)).toBeFocused()

      await goOn()
      await expect(wrongFields(form)).toHaveCount(0)
      expect(problems).toEqual([])
      await page.unrouteAll()
    })

    await test.step('sends once when clicked twice', async () => {
      const { typed, sent } = newEnquiry('[delay:300]')
      await fill(form, typed)
      // Both clicks run in one task, before the button can be disabled.
      await sendButton(form).evaluate((button: HTMLButtonElement) => [button.click(), button.click()])
      await expect(popup).toBeVisible()
      expect(sends).toHaveLength(1)
      expect(await arrived(sent)).toHaveLength(1)
      await goOn()
    })
  })

test("a dialog opened from another page has that page's subject, unless the visitor typed one", async ({ page }) => {
  const [one = still, second = one, third = second] = content.products
  test.skip(third === second, 'the content has no three products')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, one.path)
  const subject = page.getByRole('dialog').getByRole('textbox', { name: 'Subject :' })
  const ask = (product: Product) => page.getByRole('button', { name: askAbout(product), exact: true }).click()
  const goTo = async (product: Product) => {
    await page.keyboard.press('Escape')
    await uncovered(page)
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
