import { editions, longest } from './support/content'
import { fields } from './support/enquiry'
import { latinWords } from './support/latin-words'
import { calm, expect, hydrated, test } from './support/test'

const { ne } = editions

test.describe('the switch', () => {
  test.use(calm)
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

test('the form speaks Nepali: what is missing, and what was sent', async ({ page }) => {
  await page.goto('/ne/contactus')
  await hydrated(page)
  const form = page.locator('main form[data-enquiry]')
  await form.getByRole('button').last().click()
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(fields.length)
  expect(await latinWords(page)).toEqual([])
  const values: Record<string, string> = {
    name: 'सीता शर्मा',
    coopname: 'नमुना सहकारी',
    contactno: '९८४१०००००१',
    address: 'बानेश्वर, काठमाडौं',
    email: 'sita@example.com',
    subject: 'डेमो माग्न',
    message: 'हामीलाई डेमो हेर्न मन छ।',
  }
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value)
  await form.getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toContainText(ne.enquiryForm.success.text)
})
