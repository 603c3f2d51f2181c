import type { Page } from '@playwright/test'

import { content } from './support/content'
import { expect, openHydrated, test } from './support/test'

const { labels } = content

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
  test(`${path} has targets for a finger, which the social bar leaves free`, async ({ page }) => {
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
  })
