import type { Page } from '@playwright/test'

import { expect, hydrate } from './test'

/** A walk of six steps through the site; each of the (random) numbers determines kind and link of one step. */
export interface Walk {
  from: string
  /** Width of the window in px. */
  width: number
  numbers: number[]
}

/** Selectors of links by kind of step. */
const links = {
  fragment: 'a[href^="#"]',
  page: 'main a[href^="/"]:not([inert] *)',
  home: 'footer :is(a[href="/"], a[href="/ne"])',
  language: 'header a[hreflang]',
}

/**
 * Address, title, heading and the heading of the section in the window's centre: scroll anchoring keeps the text, not the
 * position in px, where a page comes back shorter. Runs in the page.
 */
const lookAtPage = () => [
  location.href,
  document.title,
  document.querySelector('h1')?.textContent,
  document
    .elementFromPoint(innerWidth / 2, innerHeight / 2)
    ?.closest('section:not([aria-roledescription]), header, footer')
    ?.querySelector('h1, h2, h3')?.textContent ?? '',
]

const KINDS = ['page', 'fragment', 'fragment', 'language', 'home', 'page'] as const

/** Opens `from`, takes each step, and expects Back and Forward to show address, title, heading and place of each page. */
export async function walkThereAndBack(page: Page, { from, width, numbers }: Walk) {
  const look = () => page.evaluate(lookAtPage).catch((): string[] => [])
  /** The page at rest: a fragment's target may still move while it loads. */
  const lookAtRest = async () => {
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    return look()
  }
  await page.setViewportSize({ width, height: 900 })
  // The cache keeps a page as it was left: hydration and late parts may have moved its text since the step began.
  await page.addInitScript(
    `addEventListener('pagehide', () => sessionStorage.setItem('left', JSON.stringify((${String(lookAtPage)})())))`,
  )
  await page.goto(from)
  const visited: Awaited<ReturnType<typeof look>>[] = []
  for (const number of numbers) {
    // A step with an even number starts before hydration.
    if (number % 2) await hydrate(page)
    const kind = KINDS[number % KINDS.length]!
    const candidates = await page.locator(links[kind]).filter({ visible: true }).elementHandles()
    const link = candidates[number % candidates.length]
    const target = await link?.evaluate((a) => (a as HTMLAnchorElement).href)
    if (!link || !target || target === page.url()) continue
    await link.focus()
    const beforeStep = await lookAtRest()
    // Else Chromium stores the position a second after the scroll, and loses it where the page leaves its cache.
    await page.evaluate(() => history.replaceState(history.state, ''))
    const { pathname, hash } = new URL(target)
    await page.keyboard.press('Enter')
    // A language link keeps the fragment.
    await page.waitForURL((url) => url.pathname === pathname && (kind === 'language' || url.hash === hash))
    const left = await page.evaluate(() => {
      const json = sessionStorage.getItem('left')
      sessionStorage.removeItem('left')
      return json
    })
    visited.push(left ? (JSON.parse(left) as typeof beforeStep) : beforeStep)
  }
  expect(visited.length).toBeGreaterThan(2)
  visited.push(await lookAtRest())
  await hydrate(page)
  const travel = async (step: 'goBack' | 'goForward', entry: (typeof visited)[number]) => {
    await page[step]({ waitUntil: 'commit' })
    await expect.poll(look).toEqual(entry)
    // Chromium shows a page before its browser process has taken it over, and refuses the next step until then.
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
  }
  for (const entry of visited.slice(0, -1).reverse()) await travel('goBack', entry)
  for (const entry of visited.slice(1)) await travel('goForward', entry)
}
