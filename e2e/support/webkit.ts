import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'

import { endTree } from '../../scripts/lib/process-tree'

const DRIVER = '/usr/bin/WebKitWebDriver'
const LIBRARIES = '/usr/lib/x86_64-linux-gnu'
/** Under which key a WebDriver element travels (W3C WebDriver, section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Path of WebKitGTK's small browser, or `undefined` where it or its driver is missing (Debian: webkit2gtk-driver, xvfb). */
export function installedWebKit(): string | undefined {
  if (!existsSync(DRIVER) || !existsSync('/usr/bin/Xvfb')) return undefined
  const folder = readdirSync(LIBRARIES).find((name) => existsSync(`${LIBRARIES}/${name}/MiniBrowser`))
  return folder && `${LIBRARIES}/${folder}/MiniBrowser`
}

type Json = Record<string, unknown>

/** One window of WebKitGTK on a screen of its own, driven by W3C WebDriver. */
export class WebKit {
  private constructor(
    private readonly driver: ChildProcess,
    private readonly session: string,
  ) {}

  /** Starts driver and browser. Throws when they do not answer within 20 s. */
  static async start(binary: string): Promise<WebKit> {
    const port = await freePort()
    const screen = ['-a', '-s', '-screen 0 1440x900x24', DRIVER, `--port=${port}`]
    const env = { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' }
    const driver = spawn('xvfb-run', screen, { stdio: 'ignore', env })
    const address = `http://127.0.0.1:${port}`
    const end = Date.now() + 20_000
    for (;;)
      try {
        await fetch(`${address}/status`)
        break
      } catch (error) {
        if (Date.now() > end) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    const options = { binary, args: ['--automation'] }
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } }
    const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, { capabilities })
    return new WebKit(driver, `${address}/session/${sessionId}`)
  }

  async stop() {
    await ask('DELETE', this.session).catch(() => undefined)
    if (this.driver.pid) endTree(this.driver.pid)
  }

  open = (url: string) => this.post('url', { url })
  back = () => this.post('back', {})
  forward = () => this.post('forward', {})
  url = () => ask<string>('GET', `${this.session}/url`)
  resize = (width: number, height: number) => this.post('window/rect', { width, height })

  /** Runs a function in the page, as `page.evaluate` of other drivers does. */
  run = <Given extends unknown[], Result>(code: (...given: Given) => Result, ...args: Given) =>
    this.post<Awaited<Result>>('execute/sync', { script: `return (${code.toString()})(...arguments)`, args })

  async press(selector: string) {
    await this.post(`element/${await this.find(selector)}/click`, {})
  }

  async type(selector: string, text: string) {
    await this.post(`element/${await this.find(selector)}/value`, { text })
  }

  /** Presses one key (W3C WebDriver, section 17.4.2). */
  key = (value: string) =>
    this.post('actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ],
        },
      ],
    })

  private async find(selector: string) {
    const found = await this.post<Json>('element', { using: 'css selector', value: selector })
    return String(found[ELEMENT])
  }

  private post = <Result = void>(path: string, body: Json) => ask<Result>('POST', `${this.session}/${path}`, body)
}

async function ask<Result>(method: string, url: string, body?: Json): Promise<Result> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${url}: ${value.error} ${value.message}`)
  return value
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
