import type { Page } from '@playwright/test'

import { productWithoutGallery } from './support/content'
import { expect, withMotion, openHydrated, test, waitTwoFrames } from './support/test'

test.use({ ...withMotion, viewport: { width: 1440, height: 500 } })

const SECTION = 'main > section:last-of-type'

/** Scrolls at once to the element that matches `selector` or, without `selector`, to the top of the page. */
const jumpTo = (page: Page, selector?: string) =>
  page.evaluate((target) => {
    if (target) document.querySelector(target)?.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, selector)

/** Names of the running animations in an element. */
const runningAnimations = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((node) => node.getAnimations({ subtree: true }).map((one) => (one as CSSAnimation).animationName))

for (const [selector, durationMs] of [
  [SECTION, 1500],
  ['footer', 2000],
] as const)
  test(`${selector} has an animation of ${durationMs} ms each time it enters the viewport`, async ({ page }) => {
    await openHydrated(page, productWithoutGallery.path)
    const durations = await page.locator(selector).evaluateHandle((element: HTMLElement) => {
      const startedDurations: number[] = []
      element.addEventListener('animationstart', ({ animationName, target }) => {
        if (animationName === 'scroll-in')
          startedDurations.push(parseFloat(getComputedStyle(target as Element).animationDuration) * 1000)
      })
      return startedDurations
    })
    for (let entry = 0; entry < 2; entry++) {
      await jumpTo(page)
      await expect(page.locator(`${selector}[data-entered]`)).toHaveCount(0)
      await waitTwoFrames(page)
      const { length } = await durations.jsonValue()
      await jumpTo(page, selector)
      await expect.poll(async () => (await durations.jsonValue()).length).toBeGreaterThan(length)
    }
    expect(new Set(await durations.jsonValue())).toEqual(new Set([durationMs]))
  })

test('focus in a section ends the scroll-in animation of the section', async ({ page }) => {
  await openHydrated(page, productWithoutGallery.path)
  await page.locator(SECTION).evaluate(async (section) => {
    const started = new Promise((done) => section.addEventListener('animationstart', done, { once: true }))
    section.scrollIntoView({ behavior: 'instant' })
    await started
    section.querySelector<HTMLElement>('a, button')?.focus()
  })
  expect(await runningAnimations(page, SECTION)).not.toContain('scroll-in')
})

test('no animation runs on load, in print or with reduced motion; parts outside the viewport are opaque', async ({
  page,
}) => {
  await openHydrated(page, '/company/faqs')
  expect(await runningAnimations(page, 'body')).not.toContain('scroll-in')
  const opacities = await page
    .locator('[data-scroll-in], [data-scroll-in] > *')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).opacity))
  expect(opacities.length).toBeGreaterThan(3)
  expect(new Set(opacities)).toEqual(new Set(['1']))
  for (const media of [{ media: 'print' }, { media: 'screen', reducedMotion: 'reduce' }] as const) {
    await page.emulateMedia(media)
    await jumpTo(page)
    await expect(page.locator('footer[data-entered]')).toHaveCount(0)
    await jumpTo(page, 'footer')
    await expect(page.locator('footer[data-entered]')).toHaveCount(1)
    expect(await runningAnimations(page, 'body')).not.toContain('scroll-in')
  }
})
