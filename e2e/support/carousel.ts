import type { Page } from '@playwright/test'

/** Timings of the specification (section 9) may be off by this much in a busy browser, in ms. */
export const TOLERANCE_MS = 150

export const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The bullet of the slide that is shown. */
export const current = (page: Page, name: string) => carousel(page, name).locator('[aria-current=true]')

export const bullet = (page: Page, name: string, slide: number) =>
  carousel(page, name).getByRole('button', { name: `Go to slide ${slide}`, exact: true })

/** Waits until the engine of a carousel drives its slides. */
export const whenLive = (page: Page, name: string) =>
  carousel(page, name).locator('.slides[data-live]').waitFor({ state: 'attached' })

/** Times in ms between the next changes of the slide, told by the page itself: shown slide = the one that is not inert. */
export function intervals(page: Page, name: string, count: number): Promise<number[]> {
  return carousel(page, name).evaluate(
    (frame, wanted) =>
      new Promise<number[]>((resolve) => {
        const shown = () => [...frame.querySelectorAll<HTMLElement>('.slide')].findIndex((slide) => !slide.inert)
        const times: number[] = []
        let before = shown()
        const watch = new MutationObserver(() => {
          if (shown() === before) return
          before = shown()
          times.push(performance.now())
          if (times.length <= wanted) return
          watch.disconnect()
          resolve(times.slice(1).map((time, index) => time - (times[index] ?? 0)))
        })
        watch.observe(frame, { subtree: true, attributeFilter: ['inert'] })
      }),
    count,
  )
}

/** Presses a button of the carousel and measures how long its slides change their place or opacity, in ms. */
export function transition(page: Page, name: string, button: string): Promise<number> {
  return carousel(page, name).evaluate(
    (frame, label) =>
      new Promise<number>((resolve) => {
        const look = () =>
          [...frame.querySelectorAll<HTMLElement>('.track, .slide')].map(({ style }) => style.cssText).join()
        let [before, last] = [look(), 0]
        const start = performance.now()
        frame.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()
        const watch = () => {
          const now = performance.now() - start
          if (look() !== before) [before, last] = [look(), now]
          if (now > 1200) resolve(last)
          else requestAnimationFrame(watch)
        }
        requestAnimationFrame(watch)
      }),
    button,
  )
}
