import { launch, type Browser, type Page } from 'puppeteer-core'

import { installedFirefox } from '../scripts/lib/browser'
import { expect, test } from './support/test'

const executablePath = installedFirefox()
let browser: Browser

/** One smoke test of what moves, in the stock Firefox of the system (WebDriver BiDi), where there is one. */
test.describe('in Firefox', () => {
  test.skip(!executablePath, 'there is no Firefox on this machine') // The set-up brings Chromium only.
  test.beforeAll(async () => {
    browser = await launch({ browser: 'firefox', executablePath, headless: true })
  })
  test.afterAll(() => browser?.close())

  test('menu, carousel, dialog and accordion work', async ({ baseURL }) => {
    const page = await browser.newPage()
    await page.setViewport({ width: 1440, height: 900 })
    const see = (selector: string) => page.waitForSelector(selector, { visible: true, timeout: 10_000 })
    const press = async (selector: string) => (await see(selector))?.click()

    await page.goto(`${baseURL}/`)
    await page.waitForSelector('[aria-label="Highlights"] .slides[data-live]')
    await press('::-p-aria(Go to slide 3[role="button"])')
    await page.waitForSelector('[aria-label="Highlights"] .slide:nth-child(3):not([inert])')
    // The carousel turns by itself.
    await page.waitForSelector('[aria-label="Highlights"] .slide:nth-child(4):not([inert])', { timeout: 6000 })

    await press('nav[aria-label="Main menu"] li:nth-child(5) button')
    await see('nav[aria-label="Main menu"] a[href="/company/faqs"]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('nav[aria-label="Main menu"] a[href="/company/faqs"]', { hidden: true })
    expect(await focused(page)).toBe('COMPANY')
    await page.keyboard.press('ArrowDown')
    await page.waitForFunction(() => document.activeElement?.textContent === 'About Us')

    await page.goto(`${baseURL}/products/dugdha`)
    await page.waitForSelector('html[data-alive]')
    await press('::-p-aria(Ask about Dugdha[role="button"])')
    await see('[role=dialog] input[name=name]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role=dialog]', { hidden: true })
    expect(await focused(page)).toBe('Ask about Dugdha')

    await page.goto(`${baseURL}/company/faqs`)
    const [first, second] = ['#' + (await itemId(page, 0)), '#' + (await itemId(page, 1))]
    await press(`${first} button`)
    await see(`${first} .panel p`)
    await press(`${second} button`)
    await see(`${second} .panel p`)
    await page.waitForFunction((item) => document.querySelector(`${item} .panel`)?.hasAttribute('hidden'), {}, first)
  })
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

const itemId = (page: Page, index: number) =>
  page.evaluate((at) => document.querySelectorAll('.accordion > [id]')[at]?.id ?? '', index)
