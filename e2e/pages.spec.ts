import AxeBuilder from '@axe-core/playwright'
import type { Page, Response } from '@playwright/test'

import { sitemapPaths, specifiedPaths } from './support/addresses'
import { expect, test } from './support/test'

const UNKNOWN = '/no/such/page'
const paths = sitemapPaths()

test('the sitemap lists the pages of the specification, and each once', () => {
  expect(paths).toEqual(expect.arrayContaining(specifiedPaths))
  expect(new Set(paths).size).toBe(paths.length)
})

test('no two pages share a title or a description', async ({ request }) => {
  const heads = await Promise.all(
    paths.map(async (path) => {
      const html = await (await request.get(path)).text()
      return [/<title>([^<]*)<\/title>/, /<meta name="description" content="([^"]*)"/].map(
        (part) => part.exec(html)?.[1],
      )
    }),
  )
  for (const texts of [heads.map(([title]) => title), heads.map(([, description]) => description)]) {
    expect(texts).not.toContain(undefined)
    expect(new Set(texts).size).toBe(paths.length)
  }
})

/** What every page of the site map has. */
async function expectComplete(page: Page, path: string, answer: Response | null) {
  expect(answer?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/^Cooperator Software \| \S/)
  const description = await page.locator('meta[name=description]').getAttribute('content')
  expect(description?.length).toBeGreaterThanOrEqual(50)
  expect(description?.length).toBeLessThanOrEqual(160)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical && new URL(canonical).pathname).toBe(path)
}

/** What axe finds wrong on the page as it is, each rule with its elements. */
async function accessibilityFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // The map is another site's page; its frame has a title.
    .exclude('iframe')
    // Without frames there is nothing to collect in a page of its own, and no rule needs the style sheets: half the time.
    .setLegacyMode()
    .options({ preload: { assets: ['media'] } })
    .analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}

for (const path of [...paths, UNKNOWN]) {
  test(`${path} is complete, without accessibility fault and sideways scroll`, async ({ page, problems }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const answer = await page.goto(path)
    if (path !== UNKNOWN) await expectComplete(page, path, answer)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await accessibilityFaults(page), `at ${width} px`).toEqual([])
    }
    for (const width of [320, 360, 576, 670, 768, 820, 950, 992, 1200, 1250, 1400, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [inner, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
      expect(content, `at ${width} px`).toBeLessThanOrEqual(inner)
    }
    if (path !== UNKNOWN) expect(problems).toEqual([])
  })
}

test('an unknown address is a full page with status 404 that search engines leave out', async ({ page }) => {
  const answer = await page.goto(UNKNOWN)
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Cooperator Software | Page not found')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on our books')
  await expect(page.getByRole('img', { name: 'Page not found' })).toBeVisible()
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('the counts and orders of the specification stand on the pages', async ({ page }) => {
  await page.goto('/')
  const names = async (carousel: string) =>
    (await page.getByRole('region', { name: carousel }).getByRole('heading', { level: 3 }).allTextContents()).map(
      // The last two words of a heading are tied together.
      (heading) => heading.replaceAll('\u00A0', ' '),
    )
  const products = ['Bancos', 'Coponext', 'Cooperator Gold plus', 'CoopMart', 'MiCOS', 'Cooperator Dugdha', 'AllMart']
  expect(await names('Our Products')).toEqual(products)
  expect(await names('Our Services')).toEqual([
    'Desktop Software',
    'Website Developments',
    'Cloud Services',
    'SMS Services',
    'Mobile Banking',
    'Android App Development',
    'Web Hosting',
  ])
  for (const [carousel, count] of Object.entries({ Highlights: 5, Testimonials: 3 })) {
    const slides = page.getByRole('region', { name: carousel }).locator('[aria-roledescription=slide]')
    await expect(slides).toHaveCount(count)
  }
  for (const line of ['1500+', '15+', 'We Offer Our Best Co-operative Softwares', 'We Offer You Our Best Services'])
    await expect(page.getByText(line, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Co-operative BANKING Simplified' })).toBeVisible()

  for (const [path, name] of [
    ['/products/coponext', 'Pictures of COPONEXT'],
    ['/products/bancos', 'Pictures of BANCOS'],
    ['/company/aboutus', 'Pictures of Cooperator Software'],
  ] as const) {
    await page.goto(path)
    const pictures = page.getByRole('region', { name }).getByRole('figure')
    expect(await pictures.count()).toBeGreaterThanOrEqual(3)
    for (const picture of await pictures.all()) expect((await picture.boundingBox())?.width).toBeGreaterThan(600)
  }

  await page.goto('/products/micos')
  await expect(page.getByRole('main').locator('h3 > button')).toHaveCount(19)
  await page.goto('/company/faqs')
  await expect(page.getByRole('main').locator('h2 > button')).toHaveCount(8)
  await page.goto('/company/career')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.goto('/services/websitedevelopment')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('table', { name: 'Packages' }).getByRole('columnheader')).toHaveCount(7)
})
