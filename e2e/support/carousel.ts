import type { Page } from '@playwright/test'

import { content, filled, shown } from './content'
import { expect } from './test'

const { home, labels, products, services } = content
const { carousel: words } = labels

/** Names of carousels of the home page. */
export const HERO = labels.highlights
export const PRODUCTS = home.products.title

/** The rows of cards of the home page, from top to bottom; `interval` is the time between two changes in ms (section 9). */
export const cardRows = [
  { name: PRODUCTS, count: shown(products).length, interval: 3000, seen: 4 },
  { name: home.services.title, count: shown(services).length, interval: 3000, seen: 4 },
  { name: home.partners.title, count: home.partners.items.length, interval: 3000, seen: 4 },
]

/** All carousels of the home page with more slides than a wide screen shows, from top to bottom: only these rotate. */
export const turning = [
  { name: HERO, count: home.slides.length, interval: 4000, seen: 1 },
  ...cardRows,
  { name: labels.testimonials, count: home.testimonials.items.length, interval: 5000, seen: 1 },
].filter(({ count, seen }) => count > seen)

export const turns = (name: string) => turning.some((one) => one.name === name)

export const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const button = (page: Page, name: string, label: string) =>
  carousel(page, name).getByRole('button', { name: label, exact: true })

/** The accessible name of a slide's bullet. */
export const bulletName = (slide: number) => filled(words.goToSlide, { index: slide })

export const bullet = (page: Page, name: string, slide: number) => button(page, name, bulletName(slide))
export const pause = (page: Page, name: string) => button(page, name, filled(words.pause, { name }))
export const play = (page: Page, name: string) => button(page, name, filled(words.play, { name }))
export const next = (page: Page, name: string) => button(page, name, words.next)
export const previous = (page: Page, name: string) => button(page, name, words.previous)

/** The bullet of the current slide. */
export const current = (page: Page, name: string) => carousel(page, name).locator('[aria-current=true]')

export const expectCurrent = (page: Page, name: string, slide: number) =>
  expect(current(page, name)).toHaveAccessibleName(bulletName(slide))

/** Waits until the engine of a carousel drives its slides. */
export const whenLive = (page: Page, name: string) =>
  carousel(page, name).locator('.slides[data-live]').waitFor({ state: 'attached' })

/** Brings a carousel into the middle of the window, and waits until its engine drives it. */
export async function show(page: Page, name: string) {
  await carousel(page, name).evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await whenLive(page, name)
}

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

/** Expects that the slides change by themselves within twice their interval, or do not; the test controls the clock. */
export async function expectMoving(page: Page, moving: boolean, name: string) {
  await expect(carousel(page, name).locator('.track')).toHaveAttribute('aria-live', moving ? 'off' : 'polite')
  const shown = () => current(page, name).getAttribute('aria-label')
  const before = await shown()
  await page.clock.runFor(3500)
  if (moving && (await shown()) === before) await page.clock.runFor(3500)
  expect((await shown()) !== before).toBe(moving)
}

/**
 * Watches a carousel from now on; the returned function gives the times in ms at which its slides changed: `inert` tells
 * which of them are shown, `style` where they stand.
 */
export async function watchChanges(page: Page, name: string, attribute: 'inert' | 'style') {
  const watched = await carousel(page, name).evaluateHandle((frame, name) => {
    const times: number[] = []
    new MutationObserver((changes) => {
      if (changes.some(({ target, oldValue }) => (target as Element).getAttribute(name) !== oldValue))
        times.push(performance.now())
    }).observe(frame.querySelector('.track')!, { subtree: true, attributeFilter: [name], attributeOldValue: true })
    return times
  }, attribute)
  return () => watched.jsonValue()
}
