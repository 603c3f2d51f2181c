import type { Page } from '@playwright/test'

import { content } from './support/content'
import { expect, openHydrated, test } from './support/test'

const { labels } = content

const SOCIAL_LINKS = `nav[aria-label="${labels.social}"] a`

/** HTML of touch targets below 44 px: bullets, social links, fragment links of the accordion, phone and e-mail links. */
const smallTargets = (page: Page) =>
  page
    .locator(`.carousel-bullets button, ${SOCIAL_LINKS}, .accordion [href^="#"], [href^="tel:"], [href^="mailto:"]`)
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility())
        .filter((target) => Math.min(target.getBoundingClientRect().width, target.getBoundingClientRect().height) < 44)
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    )

/** HTML of controls that the social bar overlaps at the end of the page or, if vertical, at any scroll position. */
const overlappedControls = (page: Page) =>
  page.evaluate((name) => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const bar = document.querySelector(`nav[aria-label="${name}"]`)!.closest('.foot-bar')!
    const { left, top } = bar.getBoundingClientRect()
    const isVertical = getComputedStyle(bar).position === 'fixed'
    const controls = [...document.querySelectorAll(':is(main, footer) :is(a, button, input, textarea)')].filter(
      (control) => control.checkVisibility() && !control.closest('[inert], .carousel-slides, [tabindex="-1"]'),
    )
    if (controls.length === 0) throw new Error('no control found')
    return controls
      .filter((control) => {
        const box = control.getBoundingClientRect()
        return box.right > left + 0.5 && (isVertical || box.bottom > top + 0.5)
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160))
  }, labels.social)

for (const size of [24, 32])
  test(`with a default font size of ${size} px, pages fit the width of a phone and a desktop (WCAG 1.4.4)`, async ({
    playwright,
    launchOptions: { args = [], ...launchOptions },
    contextOptions,
    baseURL,
  }) => {
    const setting = `--blink-settings=defaultFontSize=${size}`
    const browser = await playwright.chromium.launch({ ...launchOptions, args: [...args, setting] })
    const page = await browser.newPage({ ...contextOptions, baseURL })
    const paths = ['/', '/ne', '/products/goldplus', '/services/websitedevelopment', '/contactus', '/company/faqs']
    for (const path of paths) {
      await openHydrated(page, path)
      for (const width of [360, 1440])
        await test.step(`${path} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
        })
    }
    await browser.close()
  })

for (const [path, someTargets] of [
  ['/', '.carousel-bullets button'],
  ['/company/faqs', '.accordion [href^="#"]'],
  ['/contactus', SOCIAL_LINKS],
] as const)
  test(`${path} has touch targets of at least 44 px, and no control under the social bar`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHydrated(page, path)
    await test.step('touch targets are at least 44 px wide and high (WCAG 2.5.5)', async () => {
      await expect(page.locator(someTargets)).not.toHaveCount(0)
      expect(await smallTargets(page)).toEqual([])
    })
    for (const width of [390, 1024, 1440])
      await test.step(`the social bar overlaps no control at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => overlappedControls(page)).toEqual([])
      })
  })
