import type { Locator, Page } from '@playwright/test'

import {
  bullet,
  bulletName,
  carousel,
  HERO_CAROUSEL,
  nextButton,
  pauseButton,
  playButton,
  previousButton,
  PRODUCTS_CAROUSEL,
} from './support/carousel'
import { content, first, pagesWithGallery, shown } from './support/content'
import { expect, linkTo, mainMenu, menuGroup, withMotion, openHydrated, stopClock, test } from './support/test'

const { enquiryForm, home, labels } = content
const products = shown(content.products)

/** Rotating carousels of the home page (more slides than a wide screen shows), with the interval in ms (section 9). */
const turning = [
  { name: HERO_CAROUSEL, count: home.slides.length, interval: 4000, seen: 1 },
  { name: PRODUCTS_CAROUSEL, count: products.length, interval: 3000, seen: 4 },
  { name: home.services.title, count: shown(content.services).length, interval: 3000, seen: 4 },
  { name: home.partners.title, count: home.partners.items.length, interval: 3000, seen: 4 },
  { name: labels.testimonials, count: home.testimonials.items.length, interval: 5000, seen: 1 },
].filter(({ count, seen }) => count > seen)

test.use({ ...withMotion, viewport: { width: 1440, height: 900 } })

/** The bullet of the current slide. */
const current = (page: Page, name: string) => carousel(page, name).locator('[aria-current=true]')

const expectCurrent = (page: Page, name: string, slide: number) =>
  expect(current(page, name)).toHaveAccessibleName(bulletName(name, slide))

/** Waits until Embla drives the slides. */
const whenLive = (page: Page, name: string) =>
  carousel(page, name).locator('.slides[data-engine]').waitFor({ state: 'attached' })

/** Scrolls a carousel to the middle of the viewport, and waits until Embla drives it. */
async function show(page: Page, name: string) {
  await carousel(page, name).evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await whenLive(page, name)
}

/** Expects automatic rotation within two intervals, or none; the test controls the clock. */
async function expectMoving(page: Page, moves: boolean, name: string) {
  await expect(carousel(page, name).locator('.track')).toHaveAttribute('aria-live', moves ? 'off' : 'polite')
  const slide = () => current(page, name).getAttribute('aria-label')
  const before = await slide()
  await page.clock.runFor(3500)
  if (moves && (await slide()) === before) await page.clock.runFor(3500)
  expect((await slide()) !== before).toBe(moves)
}

/** Opens the home page at the products, and stops the clock: no slide changes during a click. */
async function openProducts(page: Page) {
  test.skip(!turning.some(({ name }) => name === PRODUCTS_CAROUSEL), 'all products fit into one row')
  await page.clock.install()
  await openHydrated(page, '/')
  await show(page, PRODUCTS_CAROUSEL)
  await stopClock(page)
}

test('the carousels of the home page change slides at their intervals, in 300 ms', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/')
  const last = carousel(page, first(turning.toReversed()).name)
  await expect(last.locator('.slides[data-engine]'), 'no Embla for a carousel far below the viewport').toHaveCount(0)
  // Carousels outside of the viewport pause.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 1440, height })
  for (const { name } of turning) await whenLive(page, name)
  await stopClock(page)
  for (const { name, interval } of turning)
    await test.step(name, async () => {
      const positions = () =>
        carousel(page, name)
          .locator('.track, .slide')
          .evaluateAll((all) => all.map((one) => one.getAttribute('style')))
      await bullet(page, name, 2).dispatchEvent('click')
      await page.clock.runFor(1000)
      // A change of the slide restarts the interval.
      await bullet(page, name, 1).dispatchEvent('click')
      await page.clock.runFor(200)
      const before = await positions()
      await page.clock.runFor(150)
      const resting = await positions()
      expect(resting).not.toEqual(before)
      await page.clock.runFor(interval - 500)
      expect(await positions()).toEqual(resting)
      await expectCurrent(page, name, 1)
      await page.clock.runFor(200)
      await expectCurrent(page, name, 2)
    })
})

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [1152, 800],
  [820, 1180],
  [390, 1100],
] as const)
  test(`at ${width} px each slide of the hero fits the viewport, its button keeps its position, its strip is opaque`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.clock.install()
    await openHydrated(page, '/')
    await whenLive(page, HERO_CAROUSEL)
    await stopClock(page)
    const strips = page.locator('.hero .cloth img')
    await expect(strips).toHaveCount(products.length)
    const positions = new Set<number>()
    for (const [index, { product, title }] of home.slides.entries()) {
      await bullet(page, HERO_CAROUSEL, index + 1).dispatchEvent('click')
      await expectCurrent(page, HERO_CAROUSEL, index + 1)
      const row = (await carousel(page, HERO_CAROUSEL).locator('.controls').boundingBox())!
      expect(row.y + row.height + (await page.evaluate(() => scrollY))).toBeLessThanOrEqual(height)
      const button = carousel(page, HERO_CAROUSEL).locator('.slide:not([inert])').getByRole('button')
      await expect(button).toHaveCount(title ? 1 : 0)
      if (title) positions.add(Math.round((await button.boundingBox())!.y))
      for (const strip of await strips.all()) {
        const isLit = !product || (await strip.getAttribute('src'))?.includes(product)
        await expect(strip).toHaveCSS('opacity', isLit ? '1' : '0.35')
      }
    }
    expect([...positions]).toHaveLength(1)
  })

test('a picture carousel rotates, and its only control is pause', async ({ page }) => {
  test.skip(pagesWithGallery.length === 0, 'no page has two pictures')
  const { path, name } = first(pagesWithGallery)
  await page.clock.install()
  await openHydrated(page, path)
  await show(page, name)
  await stopClock(page)
  const picture = carousel(page, name).locator('.slide:not([inert])')
  const before = (await picture.getAttribute('aria-label')) ?? ''
  await page.clock.runFor(3100)
  await expect(picture).not.toHaveAttribute('aria-label', before)
  await expect(carousel(page, name).getByRole('button')).toHaveCount(1)
})

test('a card carousel pauses on hover, focus and Pause, not after a click on its buttons', async ({ page }) => {
  await openProducts(page)
  const expectRow = (moves: boolean) => expectMoving(page, moves, PRODUCTS_CAROUSEL)
  const leave = () => page.mouse.move(5, 5)
  /** A bullet of another slide: the current bullet is `aria-disabled`. */
  const other = carousel(page, PRODUCTS_CAROUSEL).locator('.bullets button:not([aria-current])').nth(1)
  await test.step('hover pauses it, mouseleave resumes it', async () => {
    await expectRow(true)
    await carousel(page, PRODUCTS_CAROUSEL).hover()
    await expectRow(false)
    await leave()
    await expectRow(true)
  })
  await test.step('a click on a bullet or an arrow does not stop the rotation', async () => {
    for (const button of [other, nextButton(page, PRODUCTS_CAROUSEL)]) {
      await button.click()
      await leave()
      await expectRow(true)
    }
  })
  await test.step('keyboard focus pauses it', async () => {
    await pauseButton(page, PRODUCTS_CAROUSEL).press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(pauseButton(page, PRODUCTS_CAROUSEL)).toBeFocused()
    await expectRow(false)
    await pauseButton(page, PRODUCTS_CAROUSEL).blur()
    await expectRow(true)
  })
  await test.step('after Pause it stays paused until Play, whatever the mouse does', async () => {
    await pauseButton(page, PRODUCTS_CAROUSEL).click()
    await leave()
    await other.click()
    await leave()
    await expectRow(false)
    await playButton(page, PRODUCTS_CAROUSEL).click()
    await leave()
    await expectRow(true)
  })
  await test.step('it does not rotate and has no controls if all cards fit', async () => {
    const row = carousel(page, PRODUCTS_CAROUSEL).locator('.slides')
    await row.evaluate((box: HTMLElement) => box.style.setProperty('--shown', '12', 'important'))
    // A resize makes Embla measure again.
    await page.setViewportSize({ width: 1300, height: 900 })
    await expect(carousel(page, PRODUCTS_CAROUSEL).getByRole('button')).toHaveCount(0)
    await expectRow(false)
  })
})

test('carousels pause behind an open menu or dialog', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/')
  await whenLive(page, HERO_CAROUSEL)
  await stopClock(page)
  await expectMoving(page, true, HERO_CAROUSEL)
  await menuGroup(page, 'services').click()
  await expectMoving(page, false, HERO_CAROUSEL)
  await page.keyboard.press('Escape')
  await linkTo(mainMenu(page), '/').focus()
  await expectMoving(page, true, HERO_CAROUSEL)
  await page.getByRole('main').getByRole('button', { name: labels.demo, exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: enquiryForm.dialog.title })).toBeVisible()
  await expectMoving(page, false, HERO_CAROUSEL)
})

test('bullets and arrows change slides; hidden slides are not focusable', async ({ page }) => {
  const count = products.length
  await openProducts(page)
  await expect(carousel(page, PRODUCTS_CAROUSEL).locator('.bullets').getByRole('button')).toHaveCount(count)
  await test.step('hidden slides are inert', async () => {
    await bullet(page, PRODUCTS_CAROUSEL, 1).focus()
    await page.keyboard.press('Enter')
    await expectCurrent(page, PRODUCTS_CAROUSEL, 1)
    const seen = carousel(page, PRODUCTS_CAROUSEL).locator('.slide:not([inert])').getByRole('heading', { level: 3 })
    await expect(seen).toHaveText(products.slice(0, 4).map(({ cardName }) => cardName))
    await carousel(page, PRODUCTS_CAROUSEL).locator('.slide').nth(3).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(carousel(page, PRODUCTS_CAROUSEL).locator('.slide :focus')).toHaveCount(0)
  })
  await test.step('only the products carousel has arrows, and they wrap around', async () => {
    for (const { name } of turning)
      for (const arrow of [nextButton, previousButton])
        await expect(arrow(page, name)).toHaveCount(name === PRODUCTS_CAROUSEL ? 1 : 0)
    await previousButton(page, PRODUCTS_CAROUSEL).click()
    await expectCurrent(page, PRODUCTS_CAROUSEL, count)
    await nextButton(page, PRODUCTS_CAROUSEL).click()
    await expectCurrent(page, PRODUCTS_CAROUSEL, 1)
  })
})

/** Start of a movement by `way` px across the middle of an element, below the sticky header. */
async function startOf(element: Locator, way: number) {
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + (width - way) / 2, y: Math.max(100, y + height / 2) }
}

/** Drags with the mouse sideways, by `way` px. */
async function drag(page: Page, from: Locator, way: number) {
  const { x, y } = await startOf(from, way)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + way, y, { steps: 4 })
  await page.mouse.up()
}

/** Swipes with one finger sideways, by `way` px. Chromium ignores taps for half a second after it. */
async function swipe(page: Page, from: Locator, way: number) {
  const { x, y } = await startOf(from, way)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x, y }])
  for (const part of [0.5, 1]) await send('touchMove', [{ x: x + way * part, y }])
  await send('touchEnd', [])
}

for (const { by, move, settings } of [
  { by: 'the mouse', move: drag, settings: {} },
  { by: 'a finger', move: swipe, settings: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
])
  test.describe(`by ${by}`, () => {
    test.use(settings)

    test('a swipe of 41 px over the hero shows the next slide without a click; 39 px do not', async ({ page }) => {
      await page.clock.install()
      await openHydrated(page, '/')
      await whenLive(page, HERO_CAROUSEL)
      await pauseButton(page, HERO_CAROUSEL).click()
      const { length } = home.slides
      const [titled, plain] = [true, false].map((has) => home.slides.findIndex(({ title }) => Boolean(title) === has))
      for (const { part, index = -1, way } of [
        { part: 'h2', index: titled, way: 1 },
        { part: 'button', index: titled, way: -1 },
        { part: '[role=img]', index: plain, way: -1 },
      ].filter(({ index }) => index !== -1))
        await test.step(`to the ${way > 0 ? 'right' : 'left'} over ${part}`, async () => {
          // Phones hide the bullets far from the current one: dispatch the click.
          await carousel(page, HERO_CAROUSEL).locator('.bullets button').nth(index).dispatchEvent('click')
          await expectCurrent(page, HERO_CAROUSEL, index + 1)
          const start = carousel(page, HERO_CAROUSEL).locator('.slide:not([inert])').locator(part).first()
          if (part === 'h2' && move === drag) {
            await start.dblclick()
            expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/\S/)
          }
          // A short swipe must not add to the next one; on a button it is a click.
          if (part !== 'button') await move(page, start, 39 * way)
          await move(page, start, 41 * way)
          await expectCurrent(page, HERO_CAROUSEL, ((index - way + length) % length) + 1)
        })
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await test.step('cards can be swiped too', async () => {
        await show(page, PRODUCTS_CAROUSEL)
        await pauseButton(page, PRODUCTS_CAROUSEL).dispatchEvent('click')
        await bullet(page, PRODUCTS_CAROUSEL, 1).dispatchEvent('click')
        await expectCurrent(page, PRODUCTS_CAROUSEL, 1)
        // Duration of a change of the slide.
        await page.clock.runFor(1000)
        await move(page, carousel(page, PRODUCTS_CAROUSEL).locator('.slides'), -280)
        await expect(current(page, PRODUCTS_CAROUSEL)).not.toHaveAccessibleName(bulletName(PRODUCTS_CAROUSEL, 1))
      })
    })
  })

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no carousel rotates, bullets work, and pictures without controls scroll', async ({ page }) => {
    await openProducts(page)
    await expectMoving(page, false, PRODUCTS_CAROUSEL)
    await expect(pauseButton(page, PRODUCTS_CAROUSEL)).toBeHidden()
    await bullet(page, PRODUCTS_CAROUSEL, 4).click()
    await expectCurrent(page, PRODUCTS_CAROUSEL, 4)
    for (const { path, name } of pagesWithGallery.slice(0, 1)) {
      await page.clock.resume()
      await openHydrated(page, path)
      const pictures = carousel(page, name).locator('.slides')
      await pictures.press('ArrowRight')
      await expect.poll(() => pictures.evaluate((box) => box.scrollLeft)).toBeGreaterThan(100)
    }
  })
})

test('without scripts a row shows 1, 2, 3 or 4 cards, depending on the viewport', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  for (const [width, count] of [
    [669, 1],
    [670, 2],
    [949, 2],
    [950, 3],
    [1249, 3],
    [1250, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const seen = await carousel(page, PRODUCTS_CAROUSEL).evaluate((frame) => {
      const { right } = frame.querySelector('.slides')!.getBoundingClientRect()
      const cards = [...frame.querySelectorAll('.slide > *')]
      return cards.filter((card) => card.getBoundingClientRect().right <= right + 1).length
    })
    expect(seen, `at ${width} px`).toBe(Math.min(count, products.length))
  }
  await expect(carousel(page, PRODUCTS_CAROUSEL).getByRole('button')).toHaveCount(0)
})
