import type { Page } from '@playwright/test'

import { content, interpolate } from './content'

const { home, labels } = content
const { carousel: words } = labels

/** Names of carousels of the home page. */
export const HERO = labels.highlights
export const PRODUCTS = home.products.title

export const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const button = (page: Page, name: string, label: string) =>
  carousel(page, name).getByRole('button', { name: label, exact: true })

/** The accessible name of a slide's bullet. */
export const bulletName = (name: string, slide: number) => interpolate(words.goToSlide, { index: slide, name })

export const bullet = (page: Page, name: string, slide: number) => button(page, name, bulletName(name, slide))
export const pause = (page: Page, name: string) => button(page, name, interpolate(words.pause, { name }))
export const play = (page: Page, name: string) => button(page, name, interpolate(words.play, { name }))
export const next = (page: Page, name: string) => button(page, name, interpolate(words.next, { name }))
export const previous = (page: Page, name: string) => button(page, name, interpolate(words.previous, { name }))
