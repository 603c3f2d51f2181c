import type { Locator, Page } from '@playwright/test'

import { bullet, bulletName, carousel, current, HERO, pause, PRODUCTS, toMiddle, whenLive } from './support/carousel'
import { content } from './support/content'
import { expect, moving, openHydrated, test } from './support/test'

const { slides } = content.home

const expectCurrent = (page: Page, name: string, slide: number) =>
  expect(current(page, name)).toHaveAccessibleName(bulletName(slide))

/** Where a movement begins: the middle of an element, below the sticky bar. */
async function middleOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('not on the page')
  return [box.x + box.width / 2, Math.max(100, box.y + box.height / 2)] as const
}

/** Moves the pressed mouse sideways, by `way` pixels. */
async function drag(page: Page, from: Locator, way: number) {
  const [x, y] = await middleOf(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + way, y, { steps: 8 })
  await page.mouse.up()
}

/** Moves one finger sideways, by `way` pixels. For half a second after it Chromium takes no tap. */
async function swipe(page: Page, from: Locator, way: number) {
  const [x, y] = await middleOf(from)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x, y }])
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', [{ x: x + way * part, y }])
  await send('touchEnd', [])
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

for (const { by, move, ...settings } of [
  { by: 'the mouse', move: drag, viewport: { width: 1440, height: 900 } },
  { by: 'a finger', move: swipe, ...phone },
])
  test.describe(`by ${by}`, () => {
    test.use({ ...moving, ...settings })

    test('41 px sideways over any slide of the hero show the slide beside it, 39 px do not', async ({ page }) => {
      await openHydrated(page, '/')
      await whenLive(page, HERO)
      await pause(page, HERO).click()
      const slide = carousel(page, HERO).locator('.slide:not([inert])')
      const { length } = slides
      for (const index of slides.keys())
        for (const part of ['h2', 'img'])
          for (const way of [1, -1]) {
            await bullet(page, HERO, index + 1).dispatchEvent('click')
            await expectCurrent(page, HERO, index + 1)
            const start = slide.locator(part).first()
            if ((await start.count()) === 0) continue
            await test.step(`to the ${way > 0 ? 'right' : 'left'} over ${part} of slide ${index + 1}`, async () => {
              // A short movement that changed the slide after all shows with the longer one.
              await move(page, start, 39 * way)
              await move(page, start, 41 * way)
              await expectCurrent(page, HERO, ((index - way + length) % length) + 1)
            })
          }
      await test.step('one that begins on the button of a slide does not press it', async () => {
        const titled = slides.findIndex(({ title }) => title)
        await bullet(page, HERO, titled + 1).dispatchEvent('click')
        await expectCurrent(page, HERO, titled + 1)
        await move(page, slide.getByRole('button'), -41)
        await expectCurrent(page, HERO, ((titled + 1) % length) + 1)
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    })
  })

test.describe('on a phone', () => {
  test.use({ ...moving, ...phone })

  test('a finger drags cards', async ({ page }) => {
    await openHydrated(page, '/')
    await toMiddle(page, PRODUCTS)
    await whenLive(page, PRODUCTS)
    await swipe(page, carousel(page, PRODUCTS).locator('.slides'), -200)
    await expectCurrent(page, PRODUCTS, 2)
  })
})
