import type { Page } from '@playwright/test'

import {
  atRest,
  bullet,
  bulletName,
  cardRows,
  carousel,
  current,
  next,
  pause,
  previous,
  PRODUCTS,
  toMiddle,
  turns,
  whenLive,
} from './support/carousel'
import { content, first, shown } from './support/content'
import { expect, moving, openHydrated, test, toldOf } from './support/test'

const { labels } = content
const products = shown(content.products)
/** The row with the most bullets. */
const row = first(cardRows.toSorted((one, other) => other.count - one.count))

/** Brings a carousel into the middle of the window, and waits until it turns. */
async function show(page: Page, name: string) {
  await toMiddle(page, name)
  await whenLive(page, name)
}

const expectCurrent = (page: Page, name: string, slide: number) =>
  expect(current(page, name)).toHaveAccessibleName(bulletName(slide))

/** Shows the first products, at rest; the mouse stays on their carousel, which stops it. */
async function showFirst(page: Page) {
  await show(page, PRODUCTS)
  await carousel(page, PRODUCTS).hover()
  // By key: it may be shown already, and then takes no click.
  await bullet(page, PRODUCTS, 1).press('Enter')
  await expectCurrent(page, PRODUCTS, 1)
  await atRest(page, PRODUCTS)
}

test.describe('on a wide screen', () => {
  test.use({ ...moving, viewport: { width: 1440, height: 900 } })

  test('slides answer bullets, the keyboard, arrows and the mouse', async ({ page }) => {
    test.skip(!turns(row.name), 'the content has no more slides than fit into a row')
    await openHydrated(page, '/')
    await test.step('bullets show their slide, and get smaller with distance from the active one', async () => {
      const { name, count } = row
      await show(page, name)
      const bullets = carousel(page, name).locator('.bullets').getByRole('button')
      await expect(bullets).toHaveCount(count)
      const middle = Math.ceil(count / 2)
      await bullet(page, name, middle).click()
      await expectCurrent(page, name, middle)
      await expect(carousel(page, name).locator('.slide:not([inert])').first()).toBeVisible()
      const sizes = await bullets.evaluateAll((all) =>
        all.map((one) => one.firstElementChild?.getBoundingClientRect().height ?? 0),
      )
      // Beyond the third step bullets do not shrink further.
      for (let step = 1; step <= Math.min(3, (count - 1) >> 1); step++) {
        const [before, after] = [sizes[middle - 1 - step], sizes[middle - 1 + step]]
        expect(before, `${step} before the active one`).toBeLessThan(sizes[middle - step] ?? 0)
        expect(before).toBe(after)
      }
      await bullet(page, name, 2).focus()
      await page.keyboard.press('Enter')
      await expectCurrent(page, name, 2)
    })
    if (!turns(PRODUCTS)) return
    await test.step('slides out of sight cannot be focused and are hidden from screen readers', async () => {
      await showFirst(page)
      await pause(page, PRODUCTS).focus()
      const names = products.map(({ cardName }) => `${labels.viewDetail}: ${cardName}`)
      const told = async () => (await toldOf(page, 'link')).map((name) => name.replace(' :', ':'))
      await expect.poll(async () => (await told()).filter((name) => names.includes(name))).toEqual(names.slice(0, 4))
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
    await test.step('only the products carousel has arrows, and they wrap around', async () => {
      const { carousel: words } = labels
      for (const name of [words.next, words.previous])
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1)
      await showFirst(page)
      await previous(page, PRODUCTS).click()
      await expectCurrent(page, PRODUCTS, products.length)
      await next(page, PRODUCTS).click()
      await expectCurrent(page, PRODUCTS, 1)
    })
    await test.step('dragging with the mouse moves the cards', async () => {
      await showFirst(page)
      const box = await carousel(page, PRODUCTS).locator('.slides').boundingBox()
      if (!box) throw new Error('no cards')
      await page.mouse.move(box.x + 900, box.y + 60)
      await page.mouse.down()
      await page.mouse.move(box.x + 500, box.y + 60, { steps: 8 })
      await page.mouse.up()
      await expect(current(page, PRODUCTS)).not.toHaveAccessibleName(bulletName(1))
    })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  test('a row scrolls and shows no controls', async ({ page }) => {
    await page.goto('/')
    const cards = carousel(page, PRODUCTS)
    await expect(cards.getByRole('button')).toHaveCount(0)
    const last = cards.getByRole('link').last()
    await last.focus()
    await expect(last).toBeInViewport()
  })
})
