import { launch, type Browser } from 'puppeteer-core'

import { installedFirefox } from '../scripts/browser/installed'

import { longest } from './support/content'
import { arrived, fields, newEnquiry } from './support/enquiry'
import { changePage, expectNothingLost, visits } from './support/reader-tools'
import { expect, test } from './support/test'

const executablePath = installedFirefox()
let browser: Browser

/** Runs in the Firefox of the system (through WebDriver BiDi), if it is installed. */
test.describe('in Firefox', () => {
  test.skip(!executablePath, 'there is no Firefox on this machine')
  test.beforeAll(async () => {
    browser = await launch({ browser: 'firefox', executablePath, headless: true })
  })
  test.afterAll(() => browser?.close())

  test("pages work with what readers' tools change before the scripts load", async ({ baseURL }) => {
    test.slow()
    for (const path of ['/', longest.path, '/company/faqs', '/contactus'])
      for (const changes of visits) {
        const page = await browser.newPage()
        await page.evaluateOnNewDocument(changePage, { changes, moment: 'before' as const })
        await page.goto(baseURL + path)
        await page.waitForSelector('html[data-hydrated]')
        const [before, now] = await page.evaluate(() => [window.atChange!, window.takeInventory()] as const)
        expectNothingLost(now, before, changes)
        await page.close()
      }
  })

  test('an enquiry from a page whose texts a translator has wrapped is sent, and the outcome is shown', async ({
    baseURL,
  }) => {
    const { typed, sent } = newEnquiry()
    const page = await browser.newPage()
    await page.evaluateOnNewDocument(changePage, { changes: ['texts wrapped' as const], moment: 'before' as const })
    await page.goto(`${baseURL}/contactus`)
    await page.waitForSelector('html[data-hydrated]')
    for (const { key } of fields) await page.locator(`main [name=${key}]`).fill(typed[key])
    await page.locator('main form [type=submit]').click()
    await page.waitForSelector('[role=dialog]')
    expect(await arrived(sent)).toHaveLength(1)
  })
})
