import type { Page } from '@playwright/test'

import { still } from './support/content'
import { expect, moving, openHydrated, test, twoFrames } from './support/test'

test.use({ ...moving, viewport: { width: 1440, height: 500 } })

/** The panel of most pages; only its last section, footer and offers move into view. */
const LAST = 'main > section:last-of-type'

/** Notes the durations in ms of the movements of an element's parts from now on; returns a function that reads them. */
async function watchMovement(page: Page, selector: string) {
  const begun = await page
    .locator(selector)
    .first()
    .evaluateHandle((part) => {
      const begun: number[] = []
      part.addEventListener('animationstart', (event) => {
        const { animationName, target } = event as AnimationEvent
        if (animationName === 'scroll-in')
          begun.push(parseFloat(getComputedStyle(target as Element).animationDuration) * 1000)
      })
      return begun
    })
  return () => begun.jsonValue()
}

/** Scrolls to an element, or to the top or the end of the page, at once. */
const scrollTo = (page: Page, place: string | number) =>
  page.evaluate((to) => {
    if (typeof to === 'number') window.scrollTo({ top: to, behavior: 'instant' })
    else document.querySelector(to)?.scrollIntoView({ behavior: 'instant' })
  }, place)

/** The names of the movements that run in an element. */
const running = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => part.getAnimations({ subtree: true }).map((one) => (one as CSSAnimation).animationName))

test('a section moves into view within 1500 ms each time it enters, the footer within 2000 ms', async ({ page }) => {
  await openHydrated(page, still.path)
  const [section, footer] = [await watchMovement(page, LAST), await watchMovement(page, 'footer')]
  const leave = async () => {
    await scrollTo(page, 0)
    await expect(page.locator(`${LAST}[data-entered], footer[data-entered]`)).toHaveCount(0)
  }
  for (let entry = 0; entry < 2; entry++) {
    const [sections, footers] = [(await section()).length, (await footer()).length]
    await scrollTo(page, LAST)
    await expect.poll(async () => (await section()).length).toBeGreaterThan(sections)
    await scrollTo(page, 'footer')
    await expect.poll(async () => (await footer()).length).toBeGreaterThan(footers)
    await leave()
  }
  expect(new Set(await section())).toEqual(new Set([1500]))
  expect(new Set(await footer())).toEqual(new Set([2000]))
  await test.step('a section that gets the focus is visible at once, and does not fade again without it', async () => {
    await page
      .locator(LAST)
      .first()
      .evaluate(async (part) => {
        const started = new Promise((done) => part.addEventListener('animationstart', done, { once: true }))
        part.scrollIntoView({ behavior: 'instant' })
        await started
        part.querySelector<HTMLElement>('a, button')?.focus()
      })
    expect(await running(page, LAST)).not.toContain('scroll-in')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await twoFrames(page)
    expect(await running(page, LAST)).not.toContain('scroll-in')
  })
})

for (const path of ['/company/offers', '/404'])
  test(`the panel of ${path} moves into view within 1500 ms`, async ({ page }) => {
    await openHydrated(page, path)
    const panel = page.getByRole('main').locator('[data-scroll-in]')
    await scrollTo(page, 'footer')
    await expect(panel).not.toBeInViewport()
    await twoFrames(page)
    const begun = await watchMovement(page, 'main')
    await scrollTo(page, 0)
    await expect.poll(async () => new Set(await begun())).toEqual(new Set([1500]))
  })

test('nothing moves at load, on paper and with reduced motion, and nothing off screen is hidden', async ({ page }) => {
  const expectStill = async () => {
    await scrollTo(page, 'footer')
    await expect(page.locator('footer[data-entered]')).toHaveCount(1)
    expect(await running(page, 'body')).not.toContain('scroll-in')
  }
  await openHydrated(page, '/company/faqs')
  expect(await running(page, 'body')).not.toContain('scroll-in')
  const opacities = await page
    .locator('[data-scroll-in], [data-scroll-in] > *')
    .evaluateAll((all) => all.map((box) => getComputedStyle(box).opacity))
  expect(opacities.length).toBeGreaterThan(3)
  expect(new Set(opacities)).toEqual(new Set(['1']))
  await page.emulateMedia({ media: 'print' })
  await expectStill()
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  await openHydrated(page, '/company/faqs')
  await expectStill()
})
