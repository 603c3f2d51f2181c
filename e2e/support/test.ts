import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test'

import type { PageGroup } from '../../content/schema'

import { content, groupLabel, noticeIsOn } from './content'

const { home, labels } = content

/** Address of the tests' mail stand-in. */
export const MAILBOX = 'http://localhost:3101'

/** For tests of what does not move: dialogs and pages come and go at once. */
export const calm = { contextOptions: { reducedMotion: 'reduce' } } as const

interface Fixtures {
  /** Console errors and uncaught exceptions of the page so far. */
  problems: string[]
}

/** The notice of the home page. */
export const notice = (page: Page) => page.getByRole('dialog', { name: home.notice.subject, exact: true })

/**
 * The page has come alive: its scripts, which start late, answer now. A test of what comes before opens its page with
 * `waitUntil: 'commit'` or `'domcontentloaded'`. A notice that the content may hold has come and gone: it stops what moves.
 */
export async function alive(page: Page) {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  if (!noticeIsOn || new URL(page.url()).pathname !== '/') return
  // Neither pointer nor focus comes near: tests go on from where they were.
  await notice(page).getByRole('button', { name: labels.close }).dispatchEvent('click')
  await expect(notice(page)).toHaveCount(0)
}

/** Names of what the browser tells screen readers of, by its role; it knows of inert parts, which role locators do not. */
export async function toldOf(page: Page, role: string): Promise<string[]> {
  const accessibility = await page.context().newCDPSession(page)
  const { nodes } = await accessibility.send('Accessibility.getFullAXTree')
  return nodes.filter((node) => !node.ignored && node.role?.value === role).map(({ name }) => String(name?.value))
}

/** Makes `goto` and `reload` of a page wait for its life. */
export function awaitLife(page: Page) {
  const { goto, reload } = page
  const settle = async (response: Response | null, waitUntil?: string) => {
    if (!page.url().startsWith('http') || waitUntil === 'commit' || waitUntil === 'domcontentloaded') return response
    // Any press starts the scripts at once; a busy machine would be long in finding an idle moment.
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
    await alive(page)
    if (waitUntil === 'networkidle') await page.waitForLoadState('networkidle')
    return response
  }
  page.goto = async (url, options) => settle(await goto.call(page, url, options), options?.waitUntil)
  page.reload = async (options) => settle(await reload.call(page, options), options?.waitUntil)
}

/** What a browser says in its console of something that the page's policy or its Trusted Types did not allow. */
const REFUSED = /Content Security Policy|Permissions[- ]Policy|Trusted(HTML|Script|ScriptURL|Types?)\b/i

/**
 * Test with a stubbed map frame (it would load from another site), which fails when the policy of a page refused
 * anything, and the page's problems collected.
 */
export const test = base.extend<Fixtures>({
  context: async ({ context, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) context.on('page', awaitLife)
    await context.route(/^https:\/\/www\.google\.com\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
    )
    const refused: string[] = []
    context.on('console', (message) => REFUSED.test(message.text()) && refused.push(message.text()))
    await provide(context)
    expect(refused, 'refused by the policy').toEqual([])
  },
  problems: async ({ page }, provide) => {
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    await provide(problems)
  },
})

/** The menu bar, the button that shows it on a phone, and the buttons of its groups. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: labels.mainMenu, exact: true })
export const menuButton = (page: Page) => page.getByRole('button', { name: labels.menu, exact: true })
export const menuGroup = (page: Page, group: PageGroup) =>
  mainMenu(page).getByRole('button', { name: groupLabel(group), exact: true })

/** The links of a part of the page that lead to an address of the site, whatever their words. */
export const linkTo = (part: Locator, path: string) =>
  part.getByRole('link').and(part.page().locator(`[href="${path}"]`))

/** Follows a link of the footer, which moves when it comes into view: pointed at first, as by a person. */
export async function followFooterLink(page: Page, path: string) {
  const link = linkTo(page.getByRole('contentinfo'), path)
  await link.hover()
  await link.click()
}

export { expect }
