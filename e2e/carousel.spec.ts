import type { Locator, Page } from '@playwright/test'

import { carouselOn, heroOn, productCardsOn } from './support/carousel'
import { content, first, pagesWithGallery, limited } from './support/content'
import { expect, linkTo, mainMenu, menuGroup, withMotion, openHydrated, stopClock, test } from './support/test'

const { enquiryForm, home, labels } = content
const products = limited(content.products)

/** Rotating carousels of the home page (more slides than a wide screen shows), with the interval in ms (section 9). */
const turning = [
  { name: labels.highlights, count: home.slides.length, interval: 4000, seen: 1 },
  { name: home.products.title, count: products.length, interval: 3000, seen: 4 },
  { name: home.services.title, count: limited(content.services).length, interval: 3000, seen: 4 },
  { name: home.partners.title, count: home.partners.items.length, interval: 3000, seen: 4 },
  { name: labels.testimonials, count: home.testimonials.items.length, interval: 5000, seen: 1 },
].filter(({ count, seen }) => count > seen)

test.use({ ...withMotion, viewport: { width: 1440, height: 900 } })

type Carousel = ReturnType<typeof carouselOn>

/** Scrolls a carousel to the middle of the viewport, and waits until Embla drives it. */
async function scrollTo({ root, whenLive }: Carousel) {
  await root.evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await whenLive()
}

/** Expects automatic rotation within two intervals, or none; the test controls the clock. */
async function expectRotation({ root, currentBullet }: Carousel, rotates: boolean) {
  await expect(root.locator('.track')).toHaveAttribute('aria-live', rotates ? 'off' : 'polite')
  const slide = () => currentBullet.getAttribute('aria-label')
  const before = await slide()
  await root.page().clock.runFor(3500)
  if (rotates && (await slide()) === before) await root.page().clock.runFor(3500)
  expect((await slide()) !== before).toBe(rotates)
}

/** Opens the home page with a stopped clock: no slide changes during a click. */
async function openHero(page: Page) {
  const hero = heroOn(page)
  await page.clock.install()
  await openHydrated(page, '/')
  await hero.whenLive()
  await stopClock(page)
  return hero
}

/** Opens the home page at the products, and stops the clock. */
async function openProductCards(page: Page) {
  test.skip(!turning.some(({ name }) => name === home.products.title), 'all products fit into one row')
  const cards = productCardsOn(page)
  await page.clock.install()
  await openHydrated(page, '/')
  await scrollTo(cards)
  await stopClock(page)
  return cards
}

test('the carousels of the home page change slides at their intervals, in 300 ms', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/')
  const { root } = carouselOn(page, first(turning.toReversed()).name)
  await expect(root.locator('.slides[data-engine]'), 'no Embla for a carousel far below the viewport').toHaveCount(0)
  // Carousels outside of the viewport pause.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 1440, height })
  for (const { name } of turning) await carouselOn(page, name).whenLive()
  await stopClock(page)
  for (const { name, interval } of turning)
    await test.step(name, async () => {
      const { root, bullet, expectCurrent } = carouselOn(page, name)
      const positions = () =>
        root.locator('.track, .slide').evaluateAll((all) => all.map((one) => one.getAttribute('style')))
      await bullet(2).dispatchEvent('click')
      await page.clock.runFor(1000)
      // A change of the slide restarts the interval.
      await bullet(1).dispatchEvent('click')
      await page.clock.runFor(200)
      const before = await positions()
      await page.clock.runFor(150)
      const resting = await positions()
      expect(resting).not.toEqual(before)
      await page.clock.runFor(interval - 500)
      expect(await positions()).toEqual(resting)
      await expectCurrent(1)
      await page.clock.runFor(200)
      await expectCurrent(2)
    })
})

test('each slide of the hero fits the viewport, its button keeps its position, its strip is opaque', async ({
  page,
}) => {
  const { root, bullet, shownSlides, expectCurrent } = await openHero(page)
  const strips = page.locator('.hero .cloth img')
  await expect(strips).toHaveCount(products.length)
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1152, 800],
    [820, 1180],
    [390, 1100],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      const positions = new Set<number>()
      for (const [index, { product, title }] of home.slides.entries()) {
        await bullet(index + 1).dispatchEvent('click')
        await expectCurrent(index + 1)
        const row = (await root.locator('.controls').boundingBox())!
        expect(row.y + row.height + (await page.evaluate(() => scrollY))).toBeLessThanOrEqual(height)
        const button = shownSlides.getByRole('button')
        await expect(button).toHaveCount(title ? 1 : 0)
        if (title) positions.add(Math.round((await button.boundingBox())!.y))
        for (const strip of await strips.all()) {
          const isLit = !product || (await strip.getAttribute('src'))?.includes(product)
          await expect(strip).toHaveCSS('opacity', isLit ? '1' : '0.35')
        }
      }
      expect([...positions]).toHaveLength(1)
    })
})

test('a picture carousel rotates, and its only control is pause', async ({ page }) => {
  test.skip(pagesWithGallery.length === 0, 'no page has two pictures')
  const { path, name } = first(pagesWithGallery)
  await page.clock.install()
  await openHydrated(page, path)
  const pictures = carouselOn(page, name)
  await scrollTo(pictures)
  await stopClock(page)
  const before = (await pictures.shownSlides.getAttribute('aria-label')) ?? ''
  await page.clock.runFor(3100)
  await expect(pictures.shownSlides).not.toHaveAttribute('aria-label', before)
  await expect(pictures.root.getByRole('button')).toHaveCount(1)
})

test('a card carousel pauses on hover, focus and Pause; bullets and arrows change its slides', async ({ page }) => {
  const cards = await openProductCards(page)
  const { root, bullet, bullets, next, pause, play, previous, slides, shownSlides, expectCurrent } = cards
  const leave = () => page.mouse.move(5, 5)
  // Another slide: the current bullet is `aria-disabled`.
  const otherBullet = root.locator('.bullets button:not([aria-current])').nth(1)
  await test.step('hover pauses it, mouseleave resumes it', async () => {
    await expectRotation(cards, true)
    await root.hover()
    await expectRotation(cards, false)
    await leave()
    await expectRotation(cards, true)
  })
  await test.step('a click on a bullet or an arrow does not stop the rotation', async () => {
    for (const button of [otherBullet, next]) {
      await button.click()
      await leave()
      await expectRotation(cards, true)
    }
  })
  await test.step('keyboard focus pauses it', async () => {
    await pause.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(pause).toBeFocused()
    await expectRotation(cards, false)
    await pause.blur()
    await expectRotation(cards, true)
  })
  await test.step('after Pause it stays paused until Play, whatever the mouse does', async () => {
    await pause.click()
    await leave()
    await otherBullet.click()
    await leave()
    await expectRotation(cards, false)
    await play.click()
    await leave()
    await expectRotation(cards, true)
  })
  await test.step('hidden slides are not focusable', async () => {
    await expect(bullets).toHaveCount(products.length)
    await bullet(1).focus()
    await page.keyboard.press('Enter')
    await expectCurrent(1)
    const headings = shownSlides.getByRole('heading', { level: 3 })
    await expect(headings).toHaveText(products.slice(0, 4).map(({ cardName }) => cardName))
    await slides.nth(3).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(slides.locator(':focus')).toHaveCount(0)
  })
  await test.step('only the products carousel has arrows, and they wrap around', async () => {
    for (const { name } of turning) {
      const other = carouselOn(page, name)
      await expect(other.next.or(other.previous)).toHaveCount(name === home.products.title ? 2 : 0)
    }
    await previous.click()
    await expectCurrent(products.length)
    await next.click()
    await expectCurrent(1)
  })
  await test.step('it does not rotate and has no controls if all cards fit', async () => {
    await root.locator('.slides').evaluate((box: HTMLElement) => box.style.setProperty('--shown', '12', 'important'))
    // A resize makes Embla measure again.
    await page.setViewportSize({ width: 1300, height: 900 })
    await expect(root.getByRole('button')).toHaveCount(0)
    await expectRotation(cards, false)
  })
})

test('carousels pause behind an open menu or dialog', async ({ page }) => {
  const hero = await openHero(page)
  await expectRotation(hero, true)
  await menuGroup(page, 'services').click()
  await expectRotation(hero, false)
  await page.keyboard.press('Escape')
  await linkTo(mainMenu(page), '/').focus()
  await expectRotation(hero, true)
  await page.getByRole('main').getByRole('button', { name: labels.demo, exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: enquiryForm.dialog.title })).toBeVisible()
  await expectRotation(hero, false)
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
      const [hero, cards] = [heroOn(page), productCardsOn(page)]
      await page.clock.install()
      await openHydrated(page, '/')
      await hero.whenLive()
      await hero.pause.click()
      const { length } = home.slides
      const [titled, plain] = [true, false].map((has) => home.slides.findIndex(({ title }) => Boolean(title) === has))
      for (const { part, index = -1, way } of [
        { part: 'h2', index: titled, way: 1 },
        { part: 'button', index: titled, way: -1 },
        { part: '[role=img]', index: plain, way: -1 },
      ].filter(({ index }) => index !== -1))
        await test.step(`to the ${way > 0 ? 'right' : 'left'} over ${part}`, async () => {
          // Phones hide the bullets far from the current one: dispatch the click.
          await hero.bullets.nth(index).dispatchEvent('click')
          await expect(hero.bullets.nth(index)).toHaveAttribute('aria-current', 'true')
          const start = hero.shownSlides.locator(part).first()
          if (part === 'h2' && move === drag) {
            await start.dblclick()
            expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/\S/)
          }
          // A short swipe must not add to the next one; on a button it is a click.
          if (part !== 'button') await move(page, start, 39 * way)
          await move(page, start, 41 * way)
          await expect(hero.bullets.nth((index - way) % length)).toHaveAttribute('aria-current', 'true')
        })
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await test.step('cards can be swiped too', async () => {
        await scrollTo(cards)
        await cards.pause.dispatchEvent('click')
        await cards.bullet(1).dispatchEvent('click')
        await cards.expectCurrent(1)
        // Duration of a change of the slide.
        await page.clock.runFor(1000)
        await move(page, cards.root.locator('.slides'), -280)
        await expect(cards.bullet(1)).not.toHaveAttribute('aria-current')
      })
    })
  })

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no carousel rotates, bullets work, and pictures without controls scroll', async ({ page }) => {
    const cards = await openProductCards(page)
    await expectRotation(cards, false)
    await expect(cards.pause).toBeHidden()
    await cards.bullet(4).click()
    await cards.expectCurrent(4)
    for (const { path, name } of pagesWithGallery.slice(0, 1)) {
      await page.clock.resume()
      await openHydrated(page, path)
      const pictures = carouselOn(page, name).root.locator('.slides')
      await pictures.press('ArrowRight')
      await expect.poll(() => pictures.evaluate((box) => box.scrollLeft)).toBeGreaterThan(100)
    }
  })
})

test('without scripts a row shows 1, 2, 3 or 4 cards, depending on the viewport', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const { root } = productCardsOn(page)
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
    const seen = await root.evaluate((frame) => {
      const { right } = frame.querySelector('.slides')!.getBoundingClientRect()
      const cards = [...frame.querySelectorAll('.slide > *')]
      return cards.filter((card) => card.getBoundingClientRect().right <= right + 1).length
    })
    expect(seen, `at ${width} px`).toBe(Math.min(count, products.length))
  }
  await expect(root.getByRole('button')).toHaveCount(0)
})
