import type { Page } from '@playwright/test'

import { content, interpolate, productWithMostFeatures, otherQuestion, question } from './support/content'
import { openWithHeldScripts } from './support/held-requests'
import {
  expect,
  expectBelowHeader,
  hydrate,
  countRunningAnimations,
  openHydrated,
  test,
  turnWheel,
} from './support/test'

const { accordion } = content.labels
const titleButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const fragmentLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: interpolate(accordion.linkTo, { name }), exact: true })

test('a click or a match of find in page opens one panel and closes the open one; Back opens it again; print shows every panel', async ({
  page,
  problems,
}) => {
  const [firstTitle, secondTitle] = [titleButton(page, question.question), titleButton(page, otherQuestion.question)]
  const firstAnswer = page.getByText(question.answer, { exact: true })
  const secondAnswer = page.getByText(otherQuestion.answer, { exact: true })
  /** Dispatches `beforematch`, as find in page does for a match in a closed panel. */
  const findSecondAnswer = () =>
    page.locator('[hidden="until-found"]').filter({ has: secondAnswer }).dispatchEvent('beforematch')
  const release = await openWithHeldScripts(page, '/company/faqs#%E0%A4%A')
  await test.step('a panel opened by find in page before hydration stays open after hydration', async () => {
    await findSecondAnswer()
    await expect(secondAnswer).toBeVisible()
    release()
    await hydrate(page)
    await expect(secondAnswer).toBeVisible()
    await expect(secondTitle).toHaveAttribute('aria-expanded', 'true')
  })
  await test.step('a click opens a panel and closes the open one; the truncated fragment of the address has caused no error', async () => {
    await firstTitle.click()
    await expect(firstAnswer).toBeVisible()
    await expect(secondAnswer).toBeHidden()
    expect(problems).toEqual([])
  })
  await test.step('a match after hydration opens a panel and closes the open one', async () => {
    await findSecondAnswer()
    await expect(secondAnswer).toBeVisible()
    await expect(firstAnswer).toBeHidden()
  })
  await test.step('the title of a panel that opens stays in place while the panel above it closes', async () => {
    await firstTitle.click()
    await expect(firstAnswer).toBeVisible()
    // Turning the wheel ends what keeps the first title in place. Scrolls down: the page must be able to scroll up.
    const scrollTop = () => page.evaluate(() => scrollY)
    const target = (await scrollTop()) + 250
    await turnWheel(page, 250)
    await expect.poll(scrollTop).toBe(target)
    const topOfSecond = async () => (await secondTitle.boundingBox())!.y
    const topBefore = await topOfSecond()
    await secondTitle.click()
    await expect(firstAnswer).toBeHidden()
    await expect.poll(async () => Math.abs((await topOfSecond()) - topBefore)).toBeLessThan(2)
  })
  await test.step('arrow keys, Home and End move the focus between the titles', async () => {
    await firstTitle.focus()
    await page.keyboard.press('ArrowDown')
    await expect(secondTitle).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(firstTitle).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button').last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(firstTitle).toBeFocused()
  })
  await test.step('Back opens the open panel again, at its place', async () => {
    const top = async () => Math.round((await secondTitle.boundingBox())!.y)
    await secondTitle.evaluate((title) => scrollBy(0, title.getBoundingClientRect().top - 200))
    const topBefore = await top()
    await page.goto('/')
    await page.goBack()
    await expect(secondAnswer).toBeVisible()
    await expect.poll(top).toBe(topBefore)
    await hydrate(page)
    await expect(secondTitle).toHaveAttribute('aria-expanded', 'true')
    expect(await top()).toBe(topBefore)
  })
  await test.step('printing shows every panel', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(firstAnswer).toBeVisible()
    await expect(secondAnswer).toBeVisible()
  })
})

test('a fragment link opens its item below the header, also on a second click and a reload; one button opens all items', async ({
  page,
}) => {
  const { features } = productWithMostFeatures
  const { id, name } = features[Math.floor(features.length / 2)]!
  const expectOpenBelowHeader = async () => {
    await expect(titleButton(page, name)).toHaveAttribute('aria-expanded', 'true')
    // The page scrolls to the item after its transition: an earlier click could miss a title.
    await expect.poll(() => page.evaluate(countRunningAnimations)).toBe(0)
    await expectBelowHeader(page.locator(`[id="${id}"]`), 80)
  }
  await openHydrated(page, productWithMostFeatures.path)
  await fragmentLink(page, name).click()
  await expectOpenBelowHeader()
  await test.step('a click opens the closed item when the address already has its fragment', async () => {
    await titleButton(page, name).click()
    await expect(titleButton(page, name)).toHaveAttribute('aria-expanded', 'false')
    await fragmentLink(page, name).click()
    await expectOpenBelowHeader()
  })
  await page.reload()
  await hydrate(page)
  await expectOpenBelowHeader()

  const openTitles = page.locator('[data-accordion-item] [aria-expanded=true]')
  await test.step('a closed item has one tab stop; in the open item, Tab also reaches the links', async () => {
    const tabStops = features.flatMap((feature) =>
      feature.id === id
        ? [name, interpolate(accordion.linkTo, { name }), feature.link?.label ?? []].flat()
        : feature.name,
    )
    await titleButton(page, features[0]!.name).focus()
    for (const tabStop of tabStops) {
      await expect(page.locator(':focus')).toHaveAccessibleName(tabStop)
      await page.keyboard.press('Tab')
    }
    await expect(page.locator('[data-accordion-item] :focus')).toHaveCount(0)
  })
  await test.step('one button opens or closes all items; a title closes only its own item; a fragment link closes no item', async () => {
    await page.getByRole('button', { name: accordion.openAll, exact: true }).click()
    await expect(openTitles).toHaveCount(features.length)
    await fragmentLink(page, name).click()
    await titleButton(page, features[0]!.name).click()
    await expect(openTitles).toHaveCount(features.length - 1)
    await page.getByRole('button', { name: accordion.openAll, exact: true }).click()
    await page.getByRole('button', { name: accordion.closeAll, exact: true }).click()
    await expect(openTitles).toHaveCount(0)
  })
})

test('find in page opens a panel below the viewport, where items are not yet hydrated', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await openHydrated(page, productWithMostFeatures.path)
  const lastItem = page.locator('[data-accordion-item]').last()
  await lastItem.locator('[hidden="until-found"]').dispatchEvent('beforematch')
  await expect(lastItem.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('[data-accordion-item] [aria-expanded=true]')).toHaveCount(1)
})
