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
import { CARDS, expectMoving, open, ROW, start } from './support/carousel-clock'
import { content, first, pictured } from './support/content'
import { expect, linkTo, mainMenu, menuGroup, moving, openHydrated, stopClock, test } from './support/test'

const { enquiryForm, home, labels } = content

/** The carousel lowest on the page. */
const LAST = first(turning.toReversed()).name

/** A bullet of another slide than the current one, whose own bullet cannot be pressed. */
const otherBullet = (page: Page) => carousel(page, ROW).locator('.bullets button:not([aria-current])').nth(1)

const leave = (page: Page) => page.mouse.move(5, 5)

test.describe('with movement', () => {
  test.use(moving)

  test('a row of cards stops for the mouse, for pause and in a hidden tab, and not for its buttons', async ({
    page,
  }) => {
    await start(page)
    await test.step('the mouse over it stops it, and leaving starts it again', async () => {
      await expectMoving(page, true)
      await carousel(page, ROW).hover()
      await expectMoving(page, false)
      await leave(page)
      await expectMoving(page, true)
    })
    await test.step('a press on a bullet or an arrow does not stop the rotation', async () => {
      await otherBullet(page).click()
      await leave(page)
      await expectMoving(page, true)
      if (ROW === PRODUCTS) await next(page, ROW).click()
      await leave(page)
      await expectMoving(page, true)
    })
    await test.step('nothing moves in a hidden tab', async () => {
      const hide = (hidden: boolean) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
          document.dispatchEvent(new Event('visibilitychange'))
        }, hidden)
      await hide(true)
      await expectMoving(page, false)
      await hide(false)
      await expectMoving(page, true)
    })
    await test.step('after a press on pause it stays still until play is pressed, whatever the mouse does', async () => {
      await pause(page, ROW).click()
      await expect(play(page, ROW)).toBeVisible()
      await leave(page)
      await expectMoving(page, false)
      await carousel(page, ROW).hover()
      await leave(page)
      await otherBullet(page).click()
      await leave(page)
      await expectMoving(page, false)
      await play(page, ROW).click()
      await leave(page)
      await expectMoving(page, true)
    })
  })

  test('keyboard focus stops a row; when all its cards fit, it does not move and shows no controls', async ({
    page,
  }) => {
    await start(page)
    await pause(page, ROW).press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(pause(page, ROW)).toBeFocused()
    await expectMoving(page, false)
    await pause(page, ROW).blur()
    await expectMoving(page, true)
    await carousel(page, ROW)
      .locator('.slides-cards')
      .evaluate((box: HTMLElement, count) => {
        box.style.setProperty('--shown', String(count), 'important')
        // The engine measures again when its container changes size.
        box.style.width = '1200px'
      }, CARDS)
    await expect(carousel(page, ROW).getByRole('button')).toHaveCount(0)
    await expect(carousel(page, ROW).locator('.slide[inert]')).toHaveCount(0)
    await expectMoving(page, false)
  })

  test('nothing moves off screen, behind a dialog or an open menu', async ({ page }) => {
    await open(page, HERO, 700)
    await whenLive(page, HERO)
    await test.step('a carousel off screen stands still and does not even load its engine', async () => {
      await expectMoving(page, false, LAST)
      await expect(carousel(page, LAST).locator('.slides[data-live]')).toHaveCount(0)
      await carousel(page, LAST).scrollIntoViewIfNeeded()
      await whenLive(page, LAST)
      await stopClock(page)
      await expectMoving(page, true, LAST)
      // At the top it stands still again.
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
      await expect(current(page, HERO)).toHaveAccessibleName(bulletName(slide + 1))
      // As long as a fade lasts (specification, section 9).
      await page.clock.runFor(300)
      await carousel(page, HERO)
        .getByRole('button', { name: `${labels.contactUs} ${home.slides[slide]?.title}` })
        .click()
      await expect(page.getByRole('dialog', { name: enquiryForm.dialog.title })).toBeVisible()
      await expectMoving(page, false, HERO)
    })
  })
})

test.describe('with reduced motion', () => {
  test.describe('with a clock', () => {
    test('nothing rotates by itself, and bullets work without animation', async ({ page }) => {
      await start(page)
      await expectMoving(page, false)
      await expect(pause(page, ROW)).toBeHidden()
      await bullet(page, ROW, 4).click()
      await expect(current(page, ROW)).toHaveAccessibleName(bulletName(4))
    })
  })

  for (const { path, name } of pictured.slice(0, 1))
    test('pictures without controls can be scrolled', async ({ page }) => {
      await openHydrated(page, path)
      const pictures = carousel(page, name).locator('.slides')
      await pictures.press('ArrowRight')
      await expect.poll(() => pictures.evaluate((box) => box.scrollLeft)).toBeGreaterThan(100)
    })
})
