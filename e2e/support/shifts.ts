import type { Page } from '@playwright/test'

/** The most that may move when the site's faces take the place of the system's, which have nearly the same widths. */
const SWAP = 0.02

/** Collects the layout shifts of every page opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript((swap) => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    let swapped = Infinity
    addEventListener('DOMContentLoaded', async () => {
      await document.fonts.ready
      swapped = performance.now() + 100
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (entry.value > (entry.startTime < swapped ? swap : 0)) shifts.push(`${entry.value} at ${entry.startTime} ms`)
    }).observe({ type: 'layout-shift', buffered: true })
  }, SWAP)

/** The layout shifts of the page so far; the browser reports a shift one frame later. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return (window as unknown as { shifts: string[] }).shifts
  })
