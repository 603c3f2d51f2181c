import { type Page } from '@playwright/test'

import { expect, test } from './support/test'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const trigger = (page: Page, name: string) => menu(page).getByRole('button', { name })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the menu bar has its six items', async ({ page }) => {
    await page.goto('/')
    const items = menu(page).locator('> div > ul > li > *:first-child')
    await expect(items).toHaveText(['HOME', 'PRODUCT', 'SERVICES', 'DOWNLOAD', 'COMPANY', 'CONTACT US'])
  })

  test('groups open and close by click, and never by hover', async ({ page }) => {
    await page.goto('/')
    const group = trigger(page, 'PRODUCT')
    await group.hover()
    await trigger(page, 'SERVICES').hover()
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await expect(menu(page).getByRole('link', { name: 'Dugdha' })).toBeVisible()
    await trigger(page, 'SERVICES').click()
    await expect(menu(page).getByRole('link', { name: 'Dugdha' })).toBeHidden()
    await expect(menu(page).getByRole('link', { name: 'SMS Service' })).toBeVisible()
    await page.mouse.click(700, 600)
    await expect(trigger(page, 'SERVICES')).toHaveAttribute('aria-expanded', 'false')
  })

  test('groups answer the arrow keys and Escape', async ({ page }) => {
    await page.goto('/')
    const group = trigger(page, 'PRODUCT')
    await group.focus()
    await page.keyboard.press('ArrowDown')
    await expect(menu(page).getByRole('link', { name: 'BANCOS' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(group).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(menu(page).getByRole('link', { name: 'AllMart' })).toBeFocused()
  })

  test('the active item follows the page', async ({ page }) => {
    await page.goto('/')
    await expect(menu(page).getByRole('link', { name: 'HOME' })).toHaveAttribute('aria-current', 'page')
    await trigger(page, 'PRODUCT').click()
    await menu(page).getByRole('link', { name: 'Dugdha' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cooperator Dugdha')
    await expect(trigger(page, 'PRODUCT')).toHaveAttribute('aria-current', 'true')
    await expect(menu(page).getByRole('link', { name: 'HOME' })).not.toHaveAttribute('aria-current')
  })

  test('the wrong address /contact marks Contact us', async ({ page }) => {
    await page.goto('/contact')
    await expect(menu(page).getByRole('link', { name: 'CONTACT US' })).toHaveAttribute('aria-current', 'page')
  })

  test('a click on the link to the current page scrolls to the top', async ({ page }) => {
    await page.goto('/contactus')
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await menu(page).getByRole('link', { name: 'CONTACT US' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('the bar sticks beyond 190 px of scroll and not before', async ({ page }) => {
    await page.goto('/company/aboutus')
    const bar = page.locator('[data-stuck]')
    for (const [y, stuck] of [
      [190, 'false'],
      [191, 'true'],
      [190, 'false'],
    ] as const) {
      await page.evaluate((top) => scrollTo(0, top), y)
      await expect(bar).toHaveAttribute('data-stuck', stuck)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens from its button, and Escape closes it', async ({ page }) => {
    await page.goto('/')
    await expect(menu(page)).toBeHidden()
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.click()
    await trigger(page, 'COMPANY').click()
    await expect(menu(page).getByRole('link', { name: 'Career' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('choosing a page closes the menu', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await trigger(page, 'COMPANY').click()
    await menu(page).getByRole('link', { name: 'FAQs' }).click()
    await expect(page).toHaveURL('/company/faqs')
    await expect(menu(page)).toBeHidden()
  })
})

test('header, social bar and footer hold what the specification names', async ({ page }) => {
  await page.goto('/services/webhosting')
  const header = page.getByRole('banner')
  await expect(header.locator('a[href="mailto:info@example.com"]')).toBeVisible()
  await expect(header.locator('a[href="tel:+97710000000"]')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Social networks' }).getByRole('link')).toHaveCount(4)
  const footer = page.getByRole('contentinfo')
  for (const place of ['Kathmandu, Nepal', 'Jhapa', 'Itahari', 'Nepalgunj', 'Illam', 'Since 2005'])
    await expect(footer.getByText(place, { exact: true })).toBeVisible()
  await footer.scrollIntoViewIfNeeded()
  const map = footer.getByTitle('Map: head office in Kathmandu')
  await expect(map).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin/)
  await expect(map).toHaveAttribute('referrerpolicy', 'no-referrer')
})

test('the copyright line shows the year of the reader, however old the build is', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'))
  await page.goto('/')
  await expect(page.getByText('© 2031 Cooperator Software. All rights reserved.')).toBeVisible()
})

test('one panel of an accordion is open at a time', async ({ page }) => {
  await page.goto('/company/faqs')
  const [first, second] = [/does not open on our client/, /forgotten my password/].map((name) =>
    page.getByRole('button', { name }),
  )
  await first?.click()
  await expect(page.getByText('First check that the server')).toBeVisible()
  await second?.click()
  await expect(page.getByText('passwords are not sent by e-mail')).toBeVisible()
  await expect(page.getByText('First check that the server')).toBeHidden()
})

test('the notice is off', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.fastForward(2000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
