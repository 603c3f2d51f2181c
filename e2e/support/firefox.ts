import { launch } from 'puppeteer-core'

import type { Engine } from './engine'

/** One process for all pages, and none in reserve: Firefox starts one for each site otherwise. */
const extraPrefsFirefox = {
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
}

/** Starts the Firefox of the system (through WebDriver BiDi). */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const defaultViewport = { width: 1440, height: 900 }
  const settings = { executablePath, headless: true, defaultViewport, extraPrefsFirefox }
  const browser = await launch({ browser: 'firefox', ...settings })
  const page = await browser.newPage()
  return {
    open: (url) => page.goto(url),
    async openWith(url, code, given) {
      const { identifier } = await page.evaluateOnNewDocument(code, given)
      await page.goto(url)
      await page.removeScriptToEvaluateOnNewDocument(identifier)
    },
    press: (selector) => page.locator(selector).click(),
    async type(selector, text) {
      await page
        .locator(selector)
        .waitHandle()
        .then((field) => field.type(text))
    },
    key: (key) => page.keyboard.press(key),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    // As a string, because puppeteer's types for functions with arguments are narrower.
    run: async (code, ...args) => page.evaluate(`(${code.toString()})(...${JSON.stringify(args)})`) as never,
    stop: () => browser.close(),
  }
}
