import type { Page } from '@playwright/test'

/** Collects the layout shifts of every page opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (entry.value > 0) shifts.push(`${entry.value} at ${entry.startTime} ms`)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shifts of the page so far; the browser reports a shift one frame later. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return (window as unknown as { shifts: string[] }).shifts
  })
