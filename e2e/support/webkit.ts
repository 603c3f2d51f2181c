import { spawn } from 'node:child_process'
import { promisify } from 'node:util'

import treeKill from 'tree-kill'

import { WEBKIT_DRIVER } from '../../scripts/browser/installed'
import { listen } from '../../scripts/serve/listen'

import type { Engine, Key } from './engine'
import { inMotion } from './test'

/** The key for element references in WebDriver messages (W3C WebDriver, section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/**
 * Scrolls to an element and waits for the end of all animations: the driver scrolls as smoothly as the page asks, does not
 * wait, and clicks where the element was.
 */
const READY_TO_PRESS = `const [element, done] = arguments
element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
const inMotion = ${inMotion}
const look = () => (inMotion() ? requestAnimationFrame(look) : done())
look()`

/** The characters that stand for keys (W3C WebDriver, section 17.4.2). */
const KEYS: Record<Key, string> = { ArrowDown: '\uE015', Escape: '\uE00C' }

type Json = Record<string, unknown>

/** Starts WebKitGTK on its own virtual screen, driven by W3C WebDriver. Throws if it does not answer within 20 s. */
export async function startWebKit(binary: string): Promise<Engine> {
  const { port, close } = await listen(() => {}, 0)
  await close()
  const screen = ['-a', '-s', '-screen 0 1440x900x24', WEBKIT_DRIVER, `--port=${port}`]
  // Mesa draws without threads of its own: with them, WebKit's compositor once crashed in a whole run.
  const env = { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', LP_NUM_THREADS: '0' }
  const driver = spawn('xvfb-run', screen, { stdio: 'ignore', env })
  const address = `http://127.0.0.1:${port}`
  await answers(`${address}/status`)
  const options = { binary, args: ['--automation'] }
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } }
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, { capabilities })

  const session = `${address}/session/${sessionId}`
  const post = <Result = void>(path: string, body: Json = {}) => ask<Result>('POST', `${session}/${path}`, body)
  const find = async (value: string) => (await post<Json>('element', { using: 'css selector', value }))[ELEMENT]
  await post('timeouts', { implicit: 10_000 })
  await post('window/rect', { width: 1440, height: 900 })
  return {
    open: (url) => post('url', { url }),
    async press(selector) {
      const element = await find(selector)
      await post('execute/async', { script: READY_TO_PRESS, args: [{ [ELEMENT]: element }] })
      await post(`element/${element}/click`)
    },
    type: async (selector, text) => post(`element/${await find(selector)}/value`, { text }),
    key(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }))
      return post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    back: () => post('back'),
    forward: () => post('forward'),
    run: (code, ...args) => post('execute/sync', { script: `return (${code.toString()})(...arguments)`, args }),
    async stop() {
      await ask('DELETE', session).catch(() => undefined)
      if (driver.pid) await promisify<number>(treeKill)(driver.pid)
    },
  }
}

async function answers(url: string) {
  const end = Date.now() + 20_000
  for (;;)
    try {
      return await fetch(url)
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
}

async function ask<Result>(method: string, url: string, body?: Json): Promise<Result> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${url}: ${value.error} ${value.message}`)
  return value
}
