import { chromium } from '@playwright/test'
import { launch } from 'puppeteer-core'

import { browserFlags, installedBrowser } from '../scripts/browser/installed'

import { expect, test } from './support/test'

// Playwright cannot use a page after its tab has crashed; Puppeteer can reload it, as a person would.
test('typed text survives a crash of the tab', async ({ baseURL }) => {
  const browser = await launch({
    executablePath: installedBrowser() ?? chromium.executablePath(),
    args: browserFlags,
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${baseURL}/contactus`, { waitUntil: 'load' })
    await page.waitForSelector('html[data-hydrated]')
    const name = '::-p-aria(Name :[role="textbox"])'
    await page.locator(name).fill('Before the crash')
    const devtools = await page.createCDPSession()
    const crashed = new Promise<void>((resolve) => page.once('error', () => resolve()))
    // The crashed tab does not answer this call.
    void devtools.send('Page.crash').catch(() => undefined)
    await crashed
    await page.reload()
    await page.waitForSelector('html[data-hydrated]')
    expect(await page.$eval(name, (field) => (field as HTMLInputElement).value)).toBe('Before the crash')
  } finally {
    await browser.close()
  }
})
