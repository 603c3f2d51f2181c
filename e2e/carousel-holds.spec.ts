import type { Page } from '@playwright/test'

import {
  bullet,
  bulletName,
  cardRows,
  carousel,
  current,
  HERO,
  next,
  pause,
  play,
  PRODUCTS,
  turning,
  turns,
  whenLive,
} from './support/carousel'
import { content, first, pictured } from './support/content'
import { expect, linkTo, mainMenu, menuGroup, moving, test } from './support/test'

test.use({ ...moving, ownTab: true })

const { enquiryForm, home, labels } = content

/** The first row of cards that rotates, or the first row if none does. */
const { name: ROW, count: CARDS } = cardRows.find(({ name }) => turns(name)) ?? first(cardRows)
/** The carousel lowest on the page. */
const LAST = first(turning.toReversed()).name

const shown = (page: Page, name = ROW) => current(page, name).getAttribute('aria-label')

/** Opens the home page with the carousel on screen; the test controls the clock. */
async function start(page: Page, name = ROW) {
  test.skip(!turns(name), `the content has no more slides than fit into ${name}`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  await page.goto('/')
  await carousel(page, name).evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await whenLive(page, name)
  // From here on the clock moves only in `moves`: no slide changes while something is pressed.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Whether the slide changes within twice its interval. */
async function moves(page: Page, name = ROW) {
  const before = await shown(page, name)
  await page.clock.runFor(3500)
  const between = await shown(page, name)
  await page.clock.runFor(3500)
  return between !== before || (await shown(page, name)) !== before
}

test('the mouse over a row of cards stops it, and leaving starts it again', async ({ page }) => {
  await start(page)
  expect(await moves(page)).toBe(true)
  await carousel(page, ROW).hover()
  expect(await moves(page)).toBe(false)
  await page.mouse.move(5, 5)
  expect(await moves(page)).toBe(true)
})

test('after a press on pause the row stays still until play is pressed, whatever the mouse does', async ({ page }) => {
  await start(page)
  await pause(page, ROW).click()
  await expect(play(page, ROW)).toBeVisible()
  await page.mouse.move(5, 5)
  expect(await moves(page)).toBe(false)
  await carousel(page, ROW).hover()
  await page.mouse.move(5, 5)
  await bullet(page, ROW, 3).click()
  await page.mouse.move(5, 5)
  expect(await moves(page)).toBe(false)
  await play(page, ROW).click()
  await page.mouse.move(5, 5)
  expect(await moves(page)).toBe(true)
})

test('a press on a bullet or an arrow does not stop the rotation', async ({ page }) => {
  await start(page)
  await bullet(page, ROW, 3).click()
  await page.mouse.move(5, 5)
  expect(await moves(page)).toBe(true)
  if (ROW === PRODUCTS) await next(page, ROW).click()
  await page.mouse.move(5, 5)
  expect(await moves(page)).toBe(true)
})

test('nothing moves behind a dialog or an open menu', async ({ page }) => {
  await start(page, HERO)
  expect(await moves(page, HERO)).toBe(true)
  await menuGroup(page, 'services').click()
  expect(await moves(page, HERO)).toBe(false)
  await page.keyboard.press('Escape')
  await linkTo(mainMenu(page), '/').focus()
  expect(await moves(page, HERO)).toBe(true)
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

test('nothing moves in a hidden tab', async ({ page }) => {
  await start(page)
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

test('a carousel off screen stands still and does not even load its engine', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.clock.install()
  await page.goto('/')
  await whenLive(page, HERO)
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

test('keyboard focus in a carousel stops it', async ({ page }) => {
  await start(page)
  await pause(page, ROW).press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(pause(page, ROW)).toBeFocused()
  expect(await moves(page)).toBe(false)
})

test('a row whose cards all fit does not move and shows no controls', async ({ page }) => {
  await start(page)
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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing rotates by itself, and bullets work without animation', async ({ page }) => {
    await start(page)
    expect(await moves(page)).toBe(false)
    await expect(pause(page, ROW)).toBeHidden()
    await bullet(page, ROW, 4).click()
    await expect(current(page, ROW)).toHaveAccessibleName(bulletName(4))
  })

  for (const { path, name } of pictured.slice(0, 1))
    test('pictures without controls can be scrolled', async ({ page }) => {
      await page.goto(path)
      const pictures = carousel(page, name).locator('.slides')
      await pictures.press('ArrowRight')
      await expect.poll(() => pictures.evaluate((box) => box.scrollLeft)).toBeGreaterThan(100)
    })
})
