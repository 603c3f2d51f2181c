import { once, EventEmitter } from 'node:events'

import type { Browser, Page } from 'puppeteer-core'
import { z } from 'zod'

/** A control and the response that a visitor sees after a press; both as selectors. */
export interface Control {
  name: string
  /** Address of its page. */
  path: string
  control: string
  answer: string
}

/** The controls that the bench presses. */
export const CONTROLS: Control[] = [
  { name: 'Menu button', path: '/', control: '[aria-controls="site-menu"]', answer: '#site-menu' },
  {
    name: 'First accordion',
    path: '/company/faqs',
    control: 'main button[aria-expanded]',
    answer: 'main [data-fold][data-state=open] .panel',
  },
  {
    name: 'Contact Us button',
    path: '/',
    control: 'form[action^="/contactus"] button',
    // The dialog, one of the notices that it is opening, or the page that the button leads to.
    answer: '[role=dialog], .backdrop [role=status], #opening, main form[method] textarea',
  },
]

/** Slow 4G as Lighthouse defines it: 150 ms round trip, 1.6 Mbit/s; and a CPU four times slower than this one. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_TIMES = 4

/** Lighthouse's phone. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** The longest wait for a control and its response. */
const RESPONSE_TIMEOUT_MS = 20_000

/**
 * Runs in the page; passed as text because the compiler's helpers do not exist there. After the first paint it scrolls
 * the control to where a finger can reach it, reports its position, and reports when the response is in a frame.
 */
const watcher = ({ control, answer }: Control) => `
  const shown = (selector) => [...document.querySelectorAll(selector)].find((element) => element.offsetHeight > 0)
  const afterPaint = (action) => requestAnimationFrame(() => setTimeout(action))
  let offered = false
  const look = () => {
    if (shown(${JSON.stringify(answer)})) return afterPaint(() => told('answered', performance.timeOrigin + performance.now()))
    const button = !offered && performance.getEntriesByName('first-contentful-paint').length && shown(${JSON.stringify(control)})
    if (button) {
      offered = true
      button.scrollIntoView({ block: 'center', behavior: 'instant' })
      afterPaint(() => {
        const { x, y, width, height } = button.getBoundingClientRect()
        told('painted', performance.timeOrigin, x + width / 2, y + height / 2)
      })
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)`

/**
 * Opens the control's page on a slow phone and presses once as soon as the control is painted. Returns the time in ms
 * from the start of the navigation to the frame that shows the response, or `Infinity` for a lost press, which is one
 * without a response for 20 s. Throws if the control was not painted in that time.
 */
export async function firstResponse(browser: Browser, origin: string, control: Control): Promise<number> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS)
    const reports = new EventEmitter()
    await page.exposeFunction('told', (name: string, ...values: number[]) => void reports.emit(name, ...values))
    await page.evaluateOnNewDocument(watcher(control))
    await slowDown(page)
    const painted = once(reports, 'painted', { signal }).catch((cause: unknown) => {
      throw new Error(`${control.path} has not painted "${control.control}", the ${control.name}`, { cause })
    })
    const answered = once(reports, 'answered', { signal }).catch(() => [Infinity])
    // The code below sets the time limit, also while the page loads.
    page.goto(origin + control.path, { timeout: 0 }).catch(() => undefined)
    const [start, x, y] = z.tuple([z.number(), z.number(), z.number()]).parse(await painted)
    await page.touchscreen.tap(x, y)
    return Number((await answered)[0]) - start
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page) {
  await page.setViewport(PHONE)
  await page.setCacheEnabled(false)
  const session = await page.createCDPSession()
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.emulateCPUThrottling(CPU_TIMES)
}
