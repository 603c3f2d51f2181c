import type { Page, Response } from '@playwright/test'

import { accessibilityFaults } from './support/accessibility'
import { sitemapPaths, specifiedPaths } from './support/addresses'
import { carousel, HERO, PRODUCTS, SERVICES } from './support/carousel'
import { content, longest, pages, pictured, questions, shown, titleOf } from './support/content'
import { exported } from './support/exported'
import { expectToFit, lostInForcedColours, scrollersWithoutStop } from './support/reader-settings'
import { shiftsOf, watchShifts } from './support/shifts'
import { expect, openHydrated, test } from './support/test'

const UNKNOWN = '/no/such/page'
const paths = sitemapPaths()
const { company, home, labels, notFound } = content

test('the site map lists each page of the content once, including all pages of the specification', () => {
  expect(paths.toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
  expect(paths).toEqual(expect.arrayContaining(specifiedPaths))
})

test('no two pages share a title or a description', () => {
  const heads = paths.map((path) => {
    const $ = exported(path)
    return [$('head > title').text(), $('meta[name=description]').attr('content')]
  })
  expect(heads.flat()).not.toContain('')
  for (const part of [0, 1]) expect(new Set(heads.map((head) => head[part])).size).toBe(paths.length)
})

/** Checks what every page of the site map must have. */
async function expectComplete(page: Page, path: string, answer: Response | null) {
  const name = pages.find((one) => one.path === path)?.pageName ?? ''
  expect(answer?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(titleOf(name))
  const [description, canonical] = await page.evaluate(() => [
    document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
  ])
  expect(description?.length).toBeGreaterThanOrEqual(50)
  expect(description?.length).toBeLessThanOrEqual(160)
  expect(canonical && new URL(canonical).pathname).toBe(path)
}

/** Checks what an unknown address must have. */
async function expectUnknown(page: Page, answer: Response | null) {
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(titleOf(notFound.pageName))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading)
  await expect(page.getByRole('img', { name: notFound.alt })).toBeVisible()
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
}

/** Checks that a page shows what the content lists for it, in the same order. */
async function expectContent(page: Page, path: string) {
  const main = page.getByRole('main')
  if (path === '/') await expectHomeContent(page)
  if (path === longest.path)
    await expect(main.locator('h3 > button')).toHaveText(longest.features.map(({ name }) => name))
  if (path === '/company/faqs')
    await expect(main.locator('h2 > button')).toHaveText(questions.map(({ question }) => question))
  if (path === '/company/career')
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
      company.career.postings.map(({ title }) => title),
    )
  const tiers = content.services.find((service) => service.path === path)?.tiers
  if (tiers)
    await expect(page.getByRole('table', { name: labels.packages }).getByRole('columnheader')).toHaveText([
      labels.included,
      ...tiers.map(({ name, desc }) => name + desc),
    ])
  for (const { name, gallery } of pictured.filter((one) => one.path === path)) {
    await expect(carousel(page, name).locator('.slide')).toHaveCount(gallery.length)
    const drawings = carousel(page, name).getByRole('figure')
    await expect(drawings).toHaveCount(gallery.filter((picture) => 'screen' in picture).length)
    for (const drawing of await drawings.all()) expect((await drawing.boundingBox())?.width).toBeGreaterThan(600)
  }
}

async function expectHomeContent(page: Page) {
  const headings = (name: string) => carousel(page, name).getByRole('heading', { level: 3 })
  await expect(headings(PRODUCTS)).toHaveText(shown(content.products).map(({ cardName }) => cardName))
  await expect(headings(SERVICES)).toHaveText(shown(content.services).map(({ cardName }) => cardName))
  await expect(carousel(page, HERO).locator('.slide')).toHaveCount(home.slides.length)
  const { stats, intro, products, services, testimonials } = home
  for (const { message } of testimonials.items) await expect(page.getByText(message, { exact: true })).toBeAttached()
  for (const line of [...stats.flatMap(({ figure, label }) => [figure, label]), products.tagline, services.tagline])
    await expect(page.getByText(line, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: intro.title, exact: true })).toBeVisible()
}

for (const path of [...paths, UNKNOWN]) {
  test(`${path} is complete and stable, without accessibility faults, cut-off text or sideways scrolling`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await watchShifts(page)
    const answer = await openHydrated(page, path)
    expect(await shiftsOf(page)).toEqual([])
    await (path === UNKNOWN ? expectUnknown(page, answer) : expectComplete(page, path, answer))
    await expectContent(page, path)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => page.evaluate(scrollersWithoutStop)).toEqual([])
      expect(await accessibilityFaults(page), `at ${width} px`).toEqual([])
      expect(await lostInForcedColours(page), `at ${width} px in forced colours`).toEqual([])
    }
    await expectToFit(page, [320, 360, 576, 670, 768, 820, 950, 992, 1200, 1250, 1280, 1400, 1920], [320, 360, 1280])
    if (path !== UNKNOWN) return expect(problems).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('main').getByRole('link', { name: notFound.linkLabel }).click()
    await expect(page).toHaveURL('/')
  })
}
