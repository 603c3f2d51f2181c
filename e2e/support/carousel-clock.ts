import type { Page } from '@playwright/test'

import { cardRows, carousel, current, toMiddle, turns, whenLive } from './carousel'
import { first } from './content'
import { expect, openHydrated, stopClock, test } from './test'

/** The first row of cards that rotates, or the first row if none does. */
export const { name: ROW, count: CARDS } = cardRows.find(({ name }) => turns(name)) ?? first(cardRows)

/** Opens the home page; the test controls its clock. */
export async function open(page: Page, name: string, height = 900) {
  test.skip(!turns(name), `the content has no more slides than fit into ${name}`)
  await page.setViewportSize({ width: 1440, height })
  await page.clock.install()
  await openHydrated(page, '/')
}

/** Opens the home page with a row of cards on screen, and stops the clock: no slide changes while something is pressed. */
export async function start(page: Page) {
  await open(page, ROW)
  await toMiddle(page, ROW)
  await whenLive(page, ROW)
  await stopClock(page)
}

/** Expects that the slides change by themselves within twice their interval, or do not; the test controls the clock. */
export async function expectMoving(page: Page, moving: boolean, name = ROW) {
  await expect(carousel(page, name).locator('.track')).toHaveAttribute('aria-live', moving ? 'off' : 'polite')
  const shown = () => current(page, name).getAttribute('aria-label')
  const before = await shown()
  let moved = false
  for (let half = 0; half < 2 && !moved; half++) {
    await page.clock.runFor(3500)
    moved = (await shown()) !== before
  }
  expect(moved).toBe(moving)
}
