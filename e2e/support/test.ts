import {
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type PlaywrightTestOptions,
  type Response,
  test as base,
} from '@playwright/test'

import type { PageGroup } from '../../content/schema'
import { TEST_MAIL_PORT } from '../../scripts/build/test-settings'

import { content, groupLabel, noticeIsOn } from './content'
import { openTab, type SharedTab } from './tab'

const { home, labels } = content

/** Address of the mail stand-in for the tests. */
export const MAILBOX = `http://localhost:${TEST_MAIL_PORT}`

/** For tests of what moves; without it nothing does (playwright.config.ts), and a test takes half of the computing. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

export interface Options {
  /** Whether each test has a browser context of its own, as for a first visit or for a clock; else the worker's tab. */
  ownTab: boolean
}

interface Fixtures extends Options {
  /** Console errors and uncaught exceptions of the page so far. */
  problems: string[]
}

/** The notice of the home page. */
export const notice = (page: Page) => page.getByRole('dialog', { name: home.notice.subject, exact: true })

/**
 * Waits until the page has hydrated; its scripts start late. To test the time before that, open the page with
 * `waitUntil: 'commit'` or `'domcontentloaded'`. Also closes the notice, if it is on, since it stops the carousels.
 */
export async function hydrated(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  if (!noticeIsOn || new URL(page.url()).pathname !== '/') return
  // A visitor who has closed it does not see it again.
  if (await page.evaluate(() => sessionStorage.getItem('notice-closed'))) return
  // Dispatches the click directly, so that pointer and focus stay where the test left them.
  await notice(page).getByRole('button', { name: labels.close }).dispatchEvent('click')
  await expect(notice(page)).toHaveCount(0)
}

/** Names of elements by role in the accessibility tree; unlike role locators, the tree leaves out inert parts. */
export async function toldOf(page: Page, role: string): Promise<string[]> {
  const accessibility = await page.context().newCDPSession(page)
  const { nodes } = await accessibility.send('Accessibility.getFullAXTree')
  return nodes.filter((node) => !node.ignored && node.role?.value === role).map(({ name }) => String(name?.value))
}

/** Makes `goto` and `reload` of a page wait until it has hydrated. */
export function awaitLife(page: Page) {
  const { goto, reload } = page
  const settle = async (response: Response | null, waitUntil?: string) => {
    if (!page.url().startsWith('http') || waitUntil === 'commit' || waitUntil === 'domcontentloaded') return response
    // Any press starts the scripts at once; on a busy machine an idle moment may come late.
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
    await hydrated(page)
    if (waitUntil === 'networkidle') await page.waitForLoadState('networkidle')
    return response
  }
  page.goto = async (url, options) => settle(await goto.call(page, url, options), options?.waitUntil)
  page.reload = async (options) => settle(await reload.call(page, options), options?.waitUntil)
}

/** Console messages of the browser about something that the page's policy or Trusted Types refused. */
const REFUSED = /Content Security Policy|Permissions[- ]Policy|Trusted(HTML|Script|ScriptURL|Types?)\b/i

/** The settings of a context that the shared tab cannot have. */
const needsOwnTab = ({ javaScriptEnabled, hasTouch, timezoneId }: Partial<PlaywrightTestOptions>) =>
  !javaScriptEnabled || hasTouch || timezoneId

/**
 * The test function, with the page's problems collected. A test fails when a page's policy refused anything.
 */
export const test = base.extend<Fixtures, { tab: SharedTab }>({
  ownTab: [false, { option: true }],
  tab: [
    async ({ browser }, provide) => {
      const tab = await openTab(browser)
      tab.page.context().on('page', awaitLife)
      awaitLife(tab.page)
      await provide(tab)
      await tab.page.context().close()
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, tab, ownTab, javaScriptEnabled, hasTouch, timezoneId, viewport, contextOptions },
    provide,
  ) => {
    const own = ownTab || needsOwnTab({ javaScriptEnabled, hasTouch, timezoneId })
    const context = own ? await browser.newContext() : tab.page.context()
    if (!own) await tab.prepare({ viewport, contextOptions })
    else if (javaScriptEnabled) context.on('page', awaitLife)
    const refused: string[] = []
    const note = (message: ConsoleMessage) => REFUSED.test(message.text()) && refused.push(message.text())
    context.on('console', note)
    await provide(context)
    context.off('console', note)
    await (own ? context.close() : tab.empty())
    expect(refused, 'refused by the policy').toEqual([])
  },
  page: async ({ context }, provide) => {
    await provide(context.pages()[0] ?? (await context.newPage()))
  },
  problems: async ({ page }, provide) => {
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    await provide(problems)
  },
})

/** The menu bar, the button that opens it on a phone, and the buttons of its groups. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: labels.mainMenu, exact: true })
export const menuButton = (page: Page) => page.getByRole('button', { name: labels.menu, exact: true })
export const menuGroup = (page: Page, group: PageGroup) =>
  mainMenu(page).getByRole('button', { name: groupLabel(group), exact: true })

/** The links to a site address within a part of the page, whatever their text. */
export const linkTo = (part: Locator, path: string) =>
  part.getByRole('link').and(part.page().locator(`[href="${path}"]`))

/** The number of running animations that have an end. */
export const inMotion = () =>
  document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length

/** Waits for two frames: an observer is called with the next one. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Turns the mouse wheel by `distance` px, and waits for the frames in which the page would begin to scroll. */
export async function turnWheel(page: Page, distance: number) {
  const wheel = await page.evaluateHandle(() => {
    const turned = new Promise<void>((done) => addEventListener('wheel', () => done(), { capture: true, once: true }))
    return { turned }
  })
  await page.mouse.wheel(0, distance)
  await wheel.evaluate(({ turned }) => turned)
  await twoFrames(page)
}

/** From here on the test alone moves the clock, which it has installed. Stopping it may take long. */
export const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))

/** Follows a link of the footer once the footer has stopped moving into view, which would move the link below the mouse. */
export async function followFooterLink(page: Page, path: string) {
  const link = linkTo(page.getByRole('contentinfo'), path)
  await link.hover()
  // The observer that starts the movement.
  await twoFrames(page)
  await expect.poll(() => page.evaluate(inMotion)).toBe(0)
  await link.click()
}

export { expect }
