import type { Page } from '@playwright/test'

import { editions, first, still } from './support/content'
import { calculatorId, kinds, openCalculator } from './support/calculators'
import { latinWords } from './support/latin-words'
import { expect, hydrated, openHydrated, test } from './support/test'

const { ne } = editions

const link = (page: Page, name: string) => page.locator('header').getByRole('link', { name, exact: true }).first()

test.describe('the switch', () => {
  test('leads to the same place in the other language and back, and keeps what was typed', async ({ page }) => {
    await openHydrated(page, '/contactus')
    const typed = 'सीता Sharma'
    await page.locator('main [name=name]').fill(typed)
    await link(page, 'नेपाली').click()
    await expect(page).toHaveURL('/ne/contactus')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    await expect(page.locator('main [name=name]')).toHaveValue(typed)
    await link(page, 'English').click()
    await expect(page).toHaveURL('/contactus')
    await expect(page.locator('main [name=name]')).toHaveValue(typed)
  })

  test('keeps the place on the page, and stands in the menu of a phone too', async ({ page }) => {
    const place = `${still.path}#${first(still.features).id}`
    await openHydrated(page, place)
    await link(page, 'नेपाली').click()
    await expect(page).toHaveURL(`/ne${place}`)
    await hydrated(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: ne.labels.menu, exact: true }).click()
    const menu = page.getByRole('navigation', { name: ne.labels.mainMenu })
    await expect(menu.getByRole('link', { name: 'English', exact: true })).toHaveAttribute('href', still.path)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('works too', async ({ page }) => {
      await page.goto('/ne/company/faqs')
      await link(page, 'English').click()
      await expect(page).toHaveURL('/company/faqs')
    })
  })
})

for (const kind of kinds)
  test(`the calculator of ${kind} answers in Nepali, to right and wrong figures`, async ({ page }) => {
    const { group, status } = await openCalculator(page, kind, `#${calculatorId(kind)}`, 'ne')
    for (const typed of ['x', '12345']) {
      const before = await status.textContent()
      await group.getByRole('textbox').first().fill(typed)
      await expect(status).toHaveText(/\S/)
      await expect(status).not.toHaveText(before ?? '')
      expect(`${await group.innerText()} ${await status.textContent()}`).not.toMatch(/\d/)
      expect(await latinWords(page)).toEqual([])
    }
  })
