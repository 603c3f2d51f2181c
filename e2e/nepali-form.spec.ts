import type { Page } from '@playwright/test'

import { editions } from './support/content'
import { arrived, fields, fill, newEnquiry, type Values, valuesOf } from './support/enquiry'
import { faults } from './support/faults'
import { latinWords } from './support/latin-words'
import { expectSystemFont } from './support/system-font'
import { expect, openHydrated, test } from './support/test'

const { enquiryForm } = editions.ne

const formOf = (page: Page) => page.locator('main form[data-enquiry]')
const field = (page: Page, name: string) => formOf(page).locator(`[name=${name}]`)
const send = (page: Page) => formOf(page).locator('[type=submit]')

/** Leaves each field with the value, and expects a message in Nepali at each. */
async function expectMessages(page: Page, values: Values) {
  await fill(formOf(page), values)
  await send(page).click()
  for (const { key } of fields)
    await expect(field(page, key), `${key}: ${values[key]}`).toHaveAccessibleDescription(/\p{Script=Devanagari}/u)
  expect(await latinWords(page)).toEqual([])
}

test('the form and its thanks are in Nepali', async ({ page }) => {
  await openHydrated(page, '/ne/contactus')

  await test.step('every message', async () => {
    for (const value of ['', 'क', 'लामो '.repeat(400)])
      await expectMessages(
        page,
        valuesOf(() => value),
      )
  })

  await test.step('an enquiry with a number typed ०–९ is sent', async () => {
    const { typed, sent } = newEnquiry()
    const nepali = { ...typed, name: 'सीता शर्मा', address: 'काठमाडौं', contactno: '९८४१०००००१' }
    await fill(formOf(page), nepali)
    for (const { key } of fields) await expectSystemFont(field(page, key))
    await send(page).click()
    await expect(page.getByRole('dialog')).toContainText(enquiryForm.success.text)
    await expectSystemFont(page.getByRole('dialog').getByText(sent.subject))
    const own = Object.values(nepali).join(' ')
    expect((await latinWords(page)).filter((word) => !own.includes(word))).toEqual([])
    expect(await arrived(sent)).toMatchObject([{ template_params: { name: nepali.name, contactno: '9841000001' } }])
  })
})

/** The first fault of each kind of answer. */
const failures = faults.filter(
  ({ says, state }, index) => state !== 'sent' && faults.findIndex((one) => one.says === says) === index,
)

test.describe('with a clock', () => {
  test('a failure is explained in Nepali', async ({ page }) => {
    await page.clock.install()
    await openHydrated(page, '/ne/contactus')
    for (const { cause, code, during, after, marker } of failures)
      await test.step(cause, async () => {
        const { typed } = newEnquiry(marker)
        await fill(formOf(page), typed)
        const undo = await during?.(page)
        await send(page).click()
        if (after) {
          await expect(send(page)).toBeDisabled()
          await page.clock.fastForward(after)
        }
        const notice = formOf(page).getByRole('group').filter({ hasText: enquiryForm.failure.call })
        await expect(notice).toBeFocused()
        await expect(notice).toContainText(code)
        expect(await latinWords(page)).toEqual([])
        for (const { key } of fields) await expect(field(page, key)).toHaveValue(typed[key])
        await undo?.()
        // At most five messages may be sent in ten minutes.
        await page.evaluate(() => localStorage.clear())
      })
  })
})
