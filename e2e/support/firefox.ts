import { launch } from 'puppeteer-core'

import type { Engine } from './engine'

/** Starts the Firefox of the system (through WebDriver BiDi). */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const defaultViewport = { width: 1440, height: 900 }
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport })
  const page = await browser.newPage()
  return {
    open: (url) => page.goto(url),
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
