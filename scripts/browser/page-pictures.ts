import { join } from 'node:path'

import { chromium, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test'

import { browserFlags, installedBrowser } from './installed'

/** Widths of a phone, a tablet and a computer, in CSS pixels. */
const WIDTHS = [390, 820, 1440] as const

/** Name of the pictures of the page at `path`: `home`, `company-faqs`. */
const pictureName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

const STARTED = new Date()

/**
 * A browser window of `width` in which a page always looks the same: no animation, a fixed clock, and an empty
 * frame for the map, which is a page of another site.
 */
async function openWindow(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    isMobile: width < 500,
    reducedMotion: 'reduce',
    // The policy would refuse the styles rewritten below.
    bypassCSP: true,
  })
  await context.clock.setFixedTime(STARTED)
  await context.route(isPage, (route) => withFonts(route).catch(() => route.abort()))
  await context.route(/^https:\/\/www\.google\.com\//, (route) => route.fulfill({ body: '' }))
  return context
}

const isPage = ({ hostname, pathname }: URL) => hostname === 'localhost' && !/\.\w+$/.test(pathname)

/** Makes a page wait for its fonts: a browser skips a late font, and on a busy machine any font may be late. */
async function withFonts(route: Route) {
  // A server may close a kept-alive connection just as it is reused.
  const response = await route.fetch({ maxRetries: 3 })
  const html = await response.text()
  await route.fulfill({ response, body: html.replaceAll('font-display:fallback', 'font-display:block') })
}

/** Opens `address` in a new tab, since typed text stays with its tab, and waits until everything has loaded. */
async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  // A press starts at once all layout and loading that waits for an idle moment.
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    // What fails to load stays missing, as visitors would see it.
    await Promise.allSettled([
      ...[...document.fonts].map((font) => font.load()),
      ...pictures.map((one) => one.decode()),
    ])
  })
  await page.waitForLoadState('networkidle')
  return page
}

/** A picture to be taken: of the whole page at `path`, or of what `reach` makes of it. */
export interface Shot {
  name: string
  path: string
  reach?: (page: Page) => Promise<void>
}

/** Shots of the pages at these paths, and of the error page. */
export const pageShots = (paths: string[]): Shot[] =>
  [...paths, '/wrong-address'].map((path) => ({ name: pictureName(path), path }))

/** Takes pictures of the site at `address` at all widths into `folder`, named `company-faqs-390.png`. */
export async function takePictures(address: string, shots: Shot[], folder: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: installedBrowser(), args: browserFlags })
  const widths = WIDTHS.map(async (width) => {
    const window = await openWindow(browser, width)
    for (const { name, path, reach } of shots) {
      const page = await openPage(window, address + path)
      await reach?.(page)
      const picture = join(folder, `${name}-${width}.png`)
      await page.screenshot({ path: picture, fullPage: !reach, animations: 'disabled' })
      await page.close()
    }
    await window.close()
  })
  await Promise.all(widths).finally(() => browser.close())
}
