import type { Page } from '@playwright/test'

import { content, interpolate, productWithMostFeatures, otherQuestion, question } from './support/content'
import { openWithHeldScripts } from './support/held-requests'
import { expect, expectBelowHeader, hydrate, countRunningAnimations, openHydrated, test } from './support/test'

const { accordion } = content.labels
const title = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const linkTo = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: interpolate(accordion.linkTo, { name }), exact: true })

test('panels open one at a time, by click, find in page and keyboard, and print shows all', async ({
  page,
  problems,
}) => {
  const [first, second] = [title(page, question.question), title(page, otherQuestion.question)]
  const firstAnswer = page.getByText(question.answer, { exact: true })
  const secondAnswer = page.getByText(otherQuestion.answer, { exact: true })
  /** Dispatches `beforematch`, as find in page does for a match in a closed panel. */
  const findSecond = () =>
    page.locator('[hidden="until-found"]').filter({ has: secondAnswer }).dispatchEvent('beforematch')
  const release = await openWithHeldScripts(page, '/company/faqs#%E0%A4%A')
  await test.step('a match of find in page opens a panel before hydration, and it stays open', async () => {
    await findSecond()
    await expect(secondAnswer).toBeVisible()
    release()
    await hydrate(page)
    await expect(secondAnswer).toBeVisible()
    await expect(second).toHaveAttribute('aria-expanded', 'true')
  })
  await test.step('a click opens another panel and closes the first; a truncated fragment causes no error', async () => {
    await first.click()
    await expect(firstAnswer).toBeVisible()
    await expect(secondAnswer).toBeHidden()
    expect(problems).toEqual([])
  })
  await test.step('a match after hydration opens an item and closes the open one', async () => {
    await findSecond()
    await expect(secondAnswer).toBeVisible()
    await expect(firstAnswer).toBeHidden()
  })
  await test.step('arrow keys, Home and End move between the titles', async () => {
    await first.focus()
    await page.keyboard.press('ArrowDown')
    await expect(second).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(first).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button').last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(first).toBeFocused()
  })
  await test.step('printing shows every panel', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(firstAnswer).toBeVisible()
    await expect(secondAnswer).toBeVisible()
  })
})

test('each item has a fragment link, which opens it below the header, on the same page and on load', async ({
  page,
}) => {
  const { features } = productWithMostFeatures
  const { id, name } = features[features.length >> 1]!
  const expectOpen = async () => {
    await expect(title(page, name)).toHaveAttribute('aria-expanded', 'true')
    // The transition of the `#target`, which then scrolls and would move the titles below the mouse.
    await expect.poll(() => page.evaluate(countRunningAnimations)).toBe(0)
    await expectBelowHeader(page.locator(`[id="${id}"]`), 80)
  }
  await openHydrated(page, productWithMostFeatures.path)
  await linkTo(page, name).click()
  await expectOpen()
  await test.step('also when the fragment is unchanged', async () => {
    await title(page, name).click()
    await expect(title(page, name)).toHaveAttribute('aria-expanded', 'false')
    await linkTo(page, name).click()
    await expectOpen()
  })
  await page.reload()
  await hydrate(page)
  await expectOpen()

  const opened = page.locator('[data-accordion-item] [aria-expanded=true]')
  await test.step('a closed item has one tab stop, an open one also its link', async () => {
    const stops = features.flatMap((feature) =>
      feature.id === id
        ? [name, interpolate(accordion.linkTo, { name }), feature.link?.label ?? []].flat()
        : feature.name,
    )
    await title(page, features[0]!.name).focus()
    for (const stop of stops) {
      await expect(page.locator(':focus')).toHaveAccessibleName(stop)
      await page.keyboard.press('Tab')
    }
    await expect(page.locator('[data-accordion-item] :focus')).toHaveCount(0)
  })
  await test.step('one button opens all items of a long list; an item closes alone, a link closes none', async () => {
    await page.getByRole('button', { name: accordion.openAll, exact: true }).click()
    await expect(opened).toHaveCount(features.length)
    await linkTo(page, name).click()
    await title(page, features[0]!.name).click()
    await expect(opened).toHaveCount(features.length - 1)
    await page.getByRole('button', { name: accordion.openAll, exact: true }).click()
    await page.getByRole('button', { name: accordion.closeAll, exact: true }).click()
    await expect(opened).toHaveCount(0)
  })
})

test('a match of find in page opens a panel of an island that is not hydrated yet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await openHydrated(page, productWithMostFeatures.path)
  const last = page.locator('[data-accordion-item]').last()
  await last.locator('[hidden="until-found"]').dispatchEvent('beforematch')
  await expect(last.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('[data-accordion-item] [aria-expanded=true]')).toHaveCount(1)
})
