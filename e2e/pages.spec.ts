import type { Page } from '@playwright/test'

import { accessibilityFaults } from './support/accessibility'
import { carousel, HERO, PRODUCTS } from './support/carousel'
import { content, localeOf, longest, pictured, questions, shown, titleOf } from './support/content'
import { allSitemapPaths } from './support/exported'
import { latinWords } from './support/latin-words'
import { expectToFit, lostInForcedColours, scrollersWithoutStop } from './support/reader-settings'
import { shiftsOf, watchShifts } from './support/shifts'
import { expect, openHydrated, test } from './support/test'

const UNKNOWN = '/no/such/page'
const { company, home, labels, notFound } = content

/** Checks that a page shows what the content lists for it, in the same order. */
async function expectContent(page: Page, path: string) {
  const main = page.getByRole('main')
  const headings = (name: string) => carousel(page, name).getByRole('heading', { level: 3 })
  if (path === '/') {
    const { stats, intro, products, services, testimonials, slides } = home
    await expect(headings(PRODUCTS)).toHaveText(shown(content.products).map(({ cardName }) => cardName))
    await expect(headings(services.title)).toHaveText(shown(content.services).map(({ cardName }) => cardName))
    await expect(carousel(page, HERO).locator('.slide')).toHaveCount(slides.length)
    for (const { message } of testimonials.items)
      await expect(page.getByText(message, { exact: true }).first()).toBeAttached()
    for (const line of [...stats.flatMap(({ figure, label }) => [figure, label]), products.tagline, services.tagline])
      await expect(page.getByText(line, { exact: true }).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: intro.title, exact: true })).toBeVisible()
  }
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
  for (const { name, gallery } of pictured.filter((one) => one.path === path))
    await expect(carousel(page, name).locator('.slide')).toHaveCount(gallery.length)
}

const listed = allSitemapPaths()
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

// One after the other in one tab: to open one for each page takes a fifth of the time.
for (const folder of new Set(listed.map(folderOf)))
  test(`the pages of ${folder} are whole and steady, without accessibility faults, lost controls or sideways scrolling`, async ({
    page,
    problems,
  }) => {
    await watchShifts(page)
    // A route turns the cache off: faces come late on each page, as on a first visit.
    await page.route(/\.woff2$/, (route) => route.continue())
    for (const path of listed.filter((one) => folderOf(one) === folder))
      await test.step(path, async () => {
        // Both languages have the same parts: one is looked at on a computer, the other on a phone.
        const width = localeOf(path) === 'en' ? 1440 : 390
        await page.setViewportSize({ width, height: 900 })
        const answer = await openHydrated(page, path)
        expect.soft(answer?.status()).toBe(200)
        expect.soft(await shiftsOf(page)).toEqual([])
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        if (localeOf(path) === 'ne') expect.soft(await latinWords(page)).toEqual([])
        else await expectContent(page, path)
        await expect.soft.poll(() => page.evaluate(scrollersWithoutStop)).toEqual([])
        expect.soft(await accessibilityFaults(page)).toEqual([])
        expect.soft(await lostInForcedColours(page)).toEqual([])
        await expectToFit(page, [320, 1280])
        expect.soft(problems.splice(0)).toEqual([])
      })
  })

test('an unknown address says so, asks search engines to forget it, and leads on', async ({ page }) => {
  const answer = await openHydrated(page, UNKNOWN)
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(titleOf(notFound.pageName))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading)
  await expect(page.getByRole('img', { name: notFound.alt })).toBeVisible()
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  expect(await accessibilityFaults(page)).toEqual([])
  await expectToFit(page, [320, 1440])
  await page.getByRole('main').getByRole('link', { name: notFound.linkLabel }).click()
  await expect(page).toHaveURL('/')
})
