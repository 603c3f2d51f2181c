import { chromium } from '@playwright/test'
import { launch } from 'puppeteer-core'

import { browserFlags, installedBrowser } from '../scripts/browser/installed'

import { expect, test } from './support/test'

// Playwright gives up a page whose tab has crashed; Puppeteer can load it again, as a person would.
test('what was typed survives a crash of the tab', async ({ baseURL }) => {
  const browser = await launch({
    executablePath: installedBrowser() ?? chromium.executablePath(),
    args: browserFlags,
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${baseURL}/contactus`, { waitUntil: 'load' })
    await page.waitForSelector('html[data-alive]')
    const name = '::-p-aria(Name :[role="textbox"])'
    await page.locator(name).fill('Before the crash')
    const devtools = await page.createCDPSession()
    const crashed = new Promise<void>((resolve) => page.once('error', () => resolve()))
    // Nobody is left to answer.
    void devtools.send('Page.crash').catch(() => undefined)
    await crashed
    await page.reload()
    await page.waitForSelector('html[data-alive]')
    expect(await page.$eval(name, (field) => (field as HTMLInputElement).value)).toBe('Before the crash')
  } finally {
    await browser.close()
  }
})
