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
  previous,
  PRODUCTS,
  turns,
  whenLive,
} from './support/carousel'
import { content, first, shown } from './support/content'
import { expect, moving, test, toldOf } from './support/test'

test.use(moving)

const { home, labels } = content
const products = shown(content.products)
/** The row with the most bullets. */
const row = first(cardRows.toSorted((one, other) => other.count - one.count))

async function start(page: Page, name: string, width = 1440) {
  test.skip(width > 670 && !turns(name), `the content has no more slides than fit into ${name}`)
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/')
  await carousel(page, name).evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await whenLive(page, name)
}

/** Moves one finger sideways over the middle of the carousel. */
async function swipe(page: Page, name: string, way: number) {
  const box = await carousel(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not on the page`)
  // Below the sticky bar, wherever the page is scrolled to.
  const [x, y] = [box.x + box.width / 2, Math.max(box.y, 100) + 60]
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [{ x, y }])
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', [{ x: x + way * part, y }])
  await send('touchEnd', [])
}

test('bullets show their slide; bullets get smaller with distance from the active one', async ({ page }) => {
  const { name, count } = row
  await start(page, name)
  const bullets = carousel(page, name).locator('.bullets').getByRole('button')
  await expect(bullets).toHaveCount(count)
  const middle = Math.ceil(count / 2)
  await bullet(page, name, middle).click()
  await expect(current(page, name)).toHaveAccessibleName(bulletName(middle))
  await expect(carousel(page, name).locator('.slide:not([inert])').first()).toBeVisible()
  const sizes = await bullets.evaluateAll((all) =>
    all.map((one) => one.firstElementChild?.getBoundingClientRect().height ?? 0),
  )
  // Distance counts around the loop; beyond the third step bullets do not shrink further.
  for (let step = 1; step <= Math.min(3, (count - 1) >> 1); step++) {
    const [before, after] = [sizes[middle - 1 - step], sizes[middle - 1 + step]]
    expect(before, `${step} before the active one`).toBeLessThan(sizes[middle - step] ?? 0)
    expect(before).toBe(after)
  }
  await bullet(page, name, 2).focus()
  await page.keyboard.press('Enter')
  await expect(current(page, name)).toHaveAccessibleName(bulletName(2))
})

test('only the products carousel has arrows, and they wrap around', async ({ page }) => {
  await start(page, PRODUCTS)
  const { carousel: words } = labels
  for (const name of [words.next, words.previous])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1)
  await previous(page, PRODUCTS).click()
  await expect(current(page, PRODUCTS)).toHaveAccessibleName(bulletName(products.length))
  await next(page, PRODUCTS).click()
  await expect(current(page, PRODUCTS)).toHaveAccessibleName(bulletName(1))
})

test.describe('for the keyboard and screen readers', () => {
  test.use({ ownTab: true })

  test('slides out of sight cannot be focused and are hidden from screen readers', async ({ page }) => {
    await start(page, PRODUCTS)
    await pause(page, PRODUCTS).focus()
    const names = products.map(({ cardName }) => `${labels.viewDetail}: ${cardName}`)
    const told = (await toldOf(page, 'link')).map((name) => name.replace(' :', ':'))
    expect(told.filter((name) => names.includes(name))).toEqual(names.slice(0, 4))
    for (let stop = 0; stop < products.length * 2; stop++) {
      await page.keyboard.press('Tab')
      const seen = await page.evaluate(() => {
        const slide = document.activeElement?.closest('.slide')
        const edge = slide?.closest('.slides')?.getBoundingClientRect()
        const box = slide?.getBoundingClientRect()
        return !box || !edge || (box.left > edge.left - 21 && box.right < edge.right + 1)
      })
      expect(seen).toBe(true)
    }
  })
})

test('dragging with the mouse moves the cards', async ({ page }) => {
  await start(page, PRODUCTS)
  const box = await carousel(page, PRODUCTS).locator('.slides').boundingBox()
  if (!box) throw new Error('no cards')
  await page.mouse.move(box.x + 900, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 500, box.y + 60, { steps: 8 })
  await page.mouse.up()
  await expect(current(page, PRODUCTS)).not.toHaveAccessibleName(bulletName(1))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [way, slide] of [
    [38, 1],
    [42, home.slides.length],
    [-38, 1],
    [-42, 2],
  ] as const)
    test(`a swipe of ${way} px over the hero shows slide ${slide}`, async ({ page }) => {
      await page.goto('/')
      await whenLive(page, HERO)
      await pause(page, HERO).tap()
      await swipe(page, HERO, way)
      await expect(current(page, HERO)).toHaveAccessibleName(bulletName(slide))
    })

  test('dragging with a finger moves the cards', async ({ page }) => {
    await start(page, PRODUCTS, 390)
    await swipe(page, PRODUCTS, -200)
    await expect(current(page, PRODUCTS)).toHaveAccessibleName(bulletName(2))
  })
})

test('without scripts a row scrolls and shows no controls', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/')
  const cards = carousel(page, PRODUCTS)
  await expect(cards.getByRole('button')).toHaveCount(0)
  const last = cards.getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport()
  await context.close()
})
