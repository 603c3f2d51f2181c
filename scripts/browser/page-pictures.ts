import type { Browser, BrowserContext, Page, Route } from '@playwright/test'

/** Widths of a phone, a tablet and a computer, in CSS pixels. */
export const WIDTHS = [390, 820, 1440] as const

/** File name of the pictures of the page at `path`: `home`, `company-faqs`. */
export const pictureName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/**
 * A browser window of `width` in which a page always looks the same: no animation, a clock fixed at `now`, and an empty
 * frame for the map, which is a page of another site.
 */
export async function openWindow(browser: Browser, width: number, now = new Date()): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    isMobile: width < 500,
    reducedMotion: 'reduce',
    // The policy would refuse the styles rewritten below.
    bypassCSP: true,
  })
  await context.clock.setFixedTime(now)
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
  await route.fulfill({ response, body: html.replaceAll('font-display:optional', 'font-display:block') })
}

/** Opens `address` in a new tab, since typed text stays with its tab, and waits until everything has loaded. */
export async function openPage(context: BrowserContext, address: string): Promise<Page> {
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
