import type { Page } from '@playwright/test'

/** The most that may move while a page loads, as a sum of layout shifts: half of what counts as good (web.dev/cls). */
export const MOST_MOVED = 0.05

/** Collects the layout shifts of every page opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })

/** The sum of layout shifts of the page so far, those of its faces too; the browser reports a shift one frame later. */
export const movedOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] }
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
