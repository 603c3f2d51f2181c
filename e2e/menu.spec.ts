import { content, editions, first, menu, shown } from './support/content'
import { shiftsOf, watchShifts } from './support/shifts'
import { expect, linkTo, mainMenu, menuGroup, openHydrated, test } from './support/test'

const products = shown(content.products)

/** A group of plain links whose right neighbour is also a group. */
const plain = first(
  menu.groups.filter(({ group, pages }, at) => group !== 'products' && pages[1] && menu.groups[at + 1]),
)
const beside = first(menu.groups.slice(menu.groups.indexOf(plain) + 1))

test.use({ viewport: { width: 1440, height: 900 } })

test('groups of the menu answer the keyboard', async ({ page }) => {
  await openHydrated(page, '/company/faqs')
  const opened = mainMenu(page).locator('[aria-expanded=true]')
  for (const key of ['Enter', 'Space'])
    await test.step(`${key} opens and closes a group, and only one is open`, async () => {
      await menuGroup(page, 'products').focus()
      await page.keyboard.press(key)
      await expect(menuGroup(page, 'products')).toHaveAttribute('aria-expanded', 'true')
      await menuGroup(page, 'company').focus()
      await page.keyboard.press(key)
      await expect(opened).toHaveCount(1)
      await page.keyboard.press(key)
      await expect(opened).toHaveCount(0)
    })
  await test.step('Tab goes through the open list and closes it when the focus leaves', async () => {
    await menuGroup(page, plain.group).focus()
    await page.keyboard.press('Enter')
    for (const { path } of plain.pages) {
      await page.keyboard.press('Tab')
      await expect(linkTo(mainMenu(page), path)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(menuGroup(page, beside.group)).toBeFocused()
    await expect(menuGroup(page, plain.group)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(menuGroup(page, beside.group)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Shift+Tab')
    await expect(menuGroup(page, beside.group)).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('arrow keys move within the open list', async () => {
    await menuGroup(page, plain.group).focus()
    for (const [key, place] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(linkTo(mainMenu(page), plain.pages[place]!.path)).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(opened).toHaveCount(0)
  })
  await test.step('Up closes the open list, on its first entry and on its title', async () => {
    const group = menuGroup(page, plain.group)
    await page.keyboard.press('ArrowDown')
    await expect(linkTo(mainMenu(page), plain.pages[0]!.path)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(group).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(group).toBeFocused()
  })
  await test.step('going back closes an open group', async () => {
    await menuGroup(page, 'company').click()
    await linkTo(mainMenu(page), '/company/career').click()
    await expect(page).toHaveURL('/company/career')
    await menuGroup(page, 'company').click()
    await page.goBack()
    await expect(page).toHaveURL('/company/faqs')
    await expect(opened).toHaveCount(0)
  })
})

for (const { locale, navigation, labels } of Object.values(editions))
  test(`the menu shows its words as the content has them, and they fit, in the language ${locale}`, async ({
    page,
  }) => {
    await openHydrated(page, locale === 'en' ? '/' : `/${locale}`)
    const bar = page.getByRole('navigation', { name: labels.mainMenu, exact: true })
    for (const width of [390, 992, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const button = page.getByRole('button', { name: labels.menu, exact: true })
      if (width < 992) await button.click()
      const items = bar.locator('> div > ul > li > *:first-child')
      await expect(items).toHaveText(
        navigation.items.map(({ label }) => label),
        { useInnerText: true },
      )
      const boxes = await items.evaluateAll((all) =>
        all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
      )
      for (const { left, right } of boxes) expect(left >= 0 && right <= width, `${width} px`).toBe(true)
      // One line of the bar.
      if (width >= 992) expect(new Set(boxes.map(({ top, height }) => `${top} ${height}`)).size).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      if (width < 992) await button.click()
    }
  })

test('the product panel shows the weaves with one line of text each, inside the window', async ({ page }) => {
  await openHydrated(page, '/company/faqs')
  for (const width of [992, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await menuGroup(page, 'products').click()
    const entries = mainMenu(page)
      .getByRole('link')
      .filter({ has: page.locator('img') })
    await expect(entries).toHaveText(products.map(({ pageName, need }) => pageName + need))
    for (const entry of await entries.all()) {
      const box = await entry.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true)
      await expect
        .poll(() => entry.locator('img').evaluate((cloth: HTMLImageElement) => cloth.naturalWidth))
        .toBeGreaterThan(0)
    }
    await page.keyboard.press('Escape')
  }
})

test('the bar sticks after 190 px of scrolling and not before, without a jump', async ({ page }) => {
  await watchShifts(page)
  await openHydrated(page, '/company/aboutus')
  await page.waitForLoadState('networkidle')
  const heading = page.getByRole('heading', { level: 2 }).first()
  const place = () => heading.evaluate((box) => box.getBoundingClientRect().top + scrollY)
  const before = await place()
  for (const y of [189, 190, 191, 400, 191, 190, 0]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await expect(page.locator('[data-stuck]')).toHaveAttribute('data-stuck', String(y > 190))
    expect(await place()).toBe(before)
  }
  expect(await shiftsOf(page)).toEqual([])
})
