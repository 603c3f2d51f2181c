import type { Page } from '@playwright/test'

import { calculatorId, openCalculator } from './support/calculators'
import { contactDialog as dialog, control, openWith, smallDialog, uncovered } from './support/enquiry'
import { expect, hydrated, moving, openHydrated, test } from './support/test'

test.use(moving)

const { path, opener } = smallDialog
const nameField = (page: Page) => control(dialog(page), { label: 'Name :' })
const open = (page: Page) => openWith(opener(page))

test('the back button and the dialog', async ({ page }) => {
  await openHydrated(page, '/company/faqs')
  await openHydrated(page, path)

  await test.step('a dialog opened again before the browser has gone back stays open', async () => {
    await page.evaluate(() => {
      history.back = () => {}
    })
    await open(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await open(page)
    // Now the browser is done.
    await page.evaluate(async () => {
      Reflect.deleteProperty(history, 'back')
      const isBack = new Promise((done) => addEventListener('popstate', done, { once: true }))
      history.back()
      await isBack
    })
    await expect(dialog(page)).toHaveAttribute('data-state', 'open')
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(path)
  })

  await test.step('going back closes it and stays on the page; going back again leaves the page', async () => {
    await open(page)
    await nameField(page).fill('Sample Person')
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(path)
    await expect(opener(page)).toBeFocused()
    await open(page)
    await expect(nameField(page)).toHaveValue('Sample Person')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await uncovered(page)
    await page.goBack()
    await expect(page).toHaveURL('/company/faqs')
  })

  await test.step('after a reload with the dialog open, or going forward to it, one step back leaves', async () => {
    const covered = () => page.evaluate(() => Boolean((history.state as { cover?: boolean } | null)?.cover))
    await openHydrated(page, path)
    await open(page)
    expect(await covered()).toBe(true)
    await page.reload()
    await hydrated(page)
    await expect.poll(covered).toBe(false)
    // The page goes back by itself.
    await page.evaluate(async () => {
      history.forward()
      for (let steps = 0; steps < 2; steps++)
        await new Promise((done) => addEventListener('popstate', done, { once: true }))
    })
    await open(page)
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/company/faqs')
  })
})

test('a dialog opened right after typing leaves one step back, and the address to the calculator', async ({ page }) => {
  await openHydrated(page, '/company/faqs')
  const { field, button, words } = await openCalculator(page, 'interest')
  await field('rate').fill('8.5')
  await button(words.ask).click()
  await expect(dialog(page)).toBeVisible()
  // The result is announced when the address is written.
  await expect(page.locator(`#${calculatorId('interest')} [role=status]`)).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/#interest\?.*rate=8\.5/)
  await page.goBack()
  await expect(page).toHaveURL('/company/faqs')
})
