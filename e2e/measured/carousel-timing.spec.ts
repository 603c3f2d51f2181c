import {
  bulletName,
  cardRows,
  carousel,
  current,
  HERO,
  intervals,
  pause,
  TOLERANCE_MS,
  transition,
  turning,
  whenLive,
} from '../support/carousel'
import { first, pictured } from '../support/content'
import { least } from '../support/least'
import { expect, test } from '../support/test'

test('every carousel of the home page changes slides at its interval', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  // Tall enough that all carousels are on screen.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 1440, height })
  const measured = await Promise.all(
    turning.map(async ({ name, interval }) => ({ name, interval, times: await intervals(page, name, 2) })),
  )
  for (const { name, interval, times } of measured)
    for (const time of times) expect(Math.abs(time - interval), `${name}: ${time} ms`).toBeLessThan(TOLERANCE_MS)
})

for (const { path, name } of pictured.slice(0, 1))
  test(`the pictures at ${path} change every 3 s, and pause is their only control`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1600 })
    await page.goto(path)
    await carousel(page, name).scrollIntoViewIfNeeded()
    const [interval = 0] = await intervals(page, name, 1)
    expect(Math.abs(interval - 3000), `${interval} ms`).toBeLessThan(TOLERANCE_MS)
    await expect(carousel(page, name).getByRole('button')).toHaveCount(1)
    await expect(pause(page, name)).toBeVisible()
  })

for (const { name, count } of [first(turning), ...turning.slice(1, 2)])
  test(`the ${name === HERO ? 'fade' : 'movement'} of ${name} lasts 300 ms`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await carousel(page, name).scrollIntoViewIfNeeded()
    await whenLive(page, name)
    let slide = 1
    const change = () => {
      slide = (slide % count) + 1
      return transition(page, name, bulletName(slide))
    }
    const time = await least(change, 300 + TOLERANCE_MS)
    expect(Math.abs(time - 300), `${time} ms`).toBeLessThan(TOLERANCE_MS)
    await expect(current(page, name)).toHaveAccessibleName(bulletName(slide))
  })

test('CSS alone shows 1, 2, 3 or 4 slides by the width of the window, 20 px apart', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  for (const [width, count] of [
    [360, 1],
    [669, 1],
    [670, 2],
    [949, 2],
    [950, 3],
    [1249, 3],
    [1250, 4],
    [1440, 4],
  ] as const)
    for (const row of cardRows.filter((one) => one.count > 1)) {
      const { name } = row
      await page.setViewportSize({ width, height: 900 })
      const { seen, gap } = await carousel(page, name).evaluate((frame) => {
        const row = frame.querySelector('.slides')?.getBoundingClientRect()
        const boxes = [...frame.querySelectorAll('.slide > *')].map((box) => box.getBoundingClientRect())
        const [first, second] = boxes
        if (!row || !first || !second) throw new Error('no slides')
        return { seen: boxes.filter((box) => box.right <= row.right + 1).length, gap: second.left - first.right }
      })
      expect(seen, `${name} at ${width} px`).toBe(Math.min(count, row.count))
      expect(gap).toBeCloseTo(20, 1)
    }
  await context.close()
})
