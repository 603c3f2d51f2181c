import { expect, type Locator, type Page, test as base } from '@playwright/test'

import type { PageGroup } from '../../content/schema/page-groups'
import { TEST_MAIL_PORT } from '../../scripts/build/environment'
import { content, first, groupLabel, noticeIsOn } from './content'

const { home, labels, site } = content

/** Origin of the local server that stands in for the mail service. */
export const MAIL_ORIGIN = `http://localhost:${TEST_MAIL_PORT}`

/** Enables motion; playwright.config.ts turns motion off, which halves the CPU time of a test. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

export const notice = (page: Page) => page.getByRole('dialog', { name: home.notice.subject, exact: true })

/**
 * Starts the scripts of a page, as any input does, and waits for hydration. Closes the notice of the home page, since
 * an open notice pauses the carousels.
 */
export async function hydrate(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  if (!noticeIsOn || new URL(page.url()).pathname !== '/') return
  // A closed notice does not reopen in this session.
  if (await page.evaluate(() => sessionStorage.getItem('notice-closed'))) return
  // Dispatched: a real click would move pointer and focus.
  await notice(page).getByRole('button', { name: labels.close }).dispatchEvent('click')
  await expect(notice(page)).toHaveCount(0)
}

export async function openHydrated(page: Page, path: string) {
  const response = await page.goto(path)
  await hydrate(page)
  return response
}

/** Accessible names by role, from Chromium's accessibility tree, which unlike role locators leaves out inert parts. */
export async function accessibleNames(page: Page, role: string): Promise<string[]> {
  const accessibility = await page.context().newCDPSession(page)
  const { nodes } = await accessibility.send('Accessibility.getFullAXTree')
  return nodes.filter((node) => !node.ignored && node.role?.value === role).map(({ name }) => String(name?.value))
}

/** Console messages about policy violations. */
const POLICY_VIOLATION = /Content Security Policy|Permissions[- ]Policy/i

/** Playwright's `test`, which also records `problems` of all its pages, and fails on a policy violation. */
export const test = base.extend<{
  /** Console errors and uncaught exceptions so far. */
  problems: string[]
}>({
  problems: [
    async ({ context }, provide) => {
      const problems: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error' || POLICY_VIOLATION.test(message.text())) problems.push(message.text())
      })
      context.on('weberror', (error) => problems.push(error.error().message))
      await provide(problems)
      expect(problems.join('\n')).not.toMatch(POLICY_VIOLATION)
    },
    { auto: true },
  ],
})

/** The main menu, its bar (`data-stuck`: fixed to the window's top), its button on a phone, and the button of a group. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: labels.mainMenu, exact: true })
export const menuBar = (page: Page) => page.locator('[data-stuck]')
export const menuButton = (page: Page) => page.getByRole('button', { name: labels.menu, exact: true })
export const menuGroup = (page: Page, group: PageGroup) =>
  mainMenu(page).getByRole('button', { name: groupLabel(group), exact: true })

/** Links inside `root` whose `href` is `path`. */
export const linkTo = (root: Locator, path: string) =>
  root.getByRole('link').and(root.page().locator(`[href="${path}"]`))

/** The `href` of a link that calls a phone number. */
export const telHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`

/** Opens the phone list of the bottom bar, and expects the numbers of all offices. */
export async function expectPhoneNumbers(page: Page) {
  const bottomBar = page.getByRole('complementary', { name: `${labels.call}, ${labels.ask}`, exact: true })
  await bottomBar.getByText(labels.call, { exact: true }).click()
  for (const { place, phone } of [{ place: labels.headOffice, phone: first(site.phones) }, ...site.offices])
    await expect(linkTo(bottomBar.getByRole('listitem').filter({ hasText: place }), telHref(phone))).toBeVisible()
}

/** All elements of a locator; fails if there is none, since a loop over none would pass. */
export async function someOf(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0)
  return locator.all()
}

/** Expects an element to start at most `maxGap` px below the sticky header. */
export const expectBelowHeader = (element: Locator, maxGap: number) =>
  expect(async () => {
    const header = (await menuBar(element.page()).boundingBox())!
    const gap = (await element.boundingBox())!.y - header.y - header.height
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThanOrEqual(maxGap)
  }).toPass()

/** Number of running finite animations, for `page.evaluate`. */
export const countRunningAnimations = () =>
  document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length

/** Waits for two frames: the browser calls observers in the first. */
export const waitTwoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Turns the mouse wheel by `distance` px, and waits for the frames in which scrolling would begin. */
export async function turnWheel(page: Page, distance: number) {
  const wheelEvent = await page.evaluateHandle(() => {
    const fired = new Promise<void>((done) => addEventListener('wheel', () => done(), { capture: true, once: true }))
    return { fired }
  })
  await page.mouse.wheel(0, distance)
  await wheelEvent.evaluate(({ fired }) => fired)
  await waitTwoFrames(page)
}

/** Stops the installed clock 10 s from now: `pauseAt` needs a future time, also on a slow machine. */
export const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))

/**
 * Opens the page of a link of the footer. Clicks after the footer's scroll-in animation, which would move the link away
 * from the mouse; a click on the old page while the new one is on its way could end the navigation.
 */
export async function followFooterLink(page: Page, path: string) {
  const link = linkTo(page.getByRole('contentinfo'), path)
  await link.hover()
  // The observer that starts the animation runs with the next frame.
  await waitTwoFrames(page)
  await expect.poll(() => page.evaluate(countRunningAnimations)).toBe(0)
  await link.click()
  await expect(page).toHaveURL(path)
}

export { expect }
