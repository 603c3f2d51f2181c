import { expect, type Page } from '@playwright/test'

/** Maximum sum of layout shifts of a page load: half of 0.1, up to which web.dev/cls calls a CLS good. */
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

/** Number of loaded fonts of the site, without fallback fonts and the font of typed text. */
export const countLoadedFonts = (page: Page) =>
  page.evaluate(() => {
    const styles = getComputedStyle(document.documentElement)
    const families = ['--font-eczar', '--font-mukta', '--font-mukta-nepali'].map((variable) =>
      styles.getPropertyValue(variable).split(',')[0]?.replaceAll('"', ''),
    )
    return [...document.fonts].filter(({ family, status }) => families.includes(family) && status === 'loaded').length
  })

/** Waits for the font swap, in which all fonts of the site replace their fallbacks together. */
export const waitForFontSwap = (page: Page) => expect.poll(() => countLoadedFonts(page)).toBeGreaterThan(0)

/** Sum of layout shifts up to the font swap; waits two frames more, since a shift is reported one frame later. */
export async function layoutShiftOf(page: Page) {
  await waitForFontSwap(page)
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] }
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
}
