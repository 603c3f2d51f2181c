import type { Page } from '@playwright/test'

import { content, filled, longest, otherQuestion, question, questions } from './support/content'
import { expect, inMotion, test } from './support/test'

const FAQS = '/company/faqs'
const title = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const first = (page: Page) => title(page, question.question)
const second = (page: Page) => title(page, otherQuestion.question)
const firstAnswer = (page: Page) => page.getByText(question.answer, { exact: true })
const secondAnswer = (page: Page) => page.getByText(otherQuestion.answer, { exact: true })

/** The link to one question. */
const linkTo = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: filled(content.labels.linkTo, { name }), exact: true })

/** Address fragment of the item that holds the second question. */
const fragment = (page: Page) => second(page).evaluate((title) => `#${title.closest('[id]:not(button)')?.id}`)

/** An item in the address scrolls to its place once it has unfolded, which would move the titles below the mouse. */
const settled = (page: Page) => expect.poll(() => page.evaluate(inMotion)).toBe(0)

test('arrow keys, Home and End move between the titles', async ({ page }) => {
  await page.goto(FAQS)
  await first(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(second(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(first(page)).toBeFocused()
  await page.keyboard.press('End')
  const titles = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button')
  await expect(titles.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(first(page)).toBeFocused()
})

test('a link to an item opens it: on the same page, from another page and at the first load', async ({ page }) => {
  await page.goto(FAQS)
  const part = await fragment(page)
  await page.evaluate((hash) => location.assign(hash), part)
  await expect(secondAnswer(page)).toBeVisible()
  await settled(page)
  await first(page).click()
  await expect(secondAnswer(page)).toBeHidden()

  await page.goto('/company/career')
  await page.goto(FAQS + part)
  await expect(secondAnswer(page)).toBeVisible()
  await expect(second(page)).toBeInViewport()
})

test('each item has its own link', async ({ page }) => {
  await page.goto(FAQS)
  const part = await fragment(page)
  for (const { question } of questions) await expect(linkTo(page, question)).toHaveCount(1)
  await linkTo(page, otherQuestion.question).click()
  await expect(page).toHaveURL(FAQS + part)
  await expect(secondAnswer(page)).toBeVisible()
  await settled(page)
  // The address stays the same now, but the link must still work.
  await first(page).click()
  await linkTo(page, otherQuestion.question).click()
  await expect(secondAnswer(page)).toBeVisible()
})

test('one panel is open at a time', async ({ page }) => {
  await page.goto(FAQS)
  await first(page).click()
  await expect(firstAnswer(page)).toBeVisible()
  await second(page).click()
  await expect(secondAnswer(page)).toBeVisible()
  await expect(firstAnswer(page)).toBeHidden()
})

test('a truncated address does no harm', async ({ page, problems }) => {
  await page.goto(`${FAQS}#%E0%A4%A`, { waitUntil: 'networkidle' })
  await first(page).click()
  await expect(firstAnswer(page)).toBeVisible()
  expect(problems).toEqual([])
})

for (const { width, bar } of [
  { width: 390, bar: 73 },
  { width: 1440, bar: 85 },
])
  test(`an item that the address points to ends up below the bar: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(longest.path)
    const items = page.getByRole('main').locator('[data-state][data-orientation][id]:has(> div > h3)')
    const item = items.nth(longest.features.length >> 1)
    const id = await item.getAttribute('id')
    await page.goto('about:blank')
    await page.goto(`${longest.path}#${id}`)
    // The item's top, once all animations have ended.
    const top = async () => {
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
      return (await item.boundingBox())?.y ?? 0
    }
    await expect.poll(top).toBeLessThan(150)
    expect(await top()).toBeGreaterThanOrEqual(bar)
  })

// A text fragment makes the browser find text by address (a hyphen in it would be an operator).
const FOUND = `${FAQS}#:~:text=${encodeURIComponent(otherQuestion.answer).replaceAll('-', '%2D')}`

test("a match of the browser's find in a closed panel opens the panel", async ({ page }) => {
  await page.goto(FOUND)
  await expect(secondAnswer(page)).toBeVisible()
  await expect(second(page)).toHaveAttribute('aria-expanded', 'true')
})

test("a match of the browser's find opens a panel even when the scripts never load", async ({ page }) => {
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  await page.goto(FOUND, { waitUntil: 'domcontentloaded' })
  await expect(secondAnswer(page)).toBeVisible()
})

test('a match opens the item once the page has hydrated', async ({ page }) => {
  await page.goto(FAQS, { waitUntil: 'networkidle' })
  const panel = page.locator('[hidden="until-found"]').filter({ has: secondAnswer(page) })
  await expect(panel).toBeAttached()
  await panel.dispatchEvent('beforematch')
  await expect(secondAnswer(page)).toBeVisible()
  await expect(second(page)).toHaveAttribute('aria-expanded', 'true')
})

test('printing shows every panel', async ({ page }) => {
  await page.goto(FAQS)
  await first(page).click()
  await page.emulateMedia({ media: 'print' })
  await expect(firstAnswer(page)).toBeVisible()
  await expect(secondAnswer(page)).toBeVisible()
})

test('with reduced motion a panel opens without animation', async ({ page }) => {
  await page.goto(FAQS)
  await first(page).click()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(firstAnswer(page)).toBeVisible()
})
