import type { Page } from '@playwright/test'

import {
  bullet,
  bulletName,
  carousel,
  current,
  HERO,
  next,
  pause,
  play,
  PRODUCTS,
  turning,
  whenLive,
} from './support/carousel'
import { CARDS, moves, open, ROW, start } from './support/carousel-clock'
import { content, first, pictured } from './support/content'
import { expect, linkTo, mainMenu, menuGroup, moving, stopClock, test } from './support/test'

const { enquiryForm, home, labels } = content

/** The carousel lowest on the page. */
const LAST = first(turning.toReversed()).name

/** A bullet of another slide than the current one, whose own bullet cannot be pressed. */
const otherBullet = (page: Page) => carousel(page, ROW).locator('.bullets button:not([aria-current])').nth(1)

const leave = (page: Page) => page.mouse.move(5, 5)

test.describe('with movement', () => {
  test.use({ ...moving, ownTab: true })

  test('a row of cards stops for the mouse, for pause and in a hidden tab, and not for its buttons', async ({
    page,
  }) => {
    await start(page)
    await test.step('the mouse over it stops it, and leaving starts it again', async () => {
      expect(await moves(page)).toBe(true)
      await carousel(page, ROW).hover()
      expect(await moves(page)).toBe(false)
      await leave(page)
      expect(await moves(page)).toBe(true)
    })
    await test.step('a press on a bullet or an arrow does not stop the rotation', async () => {
      await otherBullet(page).click()
      await leave(page)
      expect(await moves(page)).toBe(true)
      if (ROW === PRODUCTS) await next(page, ROW).click()
      await leave(page)
      expect(await moves(page)).toBe(true)
    })
    await test.step('nothing moves in a hidden tab', async () => {
      const hide = (hidden: boolean) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
          document.dispatchEvent(new Event('visibilitychange'))
        }, hidden)
      await hide(true)
      expect(await moves(page)).toBe(false)
      await hide(false)
      expect(await moves(page)).toBe(true)
    })
    await test.step('after a press on pause it stays still until play is pressed, whatever the mouse does', async () => {
      await pause(page, ROW).click()
      await expect(play(page, ROW)).toBeVisible()
      await leave(page)
      expect(await moves(page)).toBe(false)
      await carousel(page, ROW).hover()
      await leave(page)
      await otherBullet(page).click()
      await leave(page)
      expect(await moves(page)).toBe(false)
      await play(page, ROW).click()
      await leave(page)
      expect(await moves(page)).toBe(true)
    })
  })

  test('keyboard focus stops a row; when all its cards fit, it does not move and shows no controls', async ({
    page,
  }) => {
    await start(page)
    await pause(page, ROW).press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(pause(page, ROW)).toBeFocused()
    expect(await moves(page)).toBe(false)
    await pause(page, ROW).blur()
    expect(await moves(page)).toBe(true)
    await carousel(page, ROW)
      .locator('.slides-cards')
      .evaluate((box: HTMLElement, count) => {
        box.style.setProperty('--shown', String(count), 'important')
        // The engine measures again when its container changes size.
        box.style.width = '1200px'
      }, CARDS)
    await expect(carousel(page, ROW).getByRole('button')).toHaveCount(0)
    await expect(carousel(page, ROW).locator('.slide[inert]')).toHaveCount(0)
    expect(await moves(page)).toBe(false)
  })

  test('nothing moves off screen, behind a dialog or an open menu', async ({ page }) => {
    await open(page, HERO, 700)
    await whenLive(page, HERO)
    await test.step('a carousel off screen stands still and does not even load its engine', async () => {
      expect(await moves(page, LAST)).toBe(false)
      await expect(carousel(page, LAST).locator('.slides[data-live]')).toHaveCount(0)
      await carousel(page, LAST).scrollIntoViewIfNeeded()
      await whenLive(page, LAST)
      expect(await moves(page, LAST)).toBe(true)
      // At the top it stands still again.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(carousel(page, LAST)).not.toBeInViewport()
      expect(await moves(page, LAST)).toBe(false)
    })
    await stopClock(page)
    await test.step('nothing moves behind an open menu', async () => {
      expect(await moves(page, HERO)).toBe(true)
      await menuGroup(page, 'services').click()
      expect(await moves(page, HERO)).toBe(false)
      await page.keyboard.press('Escape')
      await linkTo(mainMenu(page), '/').focus()
      expect(await moves(page, HERO)).toBe(true)
    })
    await test.step('nothing moves behind a dialog', async () => {
      const slide = home.slides.findLastIndex(({ title }) => title)
      // It may be shown already.
      await bullet(page, HERO, slide + 1).click({ force: true })
      // As long as a fade lasts (specification, section 9).
      await page.clock.runFor(300)
      await carousel(page, HERO)
        .getByRole('button', { name: `${labels.contactUs} ${home.slides[slide]?.title}` })
        .click()
      await expect(page.getByRole('dialog', { name: enquiryForm.dialog.title })).toBeVisible()
      expect(await moves(page, HERO)).toBe(false)
    })
  })
})

test.describe('with reduced motion', () => {
  test.describe('with a clock', () => {
    test.use({ ownTab: true })

    test('nothing rotates by itself, and bullets work without animation', async ({ page }) => {
      await start(page)
      expect(await moves(page)).toBe(false)
      await expect(pause(page, ROW)).toBeHidden()
      await bullet(page, ROW, 4).click()
      await expect(current(page, ROW)).toHaveAccessibleName(bulletName(4))
    })
  })

  for (const { path, name } of pictured.slice(0, 1))
    test('pictures without controls can be scrolled', async ({ page }) => {
      await page.goto(path)
      const pictures = carousel(page, name).locator('.slides')
      await pictures.press('ArrowRight')
      await expect.poll(() => pictures.evaluate((box) => box.scrollLeft)).toBeGreaterThan(100)
    })
})
