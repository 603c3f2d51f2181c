import type { Page } from '@playwright/test'

import { content } from './support/content'
import { scrollersWithoutStop } from './support/reader-settings'
import { expect, openHydrated, test } from './support/test'

const { labels } = content

/** Painted colours: an element's background, its bottom border where it has one, and the page. */
const colours = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { backgroundColor: ground, borderBottomColor, borderBottomWidth } = getComputedStyle(element)
      const page = getComputedStyle(document.body).backgroundColor
      return { ground, edge: borderBottomWidth === '0px' ? page : borderBottomColor, page }
    }),
  )

/** Targets for a finger that are smaller than 44 px. */
const smallTargets = (page: Page) =>
  page
    .locator(
      `.bullets button, nav[aria-label="${labels.social}"] a, .accordion [href^="#"], [href^="tel:"], [href^="mailto:"]`,
    )
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility())
        .filter((target) => Math.min(target.getBoundingClientRect().width, target.getBoundingClientRect().height) < 44)
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    )

/** Controls that the social bar covers: beside the column at any scroll position, at the window's foot at the page's end. */
const covered = (page: Page) =>
  page.evaluate((name) => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const bar = document.querySelector(`nav[aria-label="${name}"]`)!.closest('.social-bar')!
    const { left, top } = bar.getBoundingClientRect()
    const isBeside = getComputedStyle(bar).position === 'fixed'
    return [...document.querySelectorAll(':is(main, footer) :is(a, button, input, textarea)')]
      .filter((control) => control.checkVisibility() && !control.closest('[inert], .slides, [tabindex="-1"]'))
      .filter((control) => {
        const box = control.getBoundingClientRect()
        return box.right > left + 0.5 && (isBeside || box.bottom > top + 0.5)
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160))
  }, labels.social)

for (const path of ['/', '/ne', '/products/goldplus', '/services/websitedevelopment', '/contactus', '/company/faqs'])
  test(`${path} is no wider than a phone with the reader's own letters at 150 and 200 % (WCAG 1.4.4)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openHydrated(page, path)
    for (const size of ['150%', '200%']) {
      await page.evaluate((own) => document.documentElement.style.setProperty('font-size', own), size)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), size).toBe(360)
    }
  })

for (const path of ['/', '/company/faqs', '/contactus'])
  test(`${path} serves a finger and forced colours`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHydrated(page, path)
    await test.step('targets are 44 px: bullets, social links, anchors, phone and e-mail (WCAG 2.5.5)', async () => {
      expect(await smallTargets(page)).toEqual([])
    })
    for (const width of [390, 1024, 1440])
      await test.step(`the social bar covers no control at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => covered(page)).toEqual([])
      })
    // pages.spec.ts checks buttons and links.
    await test.step('in forced colours bullets are visible, and exactly one menu item is marked as the current one', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      for (const { ground, page: paper } of await colours(page, '.bullet')) expect(ground).not.toBe(paper)
      const items = await colours(page, `nav[aria-label="${labels.mainMenu}"] > div > ul > li > :is(a, button)`)
      expect(items.filter(({ edge, page: paper }) => edge !== paper)).toHaveLength(1)
    })
  })

test('a drawing that is wider than its place is a named stop for the keyboard (WCAG 2.1.1, 4.1.2)', async ({
  page,
}) => {
  await openHydrated(page, '/company/aboutus')
  const boxes = page.locator('[data-scrolls]:visible')
  await boxes.evaluateAll((all) => all.forEach((box) => (box as HTMLElement).style.setProperty('width', '3rem')))
  await expect(boxes.first()).toHaveAttribute('tabindex', '0')
  await expect.poll(() => page.evaluate(scrollersWithoutStop)).toEqual([])
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('a browser that darkens pages by itself leaves them as they are', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    for (const path of ['/', '/ne/contactus']) {
      await openHydrated(page, path)
      await page.waitForLoadState('networkidle')
      await session.send('Emulation.setAutoDarkModeOverride', { enabled: false })
      const light = await page.screenshot()
      await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
      expect((await page.screenshot()).equals(light), path).toBe(true)
    }
  })
})
