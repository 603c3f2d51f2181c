import { content } from './support/content'
import { expect, test } from './support/test'

const { products, screens } = content
// A brochure has room for all drawings of a product with few features.
const [product] = products
  .filter((one) => one.screens.length > 2)
  .sort((one, other) => one.features.length - other.features.length)
const folded = product?.screens.slice(2).map((id) => screens[id]?.title ?? '') ?? []

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('drawings after the second are folded on a phone, and open on a desktop and on paper', async ({ page }) => {
      test.skip(!product, 'No product has more than two drawings')
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(product?.path ?? '')
      for (const name of folded) {
        const part = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) })
        const drawing = part.getByRole('figure')
        await expect(drawing).toBeHidden()
        await part.locator('summary').click()
        await expect(drawing).toBeVisible()
        await part.locator('summary').click()
        await expect(drawing).toBeHidden()
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      const drawings = page.locator('details').getByRole('figure')
      for (const drawing of await drawings.all()) await expect(drawing).toBeVisible()
      await expect(drawings).toHaveCount(folded.length)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.emulateMedia({ media: 'print' })
      for (const drawing of await drawings.all()) await expect(drawing).toBeVisible()
    })
  })
