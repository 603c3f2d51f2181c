import type { Page } from '@playwright/test'

import { content, interpolate } from './content'
import { expect, openHydrated, stopClock } from './test'

const { home, labels } = content
const { carousel: carouselLabels } = labels

/** Locators and expectations of the carousel with the accessible name `name`. */
export function carouselOn(page: Page, name: string) {
  const root = page.getByRole('region', { name, exact: true })
  const button = (label: string, index = 0) =>
    root.getByRole('button', { name: interpolate(label, { index, name }), exact: true })
  const bullet = (slideNumber: number) => button(carouselLabels.goToSlide, slideNumber)
  return {
    root,
    slides: root.locator('.carousel-slide'),
    slidesInView: root.locator('.carousel-slide:not([inert])'),
    bullets: root.locator('.carousel-bullets button'),
    bullet,
    currentBullet: root.locator('[aria-current=true]'),
    pause: button(carouselLabels.pause),
    play: button(carouselLabels.play),
    next: button(carouselLabels.next),
    previous: button(carouselLabels.previous),
    expectCurrent: (slideNumber: number) => expect(bullet(slideNumber)).toHaveAttribute('aria-current', 'true'),
    /** Waits until the engine drives the slides. */
    waitForEngine: () => root.locator('.carousel-slides[data-engine]').waitFor({ state: 'attached' }),
  }
}

/** Two carousels of the home page: the slides at its top, and the cards of the products. */
export const heroOn = (page: Page) => carouselOn(page, labels.highlights)
export const productCardsOn = (page: Page) => carouselOn(page, home.products.title)

/** Opens the home page, and stops the clock, so that no slide changes by itself during a click. */
export async function openHero(page: Page) {
  const hero = heroOn(page)
  await page.clock.install()
  await openHydrated(page, '/')
  await hero.waitForEngine()
  await stopClock(page)
  return hero
}
