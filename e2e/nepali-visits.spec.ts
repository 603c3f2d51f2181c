import { editions, longest } from './support/content'
import { latinWords } from './support/latin-words'
import { expect, hydrated, test } from './support/test'
import { pageOf, workingPlace } from './support/workings'

const { ne } = editions

test.describe('the switch', () => {
  test('leads to the same place in the other language and back, and keeps what was typed', async ({ page }) => {
    await page.goto('/contactus')
    await hydrated(page)
    const typed = 'सीता Sharma'
    await page.locator('main [name=name]').fill(typed)
    await page.locator('header').getByRole('link', { name: 'नेपाली', exact: true }).first().click()
    await expect(page).toHaveURL('/ne/contactus')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    await expect(page.locator('main [name=name]')).toHaveValue(typed)
    await page.locator('header').getByRole('link', { name: 'English', exact: true }).first().click()
    await expect(page).toHaveURL('/contactus')
    await expect(page.locator('main [name=name]')).toHaveValue(typed)
    const [feature] = longest.features
    await page.goto(`${longest.path}#${feature?.id}`)
    await hydrated(page)
    await page.locator('header').getByRole('link', { name: 'नेपाली', exact: true }).first().click()
    await expect(page).toHaveURL(`/ne${longest.path}#${feature?.id}`)
  })

  test('works without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/ne')
    await page.locator('header').getByRole('link', { name: 'English', exact: true }).first().click()
    await expect(page).toHaveURL('/')
    await context.close()
  })

  test('stands in the menu of a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/ne/company/faqs')
    await hydrated(page)
    await page.getByRole('button', { name: ne.labels.menu, exact: true }).click()
    const menu = page.getByRole('navigation', { name: ne.labels.mainMenu })
    await expect(menu.getByRole('link', { name: 'English', exact: true })).toHaveAttribute('href', '/company/faqs')
  })
})

for (const kind of ['interest', 'provision', 'depreciation'] as const)
  test(`the working of ${kind} answers in Nepali, to right and wrong figures`, async ({ page }) => {
    await page.goto(`/ne${pageOf(kind)}#${workingPlace(kind)}`)
    const group = page.getByRole('group', { name: ne.workings[kind].title, exact: true })
    await group.scrollIntoViewIfNeeded()
    const status = group.getByRole('status')
    for (const typed of ['x', '12345']) {
      const before = await status.textContent()
      await group.getByRole('textbox').first().fill(typed)
      await expect(status).not.toHaveText(before ?? '')
      expect(`${await group.innerText()} ${await status.textContent()}`).not.toMatch(/\d/)
      expect(await latinWords(page)).toEqual([])
    }
  })
