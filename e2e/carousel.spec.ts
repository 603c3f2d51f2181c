import type { Locator, Page } from '@playwright/test'

import { carouselOn, heroOn, productCardsOn } from './support/carousel'
import { content, first, pagesWithGallery, limited } from './support/content'
import { expect, linkTo, mainMenu, menuGroup, withMotion, openHydrated, stopClock, test } from './support/test'

const { enquiryForm, home, labels } = content
const products = limited(content.products)

/** Carousels of the home page with more slides than the row shows; interval in ms (specification, section 9). */
const rotating = [
  { name: labels.highlights, count: home.slides.length, interval: 4000, inView: 1 },
  { name: home.products.title, count: products.length, interval: 3000, inView: 4 },
  { name: home.services.title, count: limited(content.services).length, interval: 3000, inView: 4 },
  { name: home.partners.title, count: home.partners.items.length, interval: 3000, inView: 4 },
  { name: labels.testimonials, count: home.testimonials.items.length, interval: 5000, inView: 1 },
].filter(({ count, inView }) => count > inView)

test.use({ ...withMotion, viewport: { width: 1440, height: 900 } })

type Carousel = ReturnType<typeof carouselOn>

/** Scrolls a carousel to the middle of the viewport, and waits until Embla drives it. */
async function scrollTo({ root, whenLive }: Carousel) {
  await root.evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await whenLive()
}

/** Expects a change of the slide within 7 s, or none within 3.5 s; the test controls the clock. */
async function expectRotation({ root, currentBullet }: Carousel, rotates: boolean) {
  await expect(root.locator('.track')).toHaveAttribute('aria-live', rotates ? 'off' : 'polite')
  const currentLabel = () => currentBullet.getAttribute('aria-label')
  const before = await currentLabel()
  await root.page().clock.runFor(3500)
  if (rotates && (await currentLabel()) === before) await root.page().clock.runFor(3500)
  expect((await currentLabel()) !== before).toBe(rotates)
}

/** Opens the home page and stops the clock: no automatic change of the slide during a click. */
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
  test.skip(!rotating.some(({ name }) => name === home.products.title), 'all products fit into one row')
  const cards = productCardsOn(page)
  await page.clock.install()
  await openHydrated(page, '/')
  await scrollTo(cards)
  await stopClock(page)
  return cards
}

test('carousels of the home page change slides at their intervals; a change takes 200 to 350 ms', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/')
  const { root } = carouselOn(page, first(rotating.toReversed()).name)
  await expect(root.locator('.slides[data-engine]'), 'no Embla for a carousel far below the viewport').toHaveCount(0)
  // All carousels in one viewport: those outside would pause.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 1440, height })
  for (const { name } of rotating) await carouselOn(page, name).whenLive()
  await stopClock(page)
  for (const { name, interval } of rotating)
    await test.step(name, async () => {
      const { root, bullet, expectCurrent } = carouselOn(page, name)
      const positions = () =>
        root.locator('.track, .slide').evaluateAll((all) => all.map((one) => one.getAttribute('style')))
      await bullet(2).dispatchEvent('click')
      await page.clock.runFor(1000)
      // A change of the slide restarts the interval.
      await bullet(1).dispatchEvent('click')
      await page.clock.runFor(200)
      const moving = await positions()
      await page.clock.runFor(150)
      const resting = await positions()
      expect(resting).not.toEqual(moving)
      await page.clock.runFor(interval - 500)
      expect(await positions()).toEqual(resting)
      await expectCurrent(1)
      await page.clock.runFor(200)
      await expectCurrent(2)
    })
})

test('on each slide the hero fits the viewport, its button is at one height, the product strip opaque', async ({
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
      const buttonTops = new Set<number>()
      for (const [index, { product, title }] of home.slides.entries()) {
        await bullet(index + 1).dispatchEvent('click')
        await expectCurrent(index + 1)
        const controls = (await root.locator('.controls').boundingBox())!
        expect(controls.y + controls.height + (await page.evaluate(() => scrollY))).toBeLessThanOrEqual(height)
        const button = shownSlides.getByRole('button')
        await expect(button).toHaveCount(title ? 1 : 0)
        if (title) buttonTops.add(Math.round((await button.boundingBox())!.y))
        for (const strip of await strips.all()) {
          const isOpaque = !product || (await strip.getAttribute('src'))?.includes(product)
          await expect(strip).toHaveCSS('opacity', isOpaque ? '1' : '0.35')
        }
      }
      expect([...buttonTops]).toHaveLength(1)
    })
})

test('a picture carousel changes its picture after 3 s, and its only control is Pause', async ({ page }) => {
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
  // The current bullet would be `aria-disabled`.
  const otherBullet = root.locator('.bullets button:not([aria-current])').nth(1)
  await test.step('hover pauses the rotation, and moving the mouse away resumes it', async () => {
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
  await test.step('keyboard focus pauses the rotation, and blur resumes it', async () => {
    await pause.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(pause).toBeFocused()
    await expectRotation(cards, false)
    await pause.blur()
    await expectRotation(cards, true)
  })
  await test.step('after Pause only Play resumes the rotation, not a click on a bullet', async () => {
    await pause.click()
    await leave()
    await otherBullet.click()
    await leave()
    await expectRotation(cards, false)
    await play.click()
    await leave()
    await expectRotation(cards, true)
  })
  await test.step('from the last visible slide, Tab does not reach a hidden one', async () => {
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
    for (const { name } of rotating) {
      const other = carouselOn(page, name)
      await expect(other.next.or(other.previous)).toHaveCount(name === home.products.title ? 2 : 0)
    }
    await previous.click()
    await expectCurrent(products.length)
    await next.click()
    await expectCurrent(1)
  })
  await test.step('if all cards fit, the carousel does not rotate and has no controls', async () => {
    await root.locator('.slides').evaluate((box: HTMLElement) => box.style.setProperty('--shown', '12', 'important'))
    // A resize makes Embla measure again.
    await page.setViewportSize({ width: 1300, height: 900 })
    await expect(root.getByRole('button')).toHaveCount(0)
    await expectRotation(cards, false)
  })
})

test('the hero pauses behind an open menu group or dialog', async ({ page }) => {
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

/** Start of a movement by `distance` px across the middle of an element, below the sticky header (100 px). */
async function startOf(element: Locator, distance: number) {
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + (width - distance) / 2, y: Math.max(100, y + height / 2) }
}

/** Drags with the mouse by `distance` px to the right; a negative distance is to the left. */
async function drag(page: Page, from: Locator, distance: number) {
  const { x, y } = await startOf(from, distance)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 4 })
  await page.mouse.up()
}

/** Swipes with one finger like `drag`. Chromium ignores taps for half a second after a swipe. */
async function swipe(page: Page, from: Locator, distance: number) {
  const { x, y } = await startOf(from, distance)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x, y }])
  for (const part of [0.5, 1]) await send('touchMove', [{ x: x + distance * part, y }])
  await send('touchEnd', [])
}

for (const { by, move, settings } of [
  { by: 'the mouse', move: drag, settings: {} },
  { by: 'a finger', move: swipe, settings: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
])
  test.describe(`by ${by}`, () => {
    test.use(settings)

    test('a swipe of 41 px changes the slide of the hero, without a click; one of 39 px does not', async ({ page }) => {
      const [hero, cards] = [heroOn(page), productCardsOn(page)]
      await page.clock.install()
      await openHydrated(page, '/')
      await hero.whenLive()
      await hero.pause.click()
      const { length } = home.slides
      const titledIndex = home.slides.findIndex(({ title }) => title)
      const untitledIndex = home.slides.findIndex(({ title }) => !title)
      for (const { part, index = -1, direction } of [
        { part: 'h2', index: titledIndex, direction: 1 },
        { part: 'button', index: titledIndex, direction: -1 },
        { part: '[role=img]', index: untitledIndex, direction: -1 },
      ].filter(({ index }) => index !== -1))
        await test.step(`to the ${direction > 0 ? 'right' : 'left'} over ${part}`, async () => {
          // Phones hide the bullets far from the current one: dispatch the click.
          await hero.bullets.nth(index).dispatchEvent('click')
          await expect(hero.bullets.nth(index)).toHaveAttribute('aria-current', 'true')
          const target = hero.shownSlides.locator(part).first()
          if (part === 'h2' && move === drag) {
            await target.dblclick()
            expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/\S/)
          }
          // Distances of two swipes must not add up; a short swipe over a button would be a click.
          if (part !== 'button') await move(page, target, 39 * direction)
          await move(page, target, 41 * direction)
          await expect(hero.bullets.nth((index - direction) % length)).toHaveAttribute('aria-current', 'true')
        })
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await test.step('cards can be swiped too', async () => {
        await scrollTo(cards)
        await cards.pause.dispatchEvent('click')
        await cards.bullet(1).dispatchEvent('click')
        await cards.expectCurrent(1)
        // Lets the change of the slide end.
        await page.clock.runFor(1000)
        await move(page, cards.root.locator('.slides'), -280)
        await expect(cards.bullet(1)).not.toHaveAttribute('aria-current')
      })
    })
  })

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('cards do not rotate, their bullets work, and a picture carousel scrolls by arrow key', async ({ page }) => {
    const cards = await openProductCards(page)
    await expectRotation(cards, false)
    await expect(cards.pause).toBeHidden()
    await cards.bullet(4).click()
    await cards.expectCurrent(4)
    for (const { path, name } of pagesWithGallery.slice(0, 1)) {
      await page.clock.resume()
      await openHydrated(page, path)
      const row = carouselOn(page, name).root.locator('.slides')
      await row.press('ArrowRight')
      await expect.poll(() => row.evaluate((box) => box.scrollLeft)).toBeGreaterThan(100)
    }
  })
})

test('without scripts a row shows 1 to 4 cards, depending on the width, and no controls', async ({ browser }) => {
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
    const visibleCards = await root.evaluate((frame) => {
      const { right } = frame.querySelector('.slides')!.getBoundingClientRect()
      const cards = [...frame.querySelectorAll('.slide > *')]
      return cards.filter((card) => card.getBoundingClientRect().right <= right + 1).length
    })
    expect(visibleCards, `at ${width} px`).toBe(Math.min(count, products.length))
  }
  await expect(root.getByRole('button')).toHaveCount(0)
})
