import type { Page } from '@playwright/test'

import { content, contentByLocale, first, menuGroups, upToLimit } from './support/content'
import {
  expect,
  linkTo,
  mainMenu,
  menuBar,
  menuButton,
  menuGroup,
  openHydrated,
  someOf,
  test,
  turnWheel,
} from './support/test'

const { notFound } = content
const product = first(content.products)

/** The first group, other than the products, with at least two links and a following group; and that following group. */
const testedGroup = first(
  menuGroups.filter(({ group, pages }, index) => group !== 'products' && pages[1] && menuGroups[index + 1]),
)
const followingGroup = first(menuGroups.slice(menuGroups.indexOf(testedGroup) + 1))

/** Scrolls to `top`, and waits for the sticky header: an earlier click in the header would scroll the page back up. */
async function scrollUntilSticky(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  await expect(menuBar(page)).toHaveAttribute('data-stuck', 'true')
  await expect(menuBar(page)).toBeInViewport()
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('menu groups open by click or keyboard, one at a time, and never on hover', async ({ page }) => {
    await openHydrated(page, '/company/faqs')
    const [button, otherButton] = [menuGroup(page, testedGroup.group), menuGroup(page, followingGroup.group)]
    const openGroups = mainMenu(page).locator('[aria-expanded=true]')
    const links = testedGroup.pages.map(({ path }) => linkTo(mainMenu(page), path))
    await test.step('a click opens a group and closes the open one; a click outside closes it', async () => {
      await button.hover()
      await otherButton.hover()
      await expect(openGroups).toHaveCount(0)
      await button.click()
      await expect(links[0]!).toBeVisible()
      // ARIA 1.2 prohibits a name for an element without a role.
      await expect(mainMenu(page).locator('div:is([aria-label], [aria-labelledby]):not([role])')).toHaveCount(0)
      await otherButton.click()
      await expect(links[0]!).toBeHidden()
      await expect(openGroups).toHaveCount(1)
      await page.mouse.click(700, 600)
      await expect(openGroups).toHaveCount(0)
    })
    await test.step('Tab moves through the links of an open group, which closes on blur', async () => {
      await button.focus()
      await page.keyboard.press('Space')
      await expect(links[0]!).toBeVisible()
      for (const link of links) {
        await page.keyboard.press('Tab')
        await expect(link).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(otherButton).toBeFocused()
      await expect(openGroups).toHaveCount(0)
    })
    await test.step('arrow keys open a group, move between its links and close it; Escape also closes it', async () => {
      await button.focus()
      for (const [key, focused, openCount] of [
        ['ArrowDown', links[0], 1],
        ['ArrowDown', links[1], 1],
        ['ArrowUp', links[0], 1],
        ['ArrowUp', button, 0],
        ['Enter', button, 1],
        ['ArrowUp', button, 0],
        ['ArrowUp', links.at(-1), 1],
        ['Escape', button, 0],
      ] as const) {
        await page.keyboard.press(key)
        await expect(focused!).toBeFocused()
        await expect(openGroups).toHaveCount(openCount)
      }
    })
    await test.step('the group of products shows picture, name and need of each product inside the viewport', async () => {
      await page.setViewportSize({ width: 992, height: 900 })
      await menuGroup(page, 'products').click()
      const linksWithPicture = page.getByRole('link').filter({ has: page.locator('img') })
      const entries = mainMenu(page).getByRole('link').and(linksWithPicture)
      await expect(entries).toHaveText(upToLimit(content.products).map(({ pageName, need }) => pageName + need))
      for (const entry of await someOf(entries)) await expect(entry).toBeInViewport({ ratio: 1 })
    })
    await test.step('Back closes an open group', async () => {
      await menuGroup(page, 'company').click()
      await linkTo(mainMenu(page), '/company/career').click()
      await expect(page).toHaveURL('/company/career')
      await menuGroup(page, 'company').click()
      await page.goBack()
      await expect(page).toHaveURL('/company/faqs')
      await expect(openGroups).toHaveCount(0)
    })
  })

  test('the menu marks the current page, and Contact on the error page /contact; a click on the marked entry scrolls to the top', async ({
    page,
  }) => {
    await openHydrated(page, '/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading)
    const [home, contact] = ['/', '/contactus'].map((path) => linkTo(mainMenu(page), path))
    await expect(contact!).toHaveAttribute('aria-current', 'page')
    await menuGroup(page, 'products').click()
    await linkTo(mainMenu(page), product.path).click()
    await expect(menuGroup(page, 'products')).toHaveAttribute('aria-current', 'true')
    await expect(contact!).not.toHaveAttribute('aria-current')
    await home!.click()
    await expect(home!).toHaveAttribute('aria-current', 'page')
    await scrollUntilSticky(page, 600)
    await home!.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('the header is sticky only after more than 190 px of scrolling, without a layout shift', async ({ page }) => {
    await openHydrated(page, '/company/aboutus')
    const heading = page.getByRole('heading', { level: 2 }).first()
    const headingTop = () => heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const topBefore = await headingTop()
    for (const y of [190, 191, 190]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await expect(menuBar(page)).toHaveAttribute('data-stuck', String(y > 190))
      expect(await headingTop()).toBe(topBefore)
    }
  })
})

for (const { locale, navigation, labels } of Object.values(contentByLocale))
  test(`in the language ${locale} the menu has the labels of the content, and fits the window`, async ({ page }) => {
    await openHydrated(page, locale === 'en' ? '/' : `/${locale}`)
    const bar = page.getByRole('navigation', { name: labels.mainMenu, exact: true })
    const items = bar.locator('> div > ul > li > *:first-child')
    const button = page.getByRole('button', { name: labels.menu, exact: true })
    for (const width of [320, 992, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      if (width < 992) {
        expect((await button.boundingBox())?.height, 'the menu button has one line').toBeLessThan(48)
        await button.click()
      }
      await expect(items).toHaveText(
        navigation.items.map(({ label }) => label),
        { useInnerText: true },
      )
      const boxes = await items.evaluateAll((elements) =>
        elements.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
      )
      for (const { left, right } of boxes) expect(left >= 0 && right <= width, `${width} px`).toBe(true)
      // All items are in one row, none higher than the others.
      if (width >= 992) expect(new Set(boxes.map(({ top, height }) => `${top} ${height}`)).size).toBe(1)
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the open menu covers the page, traps the focus, and closes by menu button, Escape, link and Back', async ({
    page,
  }) => {
    await openHydrated(page, '/company/faqs')
    const bar = mainMenu(page)
    await test.step('the open menu covers the page, which does not scroll', async () => {
      await expect(bar).toBeHidden()
      await scrollUntilSticky(page, 600)
      await menuButton(page).click()
      const { y, width, height } = (await bar.boundingBox())!
      expect(width).toBeGreaterThan(370)
      expect(y + height).toBeCloseTo(844, 0)
      await page.mouse.move(200, 700)
      await turnWheel(page, 500)
      expect(await page.evaluate(() => scrollY)).toBe(600)
      await menuButton(page).click()
      await expect(bar).toBeHidden()
    })
    await test.step('the focus stays inside the open menu', async () => {
      await menuButton(page).click()
      await expect(page.locator('main[inert]')).toHaveCount(1)
      const tabStops = menuBar(page).locator(':is(a, button):visible')
      await tabStops.last().focus()
      await page.keyboard.press('Tab')
      await expect(tabStops.first()).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(tabStops.last()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(bar).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
      await expect(page.locator('main[inert]')).toHaveCount(0)
    })
    await test.step('a link closes the menu, and so does Back', async () => {
      await menuButton(page).click()
      await menuGroup(page, 'company').click()
      await linkTo(bar, '/company/career').click()
      await expect(page).toHaveURL('/company/career')
      await expect(bar).toBeHidden()
      await menuButton(page).click()
      await page.goBack()
      await expect(page).toHaveURL('/company/faqs')
      await expect(bar).toBeHidden()
    })
    await test.step('after a resize to a wide screen, the page is no longer inert', async () => {
      await menuButton(page).click()
      await expect(page.locator('main[inert]')).toHaveCount(1)
      await page.setViewportSize({ width: 1200, height: 800 })
      await expect(menuButton(page)).toBeHidden()
      await expect(bar).toBeVisible()
      await expect(page.locator('main[inert]')).toHaveCount(0)
    })
  })
})
