import { join } from 'node:path'

import { chromium, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test'

import { browserFlags, installedBrowser } from './find-browser'

/** Window widths of phone, tablet and computer, in CSS pixels. */
const WIDTHS = [390, 820, 1440] as const

/** Name of a page in the file names of its screenshots: `home`, `company-faqs`. */
const shotName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

const FIXED_TIME = new Date()

/** Opens a browser context of `width` with reproducible pages: no animation, a fixed clock, an empty map frame. */
async function openContext(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    isMobile: width < 500,
    reducedMotion: 'reduce',
    // The Content-Security-Policy has no hash of the styles that `removeFontSwap` rewrites.
    bypassCSP: true,
  })
  await context.clock.setFixedTime(FIXED_TIME)
  await context.route(isPageAddress, (route) => removeFontSwap(route).catch(() => route.abort()))
  await context.route(/^https:\/\/www\.google\.com\//, (route) => route.fulfill({ body: '' }))
  return context
}

const isPageAddress = ({ hostname, pathname }: URL) => hostname === 'localhost' && !/\.\w+$/.test(pathname)

/** Serves a page without `font-display: swap`, which shows a system font until a font has loaded. */
async function removeFontSwap(route: Route) {
  // A server may close a keep-alive connection at the moment of reuse.
  const response = await route.fetch({ maxRetries: 3 })
  const html = await response.text()
  await route.fulfill({ response, body: html.replaceAll('font-display:swap', 'font-display:block') })
}

/** Opens `address` in a new tab, without drafts in session storage, and waits for fonts, pictures and requests. */
async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  // The first input starts hydration without waiting for an idle callback.
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    const fonts = [...document.fonts]
    // Failed fonts and pictures stay missing, as for visitors.
    await Promise.allSettled([...fonts.map((font) => font.load()), ...pictures.map((picture) => picture.decode())])
  })
  await page.waitForLoadState('networkidle')
  return page
}

/** A screenshot: of the whole page at `path` or, with `prepare`, of its viewport after these actions. */
export interface Shot {
  name: string
  path: string
  prepare?: (page: Page) => Promise<void>
}

/** Screenshots of the pages at `paths`, and of the 404 page. */
export const pageShots = (paths: string[]): Shot[] =>
  [...paths, '/wrong-address'].map((path) => ({ name: shotName(path), path }))

/** Writes screenshots of the site at `address` at all widths into `folder`, named `company-faqs-390.png`. */
export async function takeScreenshots(address: string, shots: Shot[], folder: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: browserFlags })
  const runs = WIDTHS.map(async (width) => {
    const context = await openContext(browser, width)
    for (const { name, path, prepare } of shots) {
      const page = await openPage(context, address + path)
      await prepare?.(page)
      const file = join(folder, `${name}-${width}.png`)
      await page.screenshot({ path: file, fullPage: !prepare, animations: 'disabled' })
      await page.close()
    }
    await context.close()
  })
  await Promise.all(runs).finally(() => browser.close())
}
