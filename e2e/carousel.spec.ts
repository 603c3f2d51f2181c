import type { Locator, Page } from '@playwright/test'

import { carouselOn, heroOn, openHero, productCardsOn } from './support/carousel'
import { content, first, inFinderOrder, pagesWithGallery, upToLimit } from './support/content'
import { expect, linkTo, mainMenu, menuGroup, withMotion, openHydrated, someOf, stopClock, test } from './support/test'

const { enquiryForm, home, labels } = content
const products = upToLimit(inFinderOrder(content.products, content.buying.comparison))

/** Number of items; none if all are samples, of which the page shows no carousel (partners-and-testimonials.test.ts). */
const realCount = (items: readonly { pending?: boolean }[]) =>
  items.every(({ pending }) => pending) ? 0 : items.length

/** Carousels of the home page with more slides than fit into view; `interval` in ms (specification, section 9). */
const rotatingCarousels = [
  { name: labels.highlights, count: home.slides.length, interval: 4000, inView: 1 },
  { name: home.products.title, count: products.length, interval: 3000, inView: 4 },
  { name: home.services.title, count: upToLimit(content.services).length, interval: 3000, inView: 4 },
  { name: home.partners.title, count: realCount(home.partners.items), interval: 3000, inView: 4 },
  { name: labels.testimonials, count: realCount(home.testimonials.items), interval: 5000, inView: 1 },
].filter(({ count, inView }) => count > inView)

test.use({ ...withMotion, viewport: { width: 1440, height: 900 } })

type Carousel = ReturnType<typeof carouselOn>

/** Scrolls a carousel to the middle of the viewport, and waits until its engine runs. */
async function scrollToCarousel({ root, waitForEngine }: Carousel) {
  await root.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await waitForEngine()
}

/** Expects a change of the current slide within 7 s, or no change within 3.5 s; needs a stopped clock. */
async function expectRotation({ root, currentBullet }: Carousel, shouldRotate: boolean) {
  await expect(root.locator('.carousel-track')).toHaveAttribute('aria-live', shouldRotate ? 'off' : 'polite')
  const currentLabel = () => currentBullet.getAttribute('aria-label')
  const labelBefore = await currentLabel()
  await root.page().clock.runFor(3500)
  if (shouldRotate && (await currentLabel()) === labelBefore) await root.page().clock.runFor(3500)
  expect((await currentLabel()) !== labelBefore).toBe(shouldRotate)
}

/** Opens the home page, scrolls to the product cards, and stops the clock. */
async function openProductCards(page: Page) {
  test.skip(!rotatingCarousels.some(({ name }) => name === home.products.title), 'all products fit into one row')
  const cards = productCardsOn(page)
  await page.clock.install()
  await openHydrated(page, '/')
  await scrollToCarousel(cards)
  await stopClock(page)
  return cards
}

test('carousels of the home page change slides at their intervals; a change takes 200 to 350 ms', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/')
  const { root: lastRoot } = carouselOn(page, first(rotatingCarousels.toReversed()).name)
  await expect(lastRoot.locator('.carousel-slides[data-engine]'), 'no engine far below the viewport').toHaveCount(0)
  // All carousels in one viewport: those outside would pause.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 1440, height })
  for (const { name } of rotatingCarousels) await carouselOn(page, name).waitForEngine()
  await stopClock(page)
  for (const { name, interval } of rotatingCarousels)
    await test.step(name, async () => {
      const { root, bullet, slides, slidesInView, expectCurrent } = carouselOn(page, name)
      const isFading = (await root.locator('.carousel-fade').count()) > 0
      const inlineStyles = () =>
        root
          .locator('.carousel-track, .carousel-slide')
          .evaluateAll((elements) => elements.map((part) => part.getAttribute('style')))
      await bullet(2).dispatchEvent('click')
      await page.clock.runFor(1000)
      // A change of the slide restarts the interval.
      await bullet(1).dispatchEvent('click')
      await page.clock.runFor(200)
      const stylesAfter200 = await inlineStyles()
      await page.clock.runFor(150)
      const stylesAfter350 = await inlineStyles()
      if (isFading) {
        for (const slide of await someOf(slides)) await expect(slide).toHaveCSS('transition', 'opacity 0.3s')
        await expect(slidesInView).toHaveCSS('opacity', '1')
        for (const slide of await someOf(root.locator('.carousel-slide[inert]')))
          await expect(slide).toHaveCSS('opacity', '0')
      } else expect(stylesAfter350).not.toEqual(stylesAfter200)
      // Until 150 ms before the end of the interval, and then until 50 ms after its end.
      await page.clock.runFor(interval - 500)
      expect(await inlineStyles()).toEqual(stylesAfter350)
      await expectCurrent(1)
      await page.clock.runFor(200)
      await expectCurrent(2)
    })
})

test('a picture carousel changes its picture after 3 s, and shows that of a bullet', async ({ page }) => {
  test.skip(pagesWithGallery.length === 0, 'no page has two pictures')
  const { path, name } = first(pagesWithGallery)
  await page.clock.install()
  await openHydrated(page, path)
  const pictures = carouselOn(page, name)
  await scrollToCarousel(pictures)
  await stopClock(page)
  const labelBefore = (await pictures.slidesInView.getAttribute('aria-label')) ?? ''
  await page.clock.runFor(3100)
  await expect(pictures.slidesInView).not.toHaveAttribute('aria-label', labelBefore)
  await expect(pictures.bullets).toHaveCount(await pictures.slides.count())
  await pictures.bullets.last().click()
  await expect(pictures.slides.last()).not.toHaveAttribute('inert')
  await page.emulateMedia({ media: 'print' })
  for (const slide of await someOf(pictures.slides)) {
    await expect(slide).toHaveCSS('opacity', '1')
    await expect(slide).toHaveCSS('transform', 'none')
  }
})

test('without its late code a card carousel scrolls to the slide of a bullet, and loads the code later', async ({
  page,
}) => {
  const { root, bullet, waitForEngine } = productCardsOn(page)
  await openHydrated(page, '/')
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  const failure = page.waitForEvent('requestfailed')
  await root.scrollIntoViewIfNeeded()
  await failure
  await bullet(2).click()
  await expect.poll(() => root.locator('.carousel-slides').evaluate((row) => row.scrollLeft)).toBeGreaterThan(100)
  await page.unroute('**/_next/static/chunks/**')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(root).not.toBeInViewport()
  await root.scrollIntoViewIfNeeded()
  await waitForEngine()
  await expect(bullet(2)).toHaveAttribute('aria-current', 'true')
})

test('a card carousel pauses on hover, focus and Pause; bullets and arrows change its slides', async ({ page }) => {
  const cards = await openProductCards(page)
  const { root, bullet, bullets, next, pause, play, previous, slides, slidesInView, expectCurrent } = cards
  const moveMouseAway = () => page.mouse.move(5, 5)
  // The current bullet would be `aria-disabled`.
  const otherBullet = root.locator('.carousel-bullets button:not([aria-current])').nth(1)
  await test.step('hover pauses the rotation, and moving the mouse away resumes it', async () => {
    await expectRotation(cards, true)
    await root.hover()
    await expectRotation(cards, false)
    await moveMouseAway()
    await expectRotation(cards, true)
  })
  await test.step('a click on a bullet or an arrow does not stop the rotation', async () => {
    for (const button of [otherBullet, next]) {
      await button.click()
      await moveMouseAway()
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
    await moveMouseAway()
    await otherBullet.click()
    await moveMouseAway()
    await expectRotation(cards, false)
    await play.click()
    await moveMouseAway()
    await expectRotation(cards, true)
  })
  await test.step('the bullets are one tab stop, in which arrow keys change the slide', async () => {
    await bullet(1).click()
    await expectCurrent(1)
    await expect(root.locator('.carousel-bullets button:not([tabindex="-1"])')).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
    await expectCurrent(2)
    await expect(bullet(2)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expectCurrent(1)
  })
  await test.step('from the last slide in view, Tab moves the focus out of the slides', async () => {
    await expect(bullets).toHaveCount(products.length)
    await bullet(1).focus()
    await page.keyboard.press('Enter')
    await expectCurrent(1)
    const headings = slidesInView.getByRole('heading', { level: 3 })
    await expect(headings).toHaveText(products.slice(0, 4).map(({ cardName }) => cardName))
    await slides.nth(3).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(slides.locator(':focus')).toHaveCount(0)
  })
  await test.step('only the product cards have arrows, which lead from first to last card and back', async () => {
    for (const { name } of rotatingCarousels) {
      const carousel = carouselOn(page, name)
      await expect(carousel.next.or(carousel.previous)).toHaveCount(name === home.products.title ? 2 : 0)
    }
    await previous.click()
    await expectCurrent(products.length)
    await next.click()
    await expectCurrent(1)
  })
  await test.step('if all cards fit, the carousel does not rotate and has no controls', async () => {
    await root
      .locator('.carousel-slides')
      .evaluate((row: HTMLElement) => row.style.setProperty('--shown', '12', 'important'))
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

/** Start of a horizontal movement by `distance` px across the middle of an element, below the sticky header (100 px). */
async function startPoint(element: Locator, distance: number) {
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + (width - distance) / 2, y: Math.max(100, y + height / 2) }
}

/** Drags with the mouse by `distance` px to the right; a negative distance is to the left. */
async function drag(page: Page, from: Locator, distance: number) {
  const { x, y } = await startPoint(from, distance)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 4 })
  await page.mouse.up()
}

/** Swipes with one finger, like `drag`. For half a second after a swipe, Chromium ignores taps. */
async function swipe(page: Page, from: Locator, distance: number) {
  const { x, y } = await startPoint(from, distance)
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x, y }])
  for (const fraction of [0.5, 1]) await send('touchMove', [{ x: x + distance * fraction, y }])
  await send('touchEnd', [])
}

for (const { by, move, settings } of [
  { by: 'the mouse', move: drag, settings: {} },
  { by: 'a finger', move: swipe, settings: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
])
  test.describe(`by ${by}`, () => {
    test.skip(({ browserName }) => move === swipe && browserName !== 'chromium', 'only Chromium sends a swipe')
    test.use(settings)

    test('a swipe of 41 px changes the hero slide and clicks nothing; 39 px change no slide', async ({ page }) => {
      const [hero, cards] = [heroOn(page), productCardsOn(page)]
      await page.clock.install()
      await openHydrated(page, '/')
      await hero.waitForEngine()
      await hero.pause.click()
      const { length } = home.slides
      const titledIndex = home.slides.findIndex(({ title }) => title)
      const untitledIndex = home.slides.findIndex(({ title }) => !title)
      for (const { selector, index, direction } of [
        { selector: 'h2', index: titledIndex, direction: 1 },
        { selector: 'button', index: titledIndex, direction: -1 },
        { selector: '[role=img]', index: untitledIndex, direction: -1 },
      ].filter(({ index }) => index !== -1))
        await test.step(`to the ${direction > 0 ? 'right' : 'left'} over ${selector}`, async () => {
          // Phones hide the bullets far from the current one: dispatch the click.
          await hero.bullets.nth(index).dispatchEvent('click')
          await expect(hero.bullets.nth(index)).toHaveAttribute('aria-current', 'true')
          const target = hero.slidesInView.locator(selector).first()
          if (selector === 'h2' && move === drag) {
            await target.dblclick()
            expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/\S/)
          }
          // The distances of two swipes must not add up. Over a button, a swipe of 39 px would be a click.
          if (selector !== 'button') await move(page, target, 39 * direction)
          await move(page, target, 41 * direction)
          await expect(hero.bullets.nth((index - direction) % length)).toHaveAttribute('aria-current', 'true')
        })
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await test.step('cards can be swiped too', async () => {
        await scrollToCarousel(cards)
        await cards.pause.dispatchEvent('click')
        await cards.bullet(1).dispatchEvent('click')
        await cards.expectCurrent(1)
        // Lets the slide change end.
        await page.clock.runFor(1000)
        await move(page, cards.root.locator('.carousel-slides'), -280)
        await expect(cards.bullet(1)).not.toHaveAttribute('aria-current')
      })
    })
  })

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true })

  test('cards and pictures do not rotate, but their bullets work, also by arrow key and finger', async ({
    page,
    browserName,
  }) => {
    const cards = await openProductCards(page)
    await expectRotation(cards, false)
    await expect(cards.pause).toBeHidden()
    await cards.bullet(4).click()
    await cards.expectCurrent(4)
    for (const { path, name } of pagesWithGallery.slice(0, 1)) {
      await page.clock.resume()
      await openHydrated(page, path)
      const pictures = carouselOn(page, name)
      const { bullets, slides } = pictures
      await scrollToCarousel(pictures)
      await bullets.last().click()
      await expect(slides.last()).not.toHaveAttribute('inert')
      await page.keyboard.press('ArrowLeft')
      await expect(slides.last()).toHaveAttribute('inert')
      await expect(slides.nth(-2)).not.toHaveAttribute('inert')
      if (browserName !== 'chromium') continue
      await bullets.first().click()
      await swipe(page, slides.first().locator('figcaption, img').first(), -60)
      await expect(slides.nth(1)).not.toHaveAttribute('inert')
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
    const visibleCards = await root.evaluate((carousel) => {
      const { right } = carousel.querySelector('.carousel-slides')!.getBoundingClientRect()
      const cards = [...carousel.querySelectorAll('.carousel-slide > *')]
      return cards.filter((card) => card.getBoundingClientRect().right <= right + 1).length
    })
    expect(visibleCards, `at ${width} px`).toBe(Math.min(count, products.length))
  }
  await expect(root.getByRole('button')).toHaveCount(0)
})
