import type { Page } from '@playwright/test'

/** Collects the layout shifts of every page to come. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (entry.value > 0) shifts.push(`${entry.value} at ${entry.startTime} ms`)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The shifts of the page so far; one is reported with the frame after it. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return (window as unknown as { shifts: string[] }).shifts
  })
