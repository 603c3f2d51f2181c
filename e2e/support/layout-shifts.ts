import type { Page } from '@playwright/test'

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

/** Sum of layout shifts so far; waits for the font swap, and two frames, since a shift is reported one frame later. */
export const layoutShiftOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] }
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
