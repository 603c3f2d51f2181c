import type { Page } from '@playwright/test'

import { content, interpolate } from './content'

const { home, labels } = content
const { carousel: texts } = labels

/** Names of carousels of the home page. */
export const HERO_CAROUSEL = labels.highlights
export const PRODUCTS_CAROUSEL = home.products.title

export const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const button = (page: Page, name: string, label: string) =>
  carousel(page, name).getByRole('button', { name: label, exact: true })

/** The accessible name of a slide's bullet. */
export const bulletName = (name: string, slide: number) => interpolate(texts.goToSlide, { index: slide, name })

export const bullet = (page: Page, name: string, slide: number) => button(page, name, bulletName(name, slide))
export const pauseButton = (page: Page, name: string) => button(page, name, interpolate(texts.pause, { name }))
export const playButton = (page: Page, name: string) => button(page, name, interpolate(texts.play, { name }))
export const nextButton = (page: Page, name: string) => button(page, name, interpolate(texts.next, { name }))
export const previousButton = (page: Page, name: string) => button(page, name, interpolate(texts.previous, { name }))
