import type { Page } from '@playwright/test'

import { content, filled, shown } from './content'

/** Tolerance in ms for the timings of the specification (section 9), since the browser may be busy. */
export const TOLERANCE_MS = 150

const { home, labels, products, services } = content
const { carousel: words } = labels

/** Names of the carousels of the home page. */
export const HERO = labels.highlights
export const PRODUCTS = home.products.title
export const SERVICES = home.services.title
const PARTNERS = home.partners.title
const TESTIMONIALS = labels.testimonials

interface HomeCarousel {
  name: string
  /** Number of slides. */
  count: number
  /** Time between two changes in ms (specification, section 9). */
  interval: number
  /** Slides visible at once on a wide screen. */
  seen: number
}

/** The rows of cards of the home page, from top to bottom. */
export const cardRows: HomeCarousel[] = [
  { name: PRODUCTS, count: shown(products).length, interval: 3000, seen: 4 },
  { name: SERVICES, count: shown(services).length, interval: 3000, seen: 4 },
  { name: PARTNERS, count: home.partners.items.length, interval: 3000, seen: 4 },
]

/** All carousels of the home page with more slides than a wide screen shows, from top to bottom: only these rotate. */
export const turning = [
  { name: HERO, count: home.slides.length, interval: 4000, seen: 1 },
  ...cardRows,
  { name: TESTIMONIALS, count: home.testimonials.items.length, interval: 5000, seen: 1 },
].filter(({ count, seen }) => count > seen)

export const turns = (name: string) => turning.some((one) => one.name === name)

export const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The bullet of the current slide. */
export const current = (page: Page, name: string) => carousel(page, name).locator('[aria-current=true]')

/** The accessible name of a slide's bullet. */
export const bulletName = (slide: number) => filled(words.goToSlide, { index: slide })

export const bullet = (page: Page, name: string, slide: number) => button(page, name, bulletName(slide))
export const pause = (page: Page, name: string) => button(page, name, filled(words.pause, { name }))
export const play = (page: Page, name: string) => button(page, name, filled(words.play, { name }))
export const next = (page: Page, name: string) => button(page, name, words.next)
export const previous = (page: Page, name: string) => button(page, name, words.previous)

const button = (page: Page, name: string, label: string) =>
  carousel(page, name).getByRole('button', { name: label, exact: true })

/** Waits until the engine of a carousel drives its slides. */
export const whenLive = (page: Page, name: string) =>
  carousel(page, name).locator('.slides[data-live]').waitFor({ state: 'attached' })

/** Times in ms between the next slide changes, measured in the page: the current slide is the one that is not inert. */
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

/** Presses a button of the carousel and returns how long its slides then change position or opacity, in ms. */
export function transition(page: Page, name: string, button: string): Promise<number> {
  return carousel(page, name).evaluate(
    (frame, label) =>
      new Promise<number>((resolve) => {
        const look = () =>
          [...frame.querySelectorAll<HTMLElement>('.track, .slide')].map(({ style }) => style.cssText).join()
        let before = look()
        const pressed = performance.now()
        let [first, last] = [0, 0]
        frame.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`)?.click()
        const watch = () => {
          const now = performance.now()
          if (look() !== before) [before, first, last] = [look(), first || now, now]
          if (now - pressed > 1200) resolve(last - first)
          else requestAnimationFrame(watch)
        }
        requestAnimationFrame(watch)
      }),
    button,
  )
}
