import { join } from 'node:path'

import { chromium, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test'

import { browserFlags, installedBrowser } from './find-browser'

/** Window widths of phone, tablet and computer, in CSS pixels. */
const WIDTHS = [390, 820, 1440] as const

/** Base name of a page's pictures: `home`, `company-faqs`. */
const pictureName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

const FIXED_TIME = new Date()

/** Opens a browser context of `width` with reproducible pages: no animation, a fixed clock, an empty map frame. */
async function openContext(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    isMobile: width < 500,
    reducedMotion: 'reduce',
    // The Content-Security-Policy has no hash of the styles that `waitForFonts` rewrites.
    bypassCSP: true,
  })
  await context.clock.setFixedTime(FIXED_TIME)
  await context.route(isPage, (route) => waitForFonts(route).catch(() => route.abort()))
  await context.route(/^https:\/\/www\.google\.com\//, (route) => route.fulfill({ body: '' }))
  return context
}

const isPage = ({ hostname, pathname }: URL) => hostname === 'localhost' && !/\.\w+$/.test(pathname)

/** Replaces `font-display: swap`, which shows a system font until a font has loaded. */
async function waitForFonts(route: Route) {
  // A server may close a keep-alive connection at the moment of reuse.
  const response = await route.fetch({ maxRetries: 3 })
  const html = await response.text()
  await route.fulfill({ response, body: html.replaceAll('font-display:swap', 'font-display:block') })
}

/** Opens `address` in a new tab, whose session storage has no drafts, and waits until everything has loaded. */
async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  // The first input starts hydration without waiting for an idle callback.
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    // Failed fonts and pictures stay missing, as for visitors.
    await Promise.allSettled([
      ...[...document.fonts].map((font) => font.load()),
      ...pictures.map((one) => one.decode()),
    ])
  })
  await page.waitForLoadState('networkidle')
  return page
}

/** A screenshot of the page at `path`, or, after the actions `prepare`, of its viewport. */
export interface Shot {
  name: string
  path: string
  prepare?: (page: Page) => Promise<void>
}

/** Screenshots of the pages at `paths`, and of the 404 page. */
export const pageShots = (paths: string[]): Shot[] =>
  [...paths, '/wrong-address'].map((path) => ({ name: pictureName(path), path }))

/** Writes screenshots of the site at `address` at all widths into `folder`, named `company-faqs-390.png`. */
export async function takeScreenshots(address: string, shots: Shot[], folder: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: browserFlags })
  const widths = WIDTHS.map(async (width) => {
    const context = await openContext(browser, width)
    for (const { name, path, prepare } of shots) {
      const page = await openPage(context, address + path)
      await prepare?.(page)
      const picture = join(folder, `${name}-${width}.png`)
      await page.screenshot({ path: picture, fullPage: !prepare, animations: 'disabled' })
      await page.close()
    }
    await context.close()
  })
  await Promise.all(widths).finally(() => browser.close())
}
