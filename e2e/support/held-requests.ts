import { readFileSync } from 'node:fs'

import type { Page, Route } from '@playwright/test'

import { expect, MAILBOX } from './test'

/** Parameter of `page.route`: a pattern, or a function of the URL. */
type Addresses = Parameters<Page['route']>[0]

export const SCRIPTS = /\/_next\/static\/.*\.js/

/** Matches the URLs of scripts that contain `words`. */
export const scriptWith =
  (words: string) =>
  ({ pathname }: URL) =>
    pathname.endsWith('.js') && readFileSync(`out${decodeURI(pathname)}`, 'utf8').includes(words)

/** Passes requests that match `url` to `handle`, with a promise that resolves when the returned function is called. */
async function holdBack(page: Page, url: Addresses, handle: (route: Route, released: Promise<void>) => Promise<void>) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, (route) => handle(route, released))
  return release
}

/** Delays the framework's scripts, or `scripts`, until the returned function is called. */
export const holdScripts = (page: Page, scripts: Addresses = SCRIPTS) =>
  holdBack(page, scripts, (route, released) => released.then(() => route.continue()))

/** Delivers enquiries, but delays the responses until the returned function is called. */
export const holdResponses = (page: Page) =>
  holdBack(page, `${MAILBOX}/api/**`, async (route, released) => {
    const response = await route.fetch()
    await released
    await route.fulfill({ response })
  })

/** Opens a page whose scripts fail to load; after `page.unroute(SCRIPTS)` they load when requested again. */
export async function openWithFailingScripts(page: Page, path: string) {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto(path, { waitUntil: 'domcontentloaded' })
}

/** Waits until all requested scripts have failed, which removes their elements; the next input requests them again. */
export const scriptsFailed = (page: Page) => expect(page.locator('head > script[src*="/_next/static/"]')).toHaveCount(0)

/** Opens a page whose scripts do not load until the returned function is called. */
export async function openWithHeldScripts(page: Page, path: string) {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return release
}
