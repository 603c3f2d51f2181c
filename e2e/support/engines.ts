import { spawn } from 'node:child_process'
import { promisify } from 'node:util'

import { expect } from '@playwright/test'
import getPort from 'get-port'
import { launch } from 'puppeteer-core'
import treeKill from 'tree-kill'

import { WEBKIT_DRIVER } from '../../scripts/browser/installed'

import { inMotion } from './test'

/** A browser other than Chromium with one window of 1440 × 900, controlled through user actions. Selectors are CSS. */
export interface Engine {
  /** Opens a page and waits until it has loaded. */
  open(url: string): Promise<unknown>
  press(selector: string): Promise<unknown>
  type(selector: string, text: string): Promise<unknown>
  escape(): Promise<unknown>
  back(): Promise<unknown>
  /** Runs a function in the page, as `page.evaluate` of Playwright does. */
  run<Given extends unknown[], Result>(code: (...given: Given) => Result, ...args: Given): Promise<Awaited<Result>>
  stop(): Promise<unknown>
}

const size = { width: 1440, height: 900 }

/** Starts the Firefox of the system (through WebDriver BiDi). */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: size })
  const page = await browser.newPage()
  return {
    open: (url) => page.goto(url),
    press: (selector) => page.locator(selector).click(),
    type: async (selector, text) => (await page.locator(selector).waitHandle()).type(text),
    escape: () => page.keyboard.press('Escape'),
    back: () => page.evaluate(() => history.back()),
    // As a string, because puppeteer's types for functions with arguments are narrower.
    run: async (code, ...args) => page.evaluate(`(${code.toString()})(...${JSON.stringify(args)})`) as never,
    stop: () => browser.close(),
  }
}

/** The key for element references in WebDriver messages (W3C WebDriver, section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The character that stands for the Escape key (W3C WebDriver, section 17.4.2). */
const ESCAPE = '\uE00C'

/**
 * Scrolls to an element and waits for the end of all animations: the driver scrolls as smoothly as the page asks, does not
 * wait, and clicks where the element was.
 */
const READY_TO_PRESS = `const [element, done] = arguments
element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
const inMotion = ${inMotion}
const look = () => (inMotion() ? requestAnimationFrame(look) : done())
look()`

async function ask<Result>(method: string, url: string, body?: object): Promise<Result> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await answer.json()) as {
    value: Result & { error?: string; message?: string }
  }
  if (!answer.ok) throw new Error(`${url}: ${value.error} ${value.message}`)
  return value
}

/** Starts WebKitGTK on its own virtual screen, driven by W3C WebDriver. */
export async function startWebKit(binary: string): Promise<Engine> {
  const port = await getPort()
  const screen = ['-a', '-s', '-screen 0 1440x900x24', WEBKIT_DRIVER, `--port=${port}`]
  // Mesa draws without threads of its own: with them, WebKit's compositor once crashed in a whole run.
  const env = { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', LP_NUM_THREADS: '0' }
  const driver = spawn('xvfb-run', screen, { stdio: 'ignore', env })
  const address = `http://127.0.0.1:${port}`
  await expect(() => ask('GET', `${address}/status`)).toPass({ timeout: 20_000 })
  const options = { binary, args: ['--automation'] }
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': options,
    },
  }
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, { capabilities })
  const session = `${address}/session/${sessionId}`
  const post = <Result>(path: string, body = {}) => ask<Result>('POST', `${session}/${path}`, body)
  const find = async (value: string) =>
    (await post<Record<string, string>>('element', { using: 'css selector', value }))[ELEMENT]
  await post('timeouts', { implicit: 10_000 })
  await post('window/rect', size)
  return {
    open: (url) => post('url', { url }),
    async press(selector) {
      const element = await find(selector)
      await post('execute/async', { script: READY_TO_PRESS, args: [{ [ELEMENT]: element }] })
      await post(`element/${element}/click`)
    },
    type: async (selector, text) => post(`element/${await find(selector)}/value`, { text }),
    escape() {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: ESCAPE }))
      return post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    back: () => post('back'),
    run: (code, ...args) => post('execute/sync', { script: `return (${code.toString()})(...arguments)`, args }),
    async stop() {
      await ask('DELETE', session).catch(() => undefined)
      if (driver.pid) await promisify<number>(treeKill)(driver.pid)
    },
  }
}
