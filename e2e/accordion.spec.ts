import { Readability } from '@mozilla/readability'
import type { Page } from '@playwright/test'
import { parseHTML } from 'linkedom'

import { content, editions, filled, longest, otherQuestion, question } from './support/content'
import { exported } from './support/exported'
import { openEarly } from './support/late'
import { expect, hydrated, inMotion, moving, openHydrated, test } from './support/test'

const FAQS = '/company/faqs'
const title = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const first = (page: Page) => title(page, question.question)
const second = (page: Page) => title(page, otherQuestion.question)
const firstAnswer = (page: Page) => page.getByText(question.answer, { exact: true })
const secondAnswer = (page: Page) => page.getByText(otherQuestion.answer, { exact: true })

/** The link to one question. */
const linkTo = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: filled(content.labels.linkTo, { name }), exact: true })

/** An item in the address scrolls to its place once it has unfolded, which would move the titles below the mouse. */
const settled = (page: Page) => expect.poll(() => page.evaluate(inMotion)).toBe(0)

test('panels open one at a time, by click, find and keyboard, and all of them on paper', async ({ page, problems }) => {
  await test.step('a truncated address does no harm', async () => {
    await openHydrated(page, `${FAQS}#%E0%A4%A`)
    await first(page).click()
    await expect(firstAnswer(page)).toBeVisible()
    expect(problems).toEqual([])
  })
  await test.step("a match of the browser's find opens an item and closes the open one", async () => {
    await page
      .locator('[hidden="until-found"]')
      .filter({ has: secondAnswer(page) })
      .dispatchEvent('beforematch')
    await expect(secondAnswer(page)).toBeVisible()
    await expect(second(page)).toHaveAttribute('aria-expanded', 'true')
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

test('each item has its own link, which opens it on the same page and at the first load', async ({ page }) => {
  await openHydrated(page, FAQS)
  await linkTo(page, otherQuestion.question).click()
  await expect(secondAnswer(page)).toBeVisible()
  await settled(page)
  await test.step('also when the address is the same already', async () => {
    await first(page).click()
    await expect(secondAnswer(page)).toBeHidden()
    await settled(page)
    await linkTo(page, otherQuestion.question).click()
    await expect(secondAnswer(page)).toBeVisible()
  })
  const address = page.url()
  await page.goto('about:blank')
  await openHydrated(page, address)
  await expect(secondAnswer(page)).toBeVisible()
  await expect(second(page)).toBeInViewport()
})

test('an item that the address points to ends up below the bar', async ({ page }) => {
  const { id } = longest.features[longest.features.length >> 1]!
  const item = page.locator(`[id="${id}"]`)
  await openHydrated(page, `${longest.path}#${id}`)
  await expect(item.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true')
  await settled(page)
  const bar = (await page.locator('[data-stuck]').boundingBox())!
  await expect.poll(async () => (await item.boundingBox())?.y).toBeGreaterThanOrEqual(bar.y + bar.height)
  await expect.poll(async () => (await item.boundingBox())?.y).toBeLessThan(150)
})

test("a match of the browser's find opens a panel before the scripts have loaded, and it stays open", async ({
  page,
}) => {
  const arrive = await openEarly(page, FAQS)
  await page
    .locator('[hidden="until-found"]')
    .filter({ has: secondAnswer(page) })
    .dispatchEvent('beforematch')
  await expect(secondAnswer(page)).toBeVisible()
  arrive()
  await hydrated(page)
  await expect(secondAnswer(page)).toBeVisible()
  await expect(second(page)).toHaveAttribute('aria-expanded', 'true')
})

test("a match of the browser's find opens a panel whose code waits until it is near", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await openHydrated(page, longest.path)
  const last = page.locator('[data-fold]').last()
  await last.locator('[hidden="until-found"]').dispatchEvent('beforematch')
  await expect(last.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('[data-fold] [aria-expanded=true]')).toHaveCount(1)
})

test.describe('with movement', () => {
  test.use(moving)

  test('a panel opens and closes in 300 ms', async ({ page }) => {
    await openHydrated(page, FAQS)
    for (const open of ['true', 'false']) {
      const seconds = await first(page).evaluate((title: HTMLElement) => {
        const panel = title.closest('[data-fold]')!.querySelector('.panel')!
        const ended = new Promise((done) =>
          panel.addEventListener('transitionend', (event) => done((event as TransitionEvent).elapsedTime), {
            once: true,
          }),
        )
        title.click()
        return ended
      })
      expect(seconds).toBeCloseTo(0.3, 2)
      await expect(first(page)).toHaveAttribute('aria-expanded', open)
    }
  })
})

/** A text without spaces, which reading views set anew. */
const joined = (text: string) => text.replace(/\s/g, '')

for (const { locale, company, products } of Object.values(editions))
  test(`reading views keep the text of closed panels in the language ${locale}`, () => {
    const { path, features } = products.find(({ slug }) => slug === longest.slug)!
    for (const [page, count] of [
      [`${locale === 'en' ? '' : '/ne'}${FAQS}`, company.faqs.items.length],
      [path, features.length],
    ] as const) {
      const $ = exported(page)
      const { document } = parseHTML($.html())
      const article = joined(new Readability(document as unknown as Document).parse()?.textContent ?? '')
      const texts = [...$('[data-fold]')].map((item) => joined($(item).children().last().text()))
      expect(texts).toHaveLength(count)
      const lost = texts.filter((text) => !article.includes(text))
      expect(lost, page).toEqual([])
    }
  })
