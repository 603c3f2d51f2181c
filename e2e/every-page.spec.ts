import type { Page } from '@playwright/test'

import { accessibilityFaults } from './support/accessibility-faults'
import { heroOn, productCardsOn } from './support/carousel'
import {
  content,
  contentByLocale,
  inFinderOrder,
  localeOf,
  productWithMostFeatures,
  questions,
  upToLimit,
  titleOf,
} from './support/content'
import { expectToFit, lostInForcedColours, scrollersWithoutTabStop } from './support/display-faults'
import { allSitemapPaths } from './support/exported-pages'
import { latinWords } from './support/latin-words'
import { MAX_SHIFT, layoutShiftOf, recordLayoutShifts } from './support/layout-shifts'
import { expect, openHydrated, test } from './support/test'

const { company, home, notFound } = content

/** Expectations by path: the entries of lists have the order of the content. */
const expectListsOn: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    const headings = productCardsOn(page).root.getByRole('heading', { level: 3 })
    const cards = upToLimit(inFinderOrder(content.products, content.buying.comparison))
    await expect(headings).toHaveText(cards.map(({ cardName }) => cardName))
    await expect(heroOn(page).slides).toHaveCount(home.slides.length)
    for (const { label } of home.stats) await expect(page.getByText(label, { exact: true }).first()).toBeVisible()
  },
  [productWithMostFeatures.path]: (page) =>
    expect(page.locator('main h3 > button')).toHaveText(productWithMostFeatures.features.map(({ name }) => name)),
  '/company/faqs': async (page) => {
    await expect(page.locator('main h2 > button')).toHaveText(questions.map(({ question }) => question))
    const links = questions.flatMap(({ link }) => link ?? [])
    await expect(page.locator('.accordion-panel p > a')).toHaveText(links.map(({ label }) => label))
  },
  '/company/career': (page) =>
    expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
      company.career.postings.map(({ title }) => title),
    ),
}

const allPaths = allSitemapPaths()

test('every page whose lists are expected is in the site map', () => {
  expect(allPaths).toEqual(expect.arrayContaining(Object.keys(expectListsOn)))
})

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

// One tab for all pages of a folder: opening a tab for each page would take a fifth of the time.
for (const folder of new Set(allPaths.map(folderOf)))
  test(`the pages of ${folder} have no layout shift, accessibility fault, sideways scrolling, or control lost in forced colours`, async ({
    page,
    problems,
  }) => {
    await recordLayoutShifts(page)
    // A route disables the HTTP cache: fonts load late on each page, as on a first visit.
    await page.route(/\.woff2$/, (route) => route.continue())
    let filledControls = 0
    for (const path of allPaths.filter((item) => folderOf(item) === folder))
      await test.step(path, async () => {
        // Both languages have the same markup: English is tested on a desktop, Nepali on a phone.
        const width = localeOf(path) === 'en' ? 1440 : 390
        await page.setViewportSize({ width, height: 900 })
        const response = await openHydrated(page, path)
        expect.soft(response?.status()).toBe(200)
        expect.soft(await layoutShiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT)
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        if (localeOf(path) === 'ne') expect.soft(await latinWords(page)).toEqual([])
        else await expectListsOn[path]?.(page)
        await expect.soft.poll(() => page.evaluate(scrollersWithoutTabStop)).toEqual([])
        expect.soft(await accessibilityFaults(page)).toEqual([])
        const { faults, filledCount } = await lostInForcedColours(page)
        expect.soft(faults).toEqual([])
        filledControls += filledCount
        await expectToFit(page, [320, 1280])
        expect.soft(problems.splice(0)).toEqual([])
      })
    expect(filledControls, 'filled controls of these pages').toBeGreaterThan(0)
  })

test('an unknown address has a noindex error page with a link to the home page; under /ne, the Nepali part comes first', async ({
  page,
}) => {
  const response = await openHydrated(page, '/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(titleOf(notFound))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading)
  await expect(page.getByRole('img', { name: notFound.alt })).toBeVisible()
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  expect(await accessibilityFaults(page)).toEqual([])
  await expectToFit(page, [320, 1440])
  await page.getByRole('main').getByRole('link', { name: notFound.linkLabel }).click()
  await expect(page).toHaveURL('/')
  await openHydrated(page, '/ne/no/such/page')
  const englishBox = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  const nepaliHeading = page.getByRole('heading', { name: contentByLocale.ne.notFound.heading })
  expect((await nepaliHeading.boundingBox())!.y).toBeLessThan(englishBox.y)
})
