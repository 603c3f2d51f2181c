import type { Page } from '@playwright/test'

import { productWithoutGallery } from './support/content'
import { expect, withMotion, openHydrated, test, twoFrames } from './support/test'

test.use({ ...withMotion, viewport: { width: 1440, height: 500 } })

const SECTION = 'main > section:last-of-type'

/** Scrolls, without animation, to the element `selector` or, without selector, to the top of the page. */
const scrollTo = (page: Page, selector?: string) =>
  page.evaluate((to) => {
    if (to) document.querySelector(to)?.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, selector)

/** Names of the running animations in an element. */
const runningAnimations = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((part) => part.getAnimations({ subtree: true }).map((one) => (one as CSSAnimation).animationName))

for (const [part, ms] of [
  [SECTION, 1500],
  ['footer', 2000],
] as const)
  test(`${part} has an animation of ${ms} ms each time it enters the viewport`, async ({ page }) => {
    await openHydrated(page, productWithoutGallery.path)
    const durations = await page.locator(part).evaluateHandle((box: HTMLElement) => {
      const startedDurations: number[] = []
      box.addEventListener('animationstart', ({ animationName, target }) => {
        if (animationName === 'scroll-in')
          startedDurations.push(parseFloat(getComputedStyle(target as Element).animationDuration) * 1000)
      })
      return startedDurations
    })
    for (let entry = 0; entry < 2; entry++) {
      await scrollTo(page)
      await expect(page.locator(`${part}[data-entered]`)).toHaveCount(0)
      await twoFrames(page)
      const { length } = await durations.jsonValue()
      await scrollTo(page, part)
      await expect.poll(async () => (await durations.jsonValue()).length).toBeGreaterThan(length)
    }
    expect(new Set(await durations.jsonValue())).toEqual(new Set([ms]))
  })

test('focus in a section ends its animation', async ({ page }) => {
  await openHydrated(page, productWithoutGallery.path)
  await page.locator(SECTION).evaluate(async (box) => {
    const started = new Promise((done) => box.addEventListener('animationstart', done, { once: true }))
    box.scrollIntoView({ behavior: 'instant' })
    await started
    box.querySelector<HTMLElement>('a, button')?.focus()
  })
  expect(await runningAnimations(page, SECTION)).not.toContain('scroll-in')
})

test('no animation on load, in print and with reduced motion; parts not yet scrolled to are not transparent', async ({
  page,
}) => {
  await openHydrated(page, '/company/faqs')
  expect(await runningAnimations(page, 'body')).not.toContain('scroll-in')
  const opacities = await page
    .locator('[data-scroll-in], [data-scroll-in] > *')
    .evaluateAll((all) => all.map((box) => getComputedStyle(box).opacity))
  expect(opacities.length).toBeGreaterThan(3)
  expect(new Set(opacities)).toEqual(new Set(['1']))
  for (const media of [{ media: 'print' }, { media: 'screen', reducedMotion: 'reduce' }] as const) {
    await page.emulateMedia(media)
    await scrollTo(page)
    await expect(page.locator('footer[data-entered]')).toHaveCount(0)
    await scrollTo(page, 'footer')
    await expect(page.locator('footer[data-entered]')).toHaveCount(1)
    expect(await runningAnimations(page, 'body')).not.toContain('scroll-in')
  }
})
