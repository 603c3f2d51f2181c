import type { Page } from '@playwright/test'

import { bulletName, carousel, HERO } from './support/carousel'
import { content, still } from './support/content'
import { expect, test } from './support/test'

const { labels } = content

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1440, height: 900 } })

  /** Colours as the browser paints them: of an element's ground, of its lower edge where it has one, and of the page. */
  const colours = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((element) => {
        const { backgroundColor: ground, borderBottomColor, borderBottomWidth } = getComputedStyle(element)
        const page = getComputedStyle(document.body).backgroundColor
        return { ground, edge: borderBottomWidth === '0px' ? page : borderBottomColor, page }
      }),
    )

  // Of buttons and links, pages.spec.ts takes care.
  test('bullets are seen', async ({ page }) => {
    await page.goto('/')
    await expect(carousel(page, HERO).getByRole('button', { name: bulletName(1), exact: true })).toBeVisible()
    for (const { ground, page: paper } of await colours(page, '.bullet')) expect(ground).not.toBe(paper)
  })

  test('one item of the menu is marked as the current one', async ({ page }) => {
    await page.goto(still.path)
    const items = await colours(page, `nav[aria-label="${labels.mainMenu}"] > div > ul > li > :is(a, button)`)
    expect(items.filter(({ edge, page: paper }) => edge !== paper)).toHaveLength(1)
  })
})
