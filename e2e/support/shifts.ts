import type { Page } from '@playwright/test'

/**
 * The most that may move when the site's faces take the place of the system's, which have nearly the same widths. A
 * machine without Devanagari draws boxes in its place, which have other widths.
 */
const SWAP = { en: 0.02, ne: 0.06 }

interface Watched {
  shifts: PerformanceEntry[]
  swaps: number[]
}

/** Collects the layout shifts of every page opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { shifts: [], swaps: [] }
    Object.assign(window, { watched })
    document.fonts.addEventListener('loadingdone', () => watched.swaps.push(performance.now()))
    new PerformanceObserver((list) => watched.shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })

/** The layout shifts of the page so far, without the small ones of faces; the browser reports a shift one frame later. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async (swap) => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const most = document.documentElement.lang === 'ne' ? swap.ne : swap.en
    const { shifts, swaps } = (window as unknown as { watched: Watched }).watched
    return (shifts as (PerformanceEntry & { value: number })[])
      .filter(({ value, startTime }) => value > most || !swaps.some((at) => Math.abs(at - startTime) < 1000))
      .map(({ value, startTime }) => `${value} at ${startTime} ms`)
  }, SWAP)
