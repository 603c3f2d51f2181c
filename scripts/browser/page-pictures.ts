import type { Browser, BrowserContext, Page, Route } from '@playwright/test'

/** Widths of a phone, a tablet and a computer, in CSS pixels. */
export const WIDTHS = [390, 820, 1440] as const

/** Name of the pictures of the page at `path`: `home`, `company-faqs`. */
export const pictureName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/**
 * A browser window of `width` in which a page always looks the same: nothing moves, the clock stands at `now`, and the
 * map, which is another site's page, stays empty.
 */
export async function openWindow(browser: Browser, width: number, now = new Date()): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    isMobile: width < 500,
    reducedMotion: 'reduce',
    // It would refuse the styles that are rewritten below.
    bypassCSP: true,
  })
  await context.clock.setFixedTime(now)
  await context.route(isPage, (route) => withFonts(route).catch(() => route.abort()))
  await context.route(/^https:\/\/www\.google\.com\//, (route) => route.fulfill({ body: '' }))
  return context
}

const isPage = ({ hostname, pathname }: URL) => hostname === 'localhost' && !/\.\w+$/.test(pathname)

/** Makes a page wait for its fonts: visitors do without one that comes late, and on a busy machine any may be late. */
async function withFonts(route: Route) {
  // A server may close a connection at the moment in which it is used again.
  const response = await route.fetch({ maxRetries: 3 })
  const html = await response.text()
  await route.fulfill({ response, body: html.replaceAll('font-display:optional', 'font-display:block') })
}

/** Opens `address` in a tab of its own, for what was typed stays with the tab, and waits until nothing more arrives. */
export async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  // A press lays out and starts at once what waits for an idle moment.
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    // What does not come stays away, as visitors see it.
    await Promise.allSettled([
      ...[...document.fonts].map((font) => font.load()),
      ...pictures.map((one) => one.decode()),
    ])
  })
  await page.waitForLoadState('networkidle')
  return page
}
