import { carousel, current, intervals, TOLERANCE_MS, transition, whenLive } from '../support/carousel'
import { least } from '../support/least'
import { expect, test } from '../support/test'

const home = { Highlights: 4000, 'Our Products': 3000, 'Our Services': 3000, 'Our Partners': 3000, Testimonials: 5000 }

test('every carousel of the home page turns at its time', async ({ page }) => {
  // So tall that all of them are on screen.
  await page.setViewportSize({ width: 1440, height: 4500 })
  await page.goto('/')
  const measured = await Promise.all(
    Object.entries(home).map(async ([name, time]) => ({ name, time, times: await intervals(page, name, 2) })),
  )
  for (const { name, time, times } of measured)
    for (const interval of times)
      expect(Math.abs(interval - time), `${name}: ${interval} ms`).toBeLessThan(TOLERANCE_MS)
})

for (const [path, name] of [
  ['/company/aboutus', 'Pictures of About us'],
  ['/products/coponext', 'Pictures of COPONEXT'],
  ['/products/bancos', 'Pictures of BANCOS'],
] as const)
  test(`the pictures at ${path} change every 3 s, with no control but pause`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1600 })
    await page.goto(path)
    const pictures = page.getByRole('region', { name: /^Pictures of / })
    await expect(pictures).toHaveCount(1)
    const label = (await pictures.getAttribute('aria-label')) ?? name
    const [interval = 0] = await intervals(page, label, 1)
    expect(Math.abs(interval - 3000), `${interval} ms`).toBeLessThan(TOLERANCE_MS)
    await expect(pictures.getByRole('button')).toHaveCount(1)
    await expect(pictures.getByRole('button', { name: `Pause ${label}` })).toBeVisible()
  })

for (const [name, effect] of Object.entries({ Highlights: 'fade', 'Our Products': 'movement' }))
  test(`the ${effect} of ${name} lasts 300 ms`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await carousel(page, name).scrollIntoViewIfNeeded()
    await whenLive(page, name)
    let slide = 1
    const change = () => {
      slide = (slide % 5) + 1
      return transition(page, name, `Go to slide ${slide}`)
    }
    const time = await least(change, 300 + TOLERANCE_MS)
    expect(Math.abs(time - 300), `${time} ms`).toBeLessThan(TOLERANCE_MS)
    await expect(current(page, name)).toHaveAccessibleName(`Go to slide ${slide}`)
  })

test('slides are 1, 2, 3 or 4 by the width of the window, 20 px apart, in the styles alone', async ({ browser }) => {
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
    for (const name of ['Our Products', 'Our Services', 'Our Partners']) {
      await page.setViewportSize({ width, height: 900 })
      const { seen, gap } = await carousel(page, name).evaluate((frame) => {
        const row = frame.querySelector('.slides')?.getBoundingClientRect()
        const boxes = [...frame.querySelectorAll('.slide > *')].map((box) => box.getBoundingClientRect())
        const [first, second] = boxes
        if (!row || !first || !second) throw new Error('no slides')
        return { seen: boxes.filter((box) => box.right <= row.right + 1).length, gap: second.left - first.right }
      })
      expect(seen, `${name} at ${width} px`).toBe(count)
      expect(gap).toBeCloseTo(20, 1)
    }
  await context.close()
})
