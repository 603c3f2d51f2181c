import type { Locator, Page } from '@playwright/test'

import { bullet, bulletName, carousel, HERO, next, pause, play, previous, PRODUCTS } from './support/carousel'
import { content, first, pictured, shown } from './support/content'
import {
  accessibleNames,
  expect,
  linkTo,
  mainMenu,
  menuGroup,
  moving,
  openHydrated,
  stopClock,
  test,
} from './support/test'

const { enquiryForm, home, labels } = content
const products = shown(content.products)

/** The rows of cards of the home page, from top to bottom; `interval` is the time between two changes in ms (section 9). */
const cardRows = [
  { name: PRODUCTS, count: products.length, interval: 3000, seen: 4 },
  { name: home.services.title, count: shown(content.services).length, interval: 3000, seen: 4 },
  { name: home.partners.title, count: home.partners.items.length, interval: 3000, seen: 4 },
]

/** All carousels of the home page with more slides than a wide screen shows: only these rotate. */
const turning = [
  { name: HERO, count: home.slides.length, interval: 4000, seen: 1 },
  ...cardRows,
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

/** Waits until a row of cards stands still: all slides that can be used lie inside it, up to their gap. */
const atRest = (page: Page, name: string) =>
  expect
    .poll(() =>
      carousel(page, name).evaluate((frame) => {
        const row = frame.querySelector('.slides')!.getBoundingClientRect()
        const gap = parseFloat(getComputedStyle(frame.querySelector('.slide')!).paddingLeft)
        return [...frame.querySelectorAll('.slide:not([inert])')].every((slide) => {
          const { left, right } = slide.getBoundingClientRect()
          return left > row.left - gap - 1 && right < row.right + 1
        })
      }),
    )
    .toBe(true)

/** Expects that the slides change by themselves within twice their interval, or do not; the test controls the clock. */
async function expectMoving(page: Page, moves: boolean, name: string) {
  await expect(carousel(page, name).locator('.track')).toHaveAttribute('aria-live', moves ? 'off' : 'polite')
  const slide = () => current(page, name).getAttribute('aria-label')
  const before = await slide()
  await page.clock.runFor(3500)
  if (moves && (await slide()) === before) await page.clock.runFor(3500)
  expect((await slide()) !== before).toBe(moves)
}

/**
 * Watches a carousel from now on; the returned function gives the times in ms at which its slides changed: `inert` tells
 * which of them are shown, `style` where they stand.
 */
async function watchChanges(page: Page, name: string, attribute: 'inert' | 'style') {
  const watched = await carousel(page, name).evaluateHandle((frame, name) => {
    const times: number[] = []
    new MutationObserver((changes) => {
      if (changes.some(({ target, oldValue }) => (target as Element).getAttribute(name) !== oldValue))
        times.push(performance.now())
    }).observe(frame.querySelector('.track')!, { subtree: true, attributeFilter: [name], attributeOldValue: true })
    return times
  }, attribute)
  return () => watched.jsonValue()
}

/** Expects a time in ms of the specification (section 9), but for a few frames of the test's clock. */
const expectTime = (time: number, specified: number, name: string) =>
  expect(Math.abs(time - specified), `${name}: ${time} ms`).toBeLessThan(100)

/** Opens the home page with the products on screen, and stops the clock: no slide changes while something is pressed. */
async function openProducts(page: Page) {
  test.skip(!turning.some(({ name }) => name === PRODUCTS), 'there are no more products than fit into their row')
  await page.clock.install()
  await openHydrated(page, '/')
  await show(page, PRODUCTS)
  await stopClock(page)
}

for (const { path, carousels } of [
  { path: '/', carousels: turning },
  ...pictured.slice(0, 1).map(({ path, name }) => ({ path, carousels: [{ name, interval: 3000, count: 0 }] })),
])
  test(`the carousels of ${path} change slides at their intervals, in 300 ms`, async ({ page }) => {
    await page.clock.install()
    await openHydrated(page, path)
    // Only what is on screen moves.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: 1440, height })
    for (const { name } of carousels) {
      await whenLive(page, name)
      await carousel(page, name).locator('[aria-live=off]').waitFor()
    }
    await stopClock(page)
    const watched = await Promise.all(carousels.map(({ name }) => watchChanges(page, name, 'inert')))
    await page.clock.runFor(3 * (Math.max(...carousels.map(({ interval }) => interval)) + 100))
    for (const [index, { name, interval }] of carousels.entries()) {
      const times = await watched[index]!()
      expect(times.length, name).toBeGreaterThanOrEqual(3)
      for (const [before, time] of times.slice(1).entries()) expectTime(time - times[before]!, interval, name)
    }
    // A carousel of pictures has no control but pause.
    if (path !== '/') return expect(carousel(page, first(carousels).name).getByRole('button')).toHaveCount(1)
    // A fade and a movement.
    for (const { name, count } of carousels.slice(0, 2)) {
      await pause(page, name).click()
      await page.clock.runFor(1000)
      const other = (await current(page, name).getAttribute('aria-label')) === bulletName(1) ? count : 1
      const moved = await watchChanges(page, name, 'style')
      await bullet(page, name, other).click()
      await page.clock.runFor(1200)
      const times = await moved()
      expectTime(times.at(-1)! - times[0]!, 300, name)
      await expectCurrent(page, name, other)
    }
  })

test('a row of cards stops for the mouse, the focus, pause and a hidden tab, and not for its buttons', async ({
  page,
}) => {
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
  await test.step('nothing moves in a hidden tab', async () => {
    for (const hidden of [true, false]) {
      await page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
      await expectRow(!hidden)
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
    await carousel(page, PRODUCTS)
      .locator('.slides')
      .evaluate((box: HTMLElement, count) => {
        box.style.setProperty('--shown', String(count), 'important')
        // The engine measures again when its container changes size.
        box.style.width = '1200px'
      }, products.length)
    await expect(carousel(page, PRODUCTS).getByRole('button')).toHaveCount(0)
    await expectRow(false)
  })
})

test('nothing moves off screen, behind an open menu or a dialog', async ({ page }) => {
  /** The carousel lowest on the page. */
  const LAST = first(turning.toReversed()).name
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.clock.install()
  await openHydrated(page, '/')
  await whenLive(page, HERO)
  await test.step('a carousel off screen stands still and does not even load its engine', async () => {
    await expectMoving(page, false, LAST)
    await expect(carousel(page, LAST).locator('.slides[data-live]')).toHaveCount(0)
    await carousel(page, LAST).scrollIntoViewIfNeeded()
    await whenLive(page, LAST)
    await stopClock(page)
    await expectMoving(page, true, LAST)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(carousel(page, LAST)).not.toBeInViewport()
    await expectMoving(page, false, LAST)
  })
  await test.step('nothing moves behind an open menu', async () => {
    await expectMoving(page, true, HERO)
    await menuGroup(page, 'services').click()
    await expectMoving(page, false, HERO)
    await page.keyboard.press('Escape')
    await linkTo(mainMenu(page), '/').focus()
    await expectMoving(page, true, HERO)
  })
  await test.step('nothing moves behind a dialog', async () => {
    const slide = home.slides.findLastIndex(({ title }) => title)
    // By key: it may be shown already, and then takes no click.
    await bullet(page, HERO, slide + 1).press('Enter')
    await expectCurrent(page, HERO, slide + 1)
    // As long as a fade lasts (specification, section 9).
    await page.clock.runFor(300)
    await carousel(page, HERO)
      .getByRole('button', { name: `${labels.contactUs} ${home.slides[slide]?.title}` })
      .click()
    await expect(page.getByRole('dialog', { name: enquiryForm.dialog.title })).toBeVisible()
    await expectMoving(page, false, HERO)
  })
})

test('slides answer bullets and arrows; those out of sight cannot be reached', async ({ page }) => {
  const count = products.length
  await openProducts(page)
  await test.step('every slide has a bullet, smaller than that of the active one', async () => {
    const bullets = carousel(page, PRODUCTS).locator('.bullets').getByRole('button')
    await expect(bullets).toHaveCount(count)
    const middle = Math.ceil(count / 2)
    await bullet(page, PRODUCTS, middle).click()
    await expectCurrent(page, PRODUCTS, middle)
    const sizes = await bullets.evaluateAll((all) =>
      all.map((one) => one.firstElementChild!.getBoundingClientRect().height),
    )
    expect(sizes[middle - 2]).toBeLessThan(sizes[middle - 1]!)
  })
  await test.step('slides out of sight cannot be focused and are hidden from screen readers', async () => {
    await bullet(page, PRODUCTS, 1).focus()
    await page.keyboard.press('Enter')
    await expectCurrent(page, PRODUCTS, 1)
    await page.clock.runFor(1000)
    await atRest(page, PRODUCTS)
    const names = products.map(({ cardName }) => `${labels.viewDetail}: ${cardName}`)
    const heard = async () => (await accessibleNames(page, 'link')).map((name) => name.replace(' :', ':'))
    await expect.poll(async () => (await heard()).filter((name) => names.includes(name))).toEqual(names.slice(0, 4))
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

    test('41 px sideways over any slide of the hero show the slide beside it, 39 px do not', async ({ page }) => {
      await openHydrated(page, '/')
      await whenLive(page, HERO)
      await pause(page, HERO).click()
      const slide = carousel(page, HERO).locator('.slide:not([inert])')
      const { length } = home.slides
      const startAt = async (index: number) => {
        // On a phone the bullets far from the current one are hidden.
        await carousel(page, HERO).locator('.bullets button').nth(index).dispatchEvent('click')
        await expectCurrent(page, HERO, index + 1)
      }
      for (const [index, { title }] of home.slides.entries())
        for (const way of [1, -1])
          await test.step(`to the ${way > 0 ? 'right' : 'left'} over slide ${index + 1}`, async () => {
            await startAt(index)
            const start = slide.locator(title ? 'h2' : 'img').first()
            // A short movement that changed the slide after all shows with the longer one.
            await move(page, start, 39 * way)
            await move(page, start, 41 * way)
            await expectCurrent(page, HERO, ((index - way + length) % length) + 1)
          })
      await test.step('one that begins on the button of a slide does not press it', async () => {
        const titled = home.slides.findIndex(({ title }) => title)
        await startAt(titled)
        await move(page, slide.getByRole('button'), -41)
        await expectCurrent(page, HERO, ((titled + 1) % length) + 1)
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
      await test.step('cards move too', async () => {
        await show(page, PRODUCTS)
        await pause(page, PRODUCTS).dispatchEvent('click')
        await bullet(page, PRODUCTS, 1).dispatchEvent('click')
        await expectCurrent(page, PRODUCTS, 1)
        await atRest(page, PRODUCTS)
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

test('without scripts rows show 1, 2, 3 or 4 cards by the width of the window, 20 px apart', async ({ browser }) => {
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
    for (const row of cardRows.filter((one) => one.count > 1)) {
      const { seen, gap } = await carousel(page, row.name).evaluate((frame) => {
        const { right } = frame.querySelector('.slides')!.getBoundingClientRect()
        const boxes = [...frame.querySelectorAll('.slide > *')].map((box) => box.getBoundingClientRect())
        return { seen: boxes.filter((box) => box.right <= right + 1).length, gap: boxes[1]!.left - boxes[0]!.right }
      })
      expect(seen, `${row.name} at ${width} px`).toBe(Math.min(count, row.count))
      expect(gap).toBeCloseTo(20, 1)
    }
  }
  await expect(carousel(page, PRODUCTS).getByRole('button')).toHaveCount(0)
})
