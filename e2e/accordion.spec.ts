import type { Locator, Page } from '@playwright/test'

import { content, interpolate, productWithMostFeatures, otherQuestion, question } from './support/content'
import { openWithHeldScripts } from './support/held-requests'
import { expect, hydrate, inMotion, openHydrated, test } from './support/test'

const { accordion } = content.labels
const FAQS = '/company/faqs'
const title = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const first = (page: Page) => title(page, question.question)
const second = (page: Page) => title(page, otherQuestion.question)
const firstAnswer = (page: Page) => page.getByText(question.answer, { exact: true })
const secondAnswer = (page: Page) => page.getByText(otherQuestion.answer, { exact: true })

const linkTo = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: interpolate(accordion.linkTo, { name }), exact: true })

/** Waits for the transition of the `#target`, which then scrolls and would move the titles below the mouse. */
const settled = (page: Page) => expect.poll(() => page.evaluate(inMotion)).toBe(0)

/** Dispatches `beforematch`, as find in page does for a match in a closed panel. */
const find = (page: Page, answer: Locator) =>
  page.locator('[hidden="until-found"]').filter({ has: answer }).dispatchEvent('beforematch')

test('panels open one at a time, by click, find in page and keyboard, and print shows all', async ({
  page,
  problems,
}) => {
  const release = await openWithHeldScripts(page, `${FAQS}#%E0%A4%A`)
  await test.step('a match of find in page opens a panel before hydration, and it stays open', async () => {
    await find(page, secondAnswer(page))
    await expect(secondAnswer(page)).toBeVisible()
    release()
    await hydrate(page)
    await expect(secondAnswer(page)).toBeVisible()
    await expect(second(page)).toHaveAttribute('aria-expanded', 'true')
  })
  await test.step('a click opens another panel and closes the first; a truncated fragment causes no error', async () => {
    await first(page).click()
    await expect(firstAnswer(page)).toBeVisible()
    await expect(secondAnswer(page)).toBeHidden()
    expect(problems).toEqual([])
  })
  await test.step('a match after hydration opens an item and closes the open one', async () => {
    await find(page, secondAnswer(page))
    await expect(secondAnswer(page)).toBeVisible()
    await expect(firstAnswer(page)).toBeHidden()
  })
  await test.step('arrow keys, Home and End move between the titles', async () => {
    await first(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(second(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(first(page)).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button').last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(first(page)).toBeFocused()
  })
  await test.step('printing shows every panel', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(firstAnswer(page)).toBeVisible()
    await expect(secondAnswer(page)).toBeVisible()
  })
})

test('each item has a fragment link, which opens it below the header, on the same page and on load', async ({
  page,
}) => {
  const { id, name } = productWithMostFeatures.features[productWithMostFeatures.features.length >> 1]!
  const item = page.locator(`[id="${id}"]`)
  const expectOpen = async () => {
    await expect(title(page, name)).toHaveAttribute('aria-expanded', 'true')
    await settled(page)
    const bar = (await page.locator('[data-stuck]').boundingBox())!
    await expect.poll(async () => (await item.boundingBox())?.y).toBeGreaterThanOrEqual(bar.y + bar.height)
    await expect.poll(async () => (await item.boundingBox())?.y).toBeLessThan(150)
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
  const address = page.url()
  await page.goto('about:blank')
  await openHydrated(page, address)
  await expectOpen()

  const { features } = productWithMostFeatures
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
