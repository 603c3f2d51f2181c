import { openHero } from './support/carousel'
import { content, HERO_LIMIT } from './support/content'
import { expect, test, withMotion } from './support/test'

const { home, products } = content

test.use({ ...withMotion, viewport: { width: 1440, height: 900 } })

test('on each slide the hero fits the viewport, with a whole screen, its button at the same height and the columns of its products coloured', async ({
  page,
}) => {
  const { root, bullet, slidesInView, expectCurrent } = await openHero(page)
  test.skip(products.length > HERO_LIMIT, 'more products than columns')
  await expect(page.locator('.hero-cloth img')).toHaveCount(products.length)
  const columns = page.locator('.hero-finder li')
  /** Classes of boxes in the slide that cut their content. */
  const cutBoxes = () =>
    slidesInView.locator('*:not(.sr-only)').evaluateAll((boxes) => {
      if (boxes.length === 0) throw new Error('no box found')
      return boxes
        .filter((box) => /hidden|clip|auto/.test(getComputedStyle(box).overflowY))
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ className }) => className)
    })
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1152, 800],
    [820, 1180],
    [390, 1180],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      const buttonTops = new Set<number>()
      for (const [index, { product, title }] of home.slides.entries()) {
        await bullet(index + 1).dispatchEvent('click')
        await expectCurrent(index + 1)
        await expect(slidesInView).toBeInViewport({ ratio: 0.5 })
        expect(await cutBoxes()).toEqual([])
        const box = (await root.boundingBox())!
        expect(box.y + box.height + (await page.evaluate(() => scrollY))).toBeLessThanOrEqual(height)
        const button = slidesInView.getByRole('button')
        await expect(button).toHaveCount(title ? 1 : 0)
        if (title) buttonTops.add(Math.round((await button.boundingBox())!.y))
        if (width < 992) continue
        for (const { slug, path } of products) {
          const column = columns.filter({ has: page.locator(`[href="${path}"]`) })
          const coloured = expect(column)
          const colour = 'rgb(251, 235, 200)'
          // A slide without title is about all products.
          if (slug === product || !title) await coloured.toHaveCSS('background-color', colour)
          else await coloured.not.toHaveCSS('background-color', colour)
        }
      }
      expect([...buttonTops]).toHaveLength(1)
    })
})
