import { readFileSync } from 'node:fs'

import type { Page, Route } from '@playwright/test'
import { globSync } from 'tinyglobby'

import { MAIL_API } from './enquiry'
import { expect } from './test'

/** First parameter of `page.route`: a pattern, or a function of the URL. */
type Matcher = Parameters<Page['route']>[0]

export const SCRIPTS = /\/_next\/static\/.*\.js/

/** Matches the URLs of scripts whose source contains `text`; throws if none does, since it would hold nothing back. */
export function scriptWith(text: string) {
  const isIn = (file: string) => readFileSync(file, 'utf8').includes(text)
  if (!globSync('out/_next/static/chunks/**/*.js').some(isIn)) throw new Error(`No script contains ${text}`)
  return ({ pathname }: URL) => pathname.endsWith('.js') && isIn(`out${decodeURI(pathname)}`)
}

/** Passes requests that match `urls` to `handle`, with a promise that resolves when the returned function is called. */
async function holdBack(page: Page, urls: Matcher, handle: (route: Route, released: Promise<void>) => Promise<void>) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(urls, (route) => handle(route, released))
  return release
}

/** Delays requests for `scripts` until the returned function is called. */
export const holdScripts = (page: Page, scripts: Matcher = SCRIPTS) =>
  holdBack(page, scripts, (route, released) => released.then(() => route.continue()))

/** Delivers enquiries, but delays the mail service's responses until the returned function is called. */
export const holdMailResponses = (page: Page) =>
  holdBack(page, MAIL_API, async (route, released) => {
    const response = await route.fetch()
    await released
    await route.fulfill({ response })
  })

/** Opens a page whose scripts fail to load. After `page.unroute(SCRIPTS)`, new requests for scripts succeed. */
export async function openWithFailingScripts(page: Page, path: string) {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto(path, { waitUntil: 'domcontentloaded' })
}

/** The elements of the scripts that the page has requested. */
export const scriptElements = (page: Page) => page.locator('head > script[src*="/_next/static/"]')

/** Waits until all scripts have failed: the page removes their elements, so that the next input requests them again. */
export const expectScriptsFailed = (page: Page) => expect(scriptElements(page)).toHaveCount(0)

/** Opens a page whose scripts do not load until the returned function is called. */
export async function openWithHeldScripts(page: Page, path: string) {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return release
}
