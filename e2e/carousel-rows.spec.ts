import { cardRows, carousel } from './support/carousel'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false })

test('CSS alone shows 1, 2, 3 or 4 slides by the width of the window, 20 px apart', async ({ page }) => {
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
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const row of cardRows.filter((one) => one.count > 1)) {
      const { name } = row
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
  }
})
