import type { Locator, Page } from '@playwright/test'

import { bullet, bulletName, carousel, HERO, next, pause, play, previous, PRODUCTS } from './support/carousel'
import { content, first, pictured, shown } from './support/content'
import { expect, linkTo, mainMenu, menuGroup, moving, openHydrated, stopClock, test } from './support/test'

const { enquiryForm, home, labels } = content
const products = shown(content.products)

/** The carousels of the home page that turn, with the time between two changes in ms (section 9): those with more slides
 * than a wide screen shows. */
const turning = [
  { name: HERO, count: home.slides.length, interval: 4000, seen: 1 },
  { name: PRODUCTS, count: products.length, interval: 3000, seen: 4 },
  { name: home.services.title, count: shown(content.services).length, interval: 3000, seen: 4 },
  { name: home.partners.title, count: home.partners.items.length, interval: 3000, seen: 4 },
  { name: labels.testimonials, count: home.testimonials.items.length, interval: 5000, seen: 1 },
].filter(({ count, seen }) => count > seen)

test.use({ ...moving, viewport: { width: 1440, height: 900 } })

/** The bullet of the current slide. */
const current = (page: Page, name: string) => carousel(page, name).locator('[aria-current=true]')

const expectCurrent = (page: Page, name: string, slide: number) =>
  expect(current(page, name)).toHaveAccessibleName(bulletName(slide))

/** Waits until the engine of a carousel drives its slides. */
const whenLive = (page: Page, name: string) =>
  carousel(page, name).locator('.slides[data-live]').waitFor({ state: 'attached' })

/** Brings a carousel into the middle of the window, and waits until its engine drives it. */
async function show(page: Page, name: string) {
  await carousel(page, name).evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await whenLive(page, name)
}

/** Expects that the slides change by themselves within twice their interval, or do not; the test controls the clock. */
async function expectMoving(page: Page, moves: boolean, name: string) {
  await expect(carousel(page, name).locator('.track')).toHaveAttribute('aria-live', moves ? 'off' : 'polite')
  const slide = () => current(page, name).getAttribute('aria-label')
  const before = await slide()
  await page.clock.runFor(3500)
  if (moves && (await slide()) === before) await page.clock.runFor(3500)
  expect((await slide()) !== before).toBe(moves)
}

/** Opens the home page with the products on screen, and stops the clock: no slide changes while something is pressed. */
async function openProducts(page: Page) {
  test.skip(!turning.some(({ name }) => name === PRODUCTS), 'there are no more products than fit into their row')
  await page.clock.install()
  await openHydrated(page, '/')
  await show(page, PRODUCTS)
  await stopClock(page)
}

test('the carousels of the home page change slides at their intervals, in 300 ms', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/')
  const last = carousel(page, first(turning.toReversed()).name)
  await expect(last.locator('.slides[data-live]'), 'no code for what is far off screen').toHaveCount(0)
  // Only what is on screen moves.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 1440, height })
  for (const { name } of turning) await whenLive(page, name)
  await stopClock(page)
  for (const { name, interval } of turning)
    await test.step(name, async () => {
      const places = () =>
        carousel(page, name)
          .locator('.track, .slide')
          .evaluateAll((all) => all.map((one) => one.getAttribute('style')))
      await bullet(page, name, 2).dispatchEvent('click')
      await page.clock.runFor(1000)
      // A change, with which the time begins anew.
      await bullet(page, name, 1).dispatchEvent('click')
      await page.clock.runFor(200)
      const before = await places()
      await page.clock.runFor(150)
      const resting = await places()
      expect(resting).not.toEqual(before)
      await page.clock.runFor(interval - 500)
      expect(await places()).toEqual(resting)
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
  test(`at ${width} px each slide of the hero fits the window, with its button in one place and its strip lit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.clock.install()
    await openHydrated(page, '/')
    await whenLive(page, HERO)
    await stopClock(page)
    const strips = page.locator('.hero .cloth img')
    await expect(strips).toHaveCount(products.length)
    const places = new Set<number>()
    for (const [index, { product, title }] of home.slides.entries()) {
      await bullet(page, HERO, index + 1).dispatchEvent('click')
      await expectCurrent(page, HERO, index + 1)
      const row = (await carousel(page, HERO).locator('.controls').boundingBox())!
      expect(row.y + row.height + (await page.evaluate(() => scrollY))).toBeLessThanOrEqual(height)
      const button = carousel(page, HERO).locator('.slide:not([inert])').getByRole('button')
      await expect(button).toHaveCount(title ? 1 : 0)
      if (title) places.add(Math.round((await button.boundingBox())!.y))
      for (const strip of await strips.all()) {
        const isLit = !product || (await strip.getAttribute('src'))?.includes(product)
        await expect(strip).toHaveCSS('opacity', isLit ? '1' : '0.35')
      }
    }
    expect([...places]).toHaveLength(1)
  })

test('pictures change by themselves, and have no control but pause', async ({ page }) => {
  test.skip(pictured.length === 0, 'no page has two pictures')
  const { path, name } = first(pictured)
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

test('a row of cards stops for the mouse, the focus and pause, and not for its buttons', async ({ page }) => {
  await openProducts(page)
  const expectRow = (moves: boolean) => expectMoving(page, moves, PRODUCTS)
  const leave = () => page.mouse.move(5, 5)
  /** The bullet of another slide than the current one, whose own bullet cannot be pressed. */
  const other = carousel(page, PRODUCTS).locator('.bullets button:not([aria-current])').nth(1)
  await test.step('the mouse over it stops it, and leaving starts it again', async () => {
    await expectRow(true)
    await carousel(page, PRODUCTS).hover()
    await expectRow(false)
    await leave()
    await expectRow(true)
  })
  await test.step('a press on a bullet or an arrow does not stop the rotation', async () => {
    for (const button of [other, next(page, PRODUCTS)]) {
      await button.click()
      await leave()
      await expectRow(true)
    }
  })
  await test.step('keyboard focus stops it', async () => {
    await pause(page, PRODUCTS).press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(pause(page, PRODUCTS)).toBeFocused()
    await expectRow(false)
    await pause(page, PRODUCTS).blur()
    await expectRow(true)
  })
  await test.step('after a press on pause it stays still until play is pressed, whatever the mouse does', async () => {
    await pause(page, PRODUCTS).click()
    await leave()
    await other.click()
    await leave()
    await expectRow(false)
    await play(page, PRODUCTS).click()
    await leave()
    await expectRow(true)
  })
  await test.step('when all its cards fit, it does not move and shows no controls', async () => {
    const row = carousel(page, PRODUCTS).locator('.slides')
    await row.evaluate((box: HTMLElement) => box.style.setProperty('--shown', '12', 'important'))
    // The engine measures again.
    await page.setViewportSize({ width: 1300, height: 900 })
    await expect(carousel(page, PRODUCTS).getByRole('button')).toHaveCount(0)
    await expectRow(false)
  })
})

test('nothing moves behind an open menu or a dialog', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/')
  await whenLive(page, HERO)
  await stopClock(page)
  await expectMoving(page, true, HERO)
  await menuGroup(page, 'services').click()
  await expectMoving(page, false, HERO)
  await page.keyboard.press('Escape')
  await linkTo(mainMenu(page), '/').focus()
  await expectMoving(page, true, HERO)
  await page.getByRole('main').getByRole('button', { name: labels.demo, exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: enquiryForm.dialog.title })).toBeVisible()
  await expectMoving(page, false, HERO)
})

test('slides answer bullets and arrows; those out of sight cannot be reached', async ({ page }) => {
  const count = products.length
  await openProducts(page)
  await expect(carousel(page, PRODUCTS).locator('.bullets').getByRole('button')).toHaveCount(count)
  await test.step('slides out of sight are inert', async () => {
    await bullet(page, PRODUCTS, 1).focus()
    await page.keyboard.press('Enter')
    await expectCurrent(page, PRODUCTS, 1)
    const seen = carousel(page, PRODUCTS).locator('.slide:not([inert])').getByRole('heading', { level: 3 })
    await expect(seen).toHaveText(products.slice(0, 4).map(({ cardName }) => cardName))
    await carousel(page, PRODUCTS).locator('.slide').nth(3).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(carousel(page, PRODUCTS).locator('.slide :focus')).toHaveCount(0)
  })
  await test.step('only the products carousel has arrows, and they wrap around', async () => {
    for (const name of [labels.carousel.next, labels.carousel.previous])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1)
    await previous(page, PRODUCTS).click()
    await expectCurrent(page, PRODUCTS, count)
    await next(page, PRODUCTS).click()
    await expectCurrent(page, PRODUCTS, 1)
  })
})

/** Where a movement by `way` pixels begins that crosses the middle of an element, below the sticky bar. */
async function startOf(element: Locator, way: number) {
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + (width - way) / 2, y: Math.max(100, y + height / 2) }
}

/** Moves the pressed mouse sideways, by `way` pixels. */
async function drag(page: Page, from: Locator, way: number) {
  const { x, y } = await startOf(from, way)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + way, y, { steps: 4 })
  await page.mouse.up()
}

/** Moves one finger sideways, by `way` pixels. For half a second after it Chromium takes no tap. */
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

    test('41 px sideways over the hero show the slide beside it, and press nothing; 39 px do not', async ({ page }) => {
      await page.clock.install()
      await openHydrated(page, '/')
      await whenLive(page, HERO)
      await pause(page, HERO).click()
      const { length } = home.slides
      const [titled, plain] = [true, false].map((has) => home.slides.findIndex(({ title }) => Boolean(title) === has))
      for (const { part, index = -1, way } of [
        { part: 'h2', index: titled, way: 1 },
        { part: 'button', index: titled, way: -1 },
        { part: '[role=img]', index: plain, way: -1 },
      ].filter(({ index }) => index !== -1))
        await test.step(`to the ${way > 0 ? 'right' : 'left'} over ${part}`, async () => {
          // On a phone the bullets far from the current one are hidden.
          await carousel(page, HERO).locator('.bullets button').nth(index).dispatchEvent('click')
          await expectCurrent(page, HERO, index + 1)
          const start = carousel(page, HERO).locator('.slide:not([inert])').locator(part).first()
          if (part === 'h2' && move === drag) {
            await start.dblclick()
            expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/\S/)
          }
          // A short movement that changed the slide after all shows with the longer one; on a button it is a press.
          if (part !== 'button') await move(page, start, 39 * way)
          await move(page, start, 41 * way)
          await expectCurrent(page, HERO, ((index - way + length) % length) + 1)
        })
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await test.step('cards move too', async () => {
        await show(page, PRODUCTS)
        await pause(page, PRODUCTS).dispatchEvent('click')
        await bullet(page, PRODUCTS, 1).dispatchEvent('click')
        await expectCurrent(page, PRODUCTS, 1)
        // As long as a change takes.
        await page.clock.runFor(1000)
        await move(page, carousel(page, PRODUCTS).locator('.slides'), -280)
        await expect(current(page, PRODUCTS)).not.toHaveAccessibleName(bulletName(1))
      })
    })
  })

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing rotates by itself, bullets work, and pictures without controls can be scrolled', async ({ page }) => {
    await openProducts(page)
    await expectMoving(page, false, PRODUCTS)
    await expect(pause(page, PRODUCTS)).toBeHidden()
    await bullet(page, PRODUCTS, 4).click()
    await expectCurrent(page, PRODUCTS, 4)
    for (const { path, name } of pictured.slice(0, 1)) {
      await page.clock.resume()
      await openHydrated(page, path)
      const pictures = carousel(page, name).locator('.slides')
      await pictures.press('ArrowRight')
      await expect.poll(() => pictures.evaluate((box) => box.scrollLeft)).toBeGreaterThan(100)
    }
  })
})

test('without scripts rows show 1, 2, 3 or 4 cards by the width of the window', async ({ browser }) => {
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
    const seen = await carousel(page, PRODUCTS).evaluate((frame) => {
      const { right } = frame.querySelector('.slides')!.getBoundingClientRect()
      const cards = [...frame.querySelectorAll('.slide > *')]
      return cards.filter((card) => card.getBoundingClientRect().right <= right + 1).length
    })
    expect(seen, `at ${width} px`).toBe(Math.min(count, products.length))
  }
  await expect(carousel(page, PRODUCTS).getByRole('button')).toHaveCount(0)
})
