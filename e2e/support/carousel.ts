import type { Page } from '@playwright/test'

import { content, filled, shown } from './content'
import { expect } from './test'

/** Tolerance in ms for the timings of the specification (section 9): a few frames of the test's clock. */
export const TOLERANCE_MS = 100

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

/** Scrolls a carousel to the middle of the window. */
export const toMiddle = (page: Page, name: string) =>
  carousel(page, name).evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Waits until the engine of a carousel drives its slides. */
export const whenLive = (page: Page, name: string) =>
  carousel(page, name).locator('.slides[data-live]').waitFor({ state: 'attached' })

/** Waits until a row of cards stands still: all slides that can be used lie inside it, up to their gap. */
export const atRest = (page: Page, name: string) =>
  expect
    .poll(() =>
      carousel(page, name).evaluate((frame) => {
        const row = frame.querySelector('.slides')!.getBoundingClientRect()
        const gap = parseFloat(getComputedStyle(frame.querySelector('.slide')!).paddingLeft)
        return [...frame.querySelectorAll('.slide:not([inert])')].every((slide) => {
          const { left, right } = slide.getBoundingClientRect()
          return left > row.left - gap - 1 && right < row.right + 1
        })
      }),
    )
    .toBe(true)

/**
 * Watches the slide changes of a carousel from now on; the returned function gives the times in ms between them. Which
 * slides are shown tells a change: the others are inert.
 */
export async function watchIntervals(page: Page, name: string) {
  const watched = await carousel(page, name).evaluateHandle((frame) => {
    const shown = () => [...frame.querySelectorAll<HTMLElement>('.slide')].map(({ inert }) => inert).join()
    const times: number[] = []
    let before = shown()
    new MutationObserver(() => {
      if (shown() === before) return
      before = shown()
      times.push(performance.now())
    }).observe(frame, { subtree: true, attributeFilter: ['inert'] })
    return times
  })
  return async () => (await watched.jsonValue()).map((time, index, times) => time - times[index - 1]!).slice(1)
}

/**
 * Presses a button of the carousel; the returned function gives how long in ms its slides have changed position or
 * opacity since.
 */
export async function watchTransition(page: Page, name: string, button: string) {
  const watched = await carousel(page, name).evaluateHandle((frame, label) => {
    const look = () =>
      [...frame.querySelectorAll<HTMLElement>('.track, .slide')].map(({ style }) => style.cssText).join()
    const times: number[] = []
    let before = look()
    frame.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`)?.click()
    const watch = () => {
      if (look() !== before) times.push(performance.now())
      before = look()
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
    return times
  }, button)
  return async () => {
    const times = await watched.jsonValue()
    return (times.at(-1) ?? 0) - (times[0] ?? 0)
  }
}
