import type { Page } from '@playwright/test'

import { askAbout, still } from './support/content'
import { contactDialog as dialog, control } from './support/enquiry'
import { expect, moving, test } from './support/test'

test.use(moving)

const opener = (page: Page) => page.getByRole('button', { name: askAbout(still), exact: true })
const nameField = (page: Page) => control(dialog(page), { label: 'Name :' })

async function open(page: Page) {
  await opener(page).click()
  await expect(nameField(page)).toBeVisible()
}

test('going back closes the dialog and stays on the page; going back again leaves the page', async ({ page }) => {
  await page.goto('/company/faqs')
  await page.goto(still.path)
  await open(page)
  await nameField(page).fill('Sample Person')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(still.path)
  await expect(opener(page)).toBeFocused()
  await open(page)
  await expect(nameField(page)).toHaveValue('Sample Person')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/company/faqs')
})

test('a dialog opened again before the browser has gone back stays open', async ({ page }) => {
  await page.addInitScript(() => {
    const back = history.back.bind(history)
    history.back = () => void setTimeout(back, 1500)
  })
  await page.goto('/company/faqs')
  await page.goto(still.path)
  await open(page)
  const isBack = page.evaluate(
    () => new Promise<void>((done) => addEventListener('popstate', () => done(), { once: true })),
  )
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await open(page)
  await isBack
  await expect(dialog(page)).toHaveAttribute('data-state', 'open')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(still.path)
})

test('after a reload with the dialog open, or going forward to it, one step back leaves the page', async ({ page }) => {
  const covered = () => page.evaluate(() => Boolean((history.state as { cover?: boolean } | null)?.cover))
  await page.goto('/company/faqs')
  await page.goto(still.path)
  await open(page)
  expect(await covered()).toBe(true)
  await page.reload()
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
