import { expect, type Page } from '@playwright/test'

/** Maximum sum of layout shifts of a page load: half of the limit of a good CLS, 0.1 (web.dev/cls). */
export const MAX_SHIFT = 0.05

/** Records the layout shifts of each document that `page` loads from now on. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })

/** Number of loaded fonts of the site, without fallbacks and the font of typed text. */
export const loadedFonts = (page: Page) =>
  page.evaluate(() => {
    const styles = getComputedStyle(document.documentElement)
    const families = ['--font-eczar', '--font-mukta', '--font-mukta-nepali'].map((variable) =>
      styles.getPropertyValue(variable).split(',')[0]?.replaceAll('"', ''),
    )
    return [...document.fonts].filter(({ family, status }) => families.includes(family) && status === 'loaded').length
  })

/** Waits until the site's fonts have replaced their fallbacks. */
export const waitForFontSwap = (page: Page) => expect.poll(() => loadedFonts(page)).toBeGreaterThan(0)

/** Sum of layout shifts after the font swap; waits two frames, since a shift is reported one frame later. */
export async function layoutShiftOf(page: Page) {
  await waitForFontSwap(page)
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] }
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
}
