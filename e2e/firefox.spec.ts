import { launch, type Browser, type Page } from 'puppeteer-core'

import { installedFirefox } from '../scripts/lib/browser'

import { bulletName, HERO } from './support/carousel'
import { askAbout, content, first, groupLabel, longest, menu, noticeIsOn, still } from './support/content'
import { arrived, fields, newEnquiry } from './support/enquiry'
import { changePage, expectNothingLost, visits } from './support/reader-tools'
import { expect, test } from './support/test'

const { labels } = content
const { pages } = first(menu.groups.filter(({ group }) => group === 'company'))
const { path, pageName } = first(pages)

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
    const hero = named(HERO)
    await page.waitForSelector(`${hero} .slides[data-live]`)
    // It stops what moves.
    if (noticeIsOn) await press('[role=dialog] button')
    await press(`${hero} ${named(bulletName(2))}`)
    await page.waitForSelector(`${hero} .slide:nth-child(2):not([inert])`)
    // The carousel turns by itself.
    await page.waitForSelector(`${hero} .slide:nth-child(3):not([inert])`, { timeout: 6000 })

    const group = content.navigation.items.findIndex((item) => 'group' in item && item.group === 'company')
    const link = `nav${named(labels.mainMenu)} a[href="${path}"]`
    await press(`nav${named(labels.mainMenu)} li:nth-child(${group + 1}) > button`)
    await see(link)
    await page.keyboard.press('Escape')
    await page.waitForSelector(link, { hidden: true })
    expect(await focused(page)).toBe(groupLabel('company'))
    await page.keyboard.press('ArrowDown')
    await page.waitForFunction((name) => document.activeElement?.textContent === name, {}, pageName)

    await page.goto(baseURL + still.path)
    await page.waitForSelector('html[data-alive]')
    await press('main form[action="/contactus"] button')
    await see('[role=dialog] input[name=name]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role=dialog]', { hidden: true })
    expect(await focused(page)).toBe(askAbout(still))

    await page.goto(`${baseURL}/company/faqs`)
    const [one, other] = [await item(page, 0), await item(page, 1)]
    await press(`${one} button`)
    await see(`${one} .panel p`)
    await press(`${other} button`)
    await see(`${other} .panel p`)
    await page.waitForFunction((row) => document.querySelector(`${row} .panel`)?.hasAttribute('hidden'), {}, one)
  })

  test("pages bear what readers' tools do before their scripts", async ({ baseURL }) => {
    test.slow()
    for (const path of ['/', longest.path, '/company/faqs', '/contactus'])
      for (const changes of visits) {
        const page = await browser.newPage()
        await page.evaluateOnNewDocument(changePage, { changes, moment: 'before' as const })
        await page.goto(baseURL + path)
        await page.waitForSelector('html[data-alive]')
        const [before, now] = await page.evaluate(() => [window.atChange!, window.takeInventory()] as const)
        expectNothingLost(now, before, changes)
        await page.close()
      }
  })

  test('an enquiry from a page whose texts a translator has wrapped is sent, and its outcome told', async ({
    baseURL,
  }) => {
    const { typed, sent } = newEnquiry()
    const page = await browser.newPage()
    await page.evaluateOnNewDocument(changePage, { changes: ['texts wrapped' as const], moment: 'before' as const })
    await page.goto(`${baseURL}/contactus`)
    await page.waitForSelector('html[data-alive]')
    for (const { key } of fields) await page.locator(`main [name=${key}]`).fill(typed[key])
    await page.locator('main form [type=submit]').click()
    await page.waitForSelector('[role=dialog]')
    expect(await arrived(sent)).toHaveLength(1)
  })
})

const named = (label: string) => `[aria-label=${JSON.stringify(label)}]`

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** The item of an accordion by its id, which may begin with a digit. */
const item = async (page: Page, index: number) =>
  `[id="${await page.evaluate((at) => document.querySelectorAll('.accordion > [id]')[at]?.id ?? '', index)}"]`
