import type { Page } from '@playwright/test'

import { cardRows, current, toMiddle, turns, whenLive } from './carousel'
import { first } from './content'
import { stopClock, test } from './test'

/** The first row of cards that rotates, or the first row if none does. */
export const { name: ROW, count: CARDS } = cardRows.find(({ name }) => turns(name)) ?? first(cardRows)
const shown = (page: Page, name = ROW) => current(page, name).getAttribute('aria-label')

/** Opens the home page; the test controls its clock. */
export async function open(page: Page, name: string, height = 900) {
  test.skip(!turns(name), `the content has no more slides than fit into ${name}`)
  await page.setViewportSize({ width: 1440, height })
  await page.clock.install()
  await page.goto('/')
}

/** Opens the home page with a row of cards on screen, and stops the clock: no slide changes while something is pressed. */
export async function start(page: Page) {
  await open(page, ROW)
  await toMiddle(page, ROW)
  await whenLive(page, ROW)
  await stopClock(page)
}

/** Whether the slide changes within twice its interval. */
export async function moves(page: Page, name = ROW) {
  const before = await shown(page, name)
  for (let half = 0; half < 2; half++) {
    await page.clock.runFor(3500)
    if ((await shown(page, name)) !== before) return true
  }
  return false
}
