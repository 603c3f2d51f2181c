import type { Page } from '@playwright/test'

import { still } from './support/content'
import { expect, moving, openHydrated, test, twoFrames } from './support/test'

test.use(moving)

/** Durations in ms of the scroll-in animations that run under the element. */
const running = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((box) =>
      box
        .getAnimations({ subtree: true })
        .filter((one) => (one as CSSAnimation).animationName === 'scroll-in' && one.playState === 'running')
        .map((one) => Number(one.effect?.getComputedTiming().duration)),
    )

const scrollTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((box) => box.scrollIntoView({ behavior: 'instant' }))

const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))

const SECTION = 'main > section:last-of-type'
const boxes = (page: Page) => page.locator('[data-scroll-in]')

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

/** Records the durations in ms of all scroll-ins inside the page, since a poll from outside could miss a short one. */
const record = (page: Page) =>
  page.addInitScript((section) => {
    const begun = { section: [] as number[], footer: [] as number[] }
    Object.assign(window, { begun })
    addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName !== 'scroll-in' || !(target instanceof Element)) return
      const duration = parseFloat(getComputedStyle(target).animationDuration) * 1000
      if (target.closest('footer')) begun.footer.push(duration)
      else if (target.closest(section)) begun.section.push(duration)
    })
  }, SECTION)

const begun = (page: Page, part: 'section' | 'footer') =>
  page.evaluate((name) => (window as unknown as { begun: Record<string, number[]> }).begun[name] ?? [], part)

/** Back to the top, where neither the last section nor the footer is on screen. */
async function leave(page: Page) {
  await toTop(page)
  await expect(page.locator(`${SECTION}[data-entered], footer[data-entered]`)).toHaveCount(0)
}

test('a section scrolls in within 1500 ms each time it enters, the footer within 2000 ms', async ({ page }) => {
  await record(page)
  await openHydrated(page, still.path)
  await page.waitForLoadState('networkidle')
  const count = async (part: 'section' | 'footer') => (await begun(page, part)).length
  for (let entry = 0; entry < 2; entry++) {
    const [sections, footers] = [await count('section'), await count('footer')]
    await scrollTo(page, SECTION)
    await expect.poll(() => count('section')).toBeGreaterThan(sections)
    await scrollTo(page, 'footer')
    await expect.poll(() => count('footer')).toBeGreaterThan(footers)
    await leave(page)
  }
  expect(new Set(await begun(page, 'section'))).toEqual(new Set([1500]))
  expect(new Set(await begun(page, 'footer'))).toEqual(new Set([2000]))
  await test.step('it runs for its full duration', async () => {
    const time = await page
      .locator(SECTION)
      .first()
      .evaluate(
        (box) =>
          new Promise<number>((resolve) => {
            box.addEventListener('animationend', (event) => resolve((event as AnimationEvent).elapsedTime * 1000))
            box.scrollIntoView({ behavior: 'instant' })
          }),
      )
    expect(Math.abs(time - 1500), `${time} ms`).toBeLessThan(150)
  })
  await test.step('a section that gets the focus is visible at once, and does not fade again without it', async () => {
    await leave(page)
    await page
      .locator(SECTION)
      .first()
      .evaluate(async (box) => {
        const started = new Promise((done) => box.addEventListener('animationstart', done, { once: true }))
        box.scrollIntoView({ behavior: 'instant' })
        await started
        box.querySelector<HTMLElement>('a, button')?.focus()
      })
    expect(await running(page, SECTION)).toEqual([])
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await twoFrames(page)
    expect(await running(page, SECTION)).toEqual([])
  })
})

for (const path of ['/company/offers', '/404'])
  test(`the panel of ${path} scrolls in within 1500 ms`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 })
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    const panel = page.getByRole('main').locator('[data-scroll-in]')
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(panel).not.toBeInViewport()
    await twoFrames(page)
    await toTop(page)
    await expect.poll(() => running(page, 'main [data-scroll-in]')).toEqual([1500])
  })

async function expectFooterAtOnce(page: Page) {
  await scrollTo(page, 'footer')
  await expect(page.locator('footer[data-entered]')).toHaveCount(1)
  expect(await running(page, 'body')).toEqual([])
}

test('nothing moves at load, on paper and with reduced motion, and nothing off screen is hidden', async ({ page }) => {
  await openHydrated(page, '/company/faqs')
  await page.waitForLoadState('networkidle')
  expect(await running(page, 'body')).toEqual([])
  const opacities = await boxes(page).evaluateAll((all) =>
    all.flatMap((box) => [box, ...box.children]).map((box) => getComputedStyle(box).opacity),
  )
  expect(opacities.length).toBeGreaterThan(3)
  expect(new Set(opacities)).toEqual(new Set(['1']))
  await test.step('on paper everything is shown at once', async () => {
    await page.emulateMedia({ media: 'print' })
    await expectFooterAtOnce(page)
  })
  await test.step('with reduced motion too', async () => {
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
    await openHydrated(page, '/company/faqs')
    await expectFooterAtOnce(page)
  })
})
