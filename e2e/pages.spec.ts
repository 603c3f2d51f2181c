import type { Page, Response } from '@playwright/test'

import { accessibilityFaults } from './support/accessibility'
import { sitemapPaths, specifiedPaths } from './support/addresses'
import { carousel, HERO, PRODUCTS, SERVICES } from './support/carousel'
import { content, longest, pages, pictured, questions, shown, titleOf } from './support/content'
import { exported } from './support/exported'
import { cutOff, lostInForcedColours, scrollersWithoutStop, spaceText } from './support/reader-settings'
import { shiftsOf, watchShifts } from './support/shifts'
import { expect, test } from './support/test'

const UNKNOWN = '/no/such/page'
const paths = sitemapPaths()
const { company, home, labels, notFound } = content

test('the site map lists each page of the content once, including all pages of the specification', () => {
  expect(paths.toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
  expect(paths).toEqual(expect.arrayContaining(specifiedPaths))
})

test('no two pages share a title or a description', () => {
  for (const part of ['head > title', 'meta[name=description]']) {
    const texts = paths.map((path) => {
      const found = exported(path)(part)
      return found.attr('content') ?? found.text()
    })
    expect(texts).not.toContain('')
    expect(new Set(texts).size).toBe(paths.length)
  }
})

/** Checks what every page of the site map must have. */
async function expectComplete(page: Page, path: string, answer: Response | null) {
  const name = pages.find((one) => one.path === path)?.pageName ?? ''
  expect(answer?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(titleOf(name))
  const description = await page.locator('meta[name=description]').getAttribute('content')
  expect(description?.length).toBeGreaterThanOrEqual(50)
  expect(description?.length).toBeLessThanOrEqual(160)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical && new URL(canonical).pathname).toBe(path)
}

for (const path of [...paths, UNKNOWN]) {
  test(`${path} is complete and stable, without accessibility faults, cut-off text or sideways scrolling`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await watchShifts(page)
    const answer = await page.goto(path)
    expect(await shiftsOf(page)).toEqual([])
    if (path !== UNKNOWN) await expectComplete(page, path, answer)
    await expect.poll(() => page.evaluate(scrollersWithoutStop)).toEqual([])
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await accessibilityFaults(page), `at ${width} px`).toEqual([])
      expect(await lostInForcedColours(page), `at ${width} px in forced colours`).toEqual([])
    }
    for (const width of [320, 360, 576, 670, 768, 820, 950, 992, 1200, 1250, 1400, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [inner, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
      expect(content, `at ${width} px`).toBeLessThanOrEqual(inner)
    }
    await spaceText(page)
    for (const width of [1280, 360, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const [inner, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
      expect(content, `at ${width} px with spaced text`).toBeLessThanOrEqual(inner)
      expect(await cutOff(page), `at ${width} px with spaced text`).toEqual([])
      await expect.poll(() => page.evaluate(scrollersWithoutStop), `at ${width} px with spaced text`).toEqual([])
    }
    if (path !== UNKNOWN) expect(problems).toEqual([])
  })
}

test('an unknown address shows a full page with status 404 that search engines ignore', async ({ page }) => {
  const answer = await page.goto(UNKNOWN)
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(titleOf(notFound.pageName))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading)
  await expect(page.getByRole('img', { name: notFound.alt })).toBeVisible()
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  await page.getByRole('main').getByRole('link', { name: notFound.linkLabel }).click()
  await expect(page).toHaveURL('/')
})

test('the home page shows what the content lists, in the same order', async ({ page }) => {
  await page.goto('/')
  const headings = (name: string) => carousel(page, name).getByRole('heading', { level: 3 })
  await expect(headings(PRODUCTS)).toHaveText(shown(content.products).map(({ cardName }) => cardName))
  await expect(headings(SERVICES)).toHaveText(shown(content.services).map(({ cardName }) => cardName))
  await expect(carousel(page, HERO).locator('.slide')).toHaveCount(home.slides.length)
  const { stats, intro, products, services, testimonials } = home
  for (const { message } of testimonials.items) await expect(page.getByText(message, { exact: true })).toBeAttached()
  for (const line of [...stats.flatMap(({ figure, label }) => [figure, label]), products.tagline, services.tagline])
    await expect(page.getByText(line, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: intro.title, exact: true })).toBeVisible()
})

for (const { path, name, gallery } of pictured)
  test(`${path} shows its pictures`, async ({ page }) => {
    await page.goto(path)
    await expect(carousel(page, name).locator('.slide')).toHaveCount(gallery.length)
    const drawings = carousel(page, name).getByRole('figure')
    await expect(drawings).toHaveCount(gallery.filter((picture) => 'screen' in picture).length)
    for (const drawing of await drawings.all()) expect((await drawing.boundingBox())?.width).toBeGreaterThan(600)
  })

test('features, questions, postings and packages match the content', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto(longest.path)
  await expect(main.locator('h3 > button')).toHaveText(longest.features.map(({ name }) => name))
  await page.goto('/company/faqs')
  await expect(main.locator('h2 > button')).toHaveText(questions.map(({ question }) => question))
  await page.goto('/company/career')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
    company.career.postings.map(({ title }) => title),
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const { path, tiers } of content.services) {
    if (!tiers) continue
    await page.goto(path)
    const heads = page.getByRole('table', { name: labels.packages }).getByRole('columnheader')
    await expect(heads).toHaveText([labels.included, ...tiers.map(({ name, desc }) => name + desc)])
  }
})
