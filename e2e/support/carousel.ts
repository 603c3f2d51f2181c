import type { Page } from '@playwright/test'

import { content, interpolate } from './content'
import { expect } from './test'

const { home, labels } = content
const { carousel: texts } = labels

/** Locators and expectations of the carousel with the accessible name `name`. */
export function carouselOn(page: Page, name: string) {
  const root = page.getByRole('region', { name, exact: true })
  const button = (label: string, index = 0) =>
    root.getByRole('button', { name: interpolate(label, { index, name }), exact: true })
  const bullet = (slide: number) => button(texts.goToSlide, slide)
  return {
    root,
    slides: root.locator('.slide'),
    /** The slides in view. */
    shownSlides: root.locator('.slide:not([inert])'),
    bullets: root.locator('.bullets button'),
    bullet,
    currentBullet: root.locator('[aria-current=true]'),
    pause: button(texts.pause),
    play: button(texts.play),
    next: button(texts.next),
    previous: button(texts.previous),
    expectCurrent: (slide: number) => expect(bullet(slide)).toHaveAttribute('aria-current', 'true'),
    /** Waits until Embla drives the slides. */
    whenLive: () => root.locator('.slides[data-engine]').waitFor({ state: 'attached' }),
  }
}

/** Carousels of the home page. */
export const heroOn = (page: Page) => carouselOn(page, labels.highlights)
export const productCardsOn = (page: Page) => carouselOn(page, home.products.title)
