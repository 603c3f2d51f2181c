import { accessibilityFaults } from './support/accessibility'
import { nepaliPaths, sitemapPaths } from './support/addresses'
import { pages } from './support/content'
import { exported } from './support/exported'
import { latinWords } from './support/latin-words'
import { expectToFit } from './support/reader-settings'
import { expect, openHydrated, test } from './support/test'

const paths = nepaliPaths()
const addressOf = (link: { attr: (name: string) => string | undefined }) => new URL(link.attr('href') ?? '').pathname
const english = (path: string) => path.replace(/^\/ne(?=\/|$)/, '') || '/'

test('the site map lists each page in both languages', () => {
  expect(paths.map(english).toSorted()).toEqual(sitemapPaths().toSorted())
})

for (const path of paths)
  test(`${path} is complete in Nepali and does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const answer = await openHydrated(page, path)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/[\u0900-\u097F]/)
    await expect(page.locator('header').getByRole('link', { name: 'English', exact: true }).first()).toHaveAttribute(
      'href',
      english(path),
    )
    expect(await latinWords(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    await expectToFit(page, [320, 390, 576, 820, 992, 1440], [320])
  })

test('each Nepali page links to its English version and to Nepali pages, and has a title and a description of its own', () => {
  const heads = paths.map((path) => {
    const $ = exported(path)
    const links = [...$('link[rel=alternate][hreflang]')].map((link) => [$(link).attr('hreflang'), addressOf($(link))])
    const twin = english(path)
    expect(Object.fromEntries(links)).toEqual({ en: twin, ne: path, 'x-default': twin })
    expect(addressOf($('link[rel=canonical]'))).toBe(path)
    const inside = [...$('main a[href^="/"]')].map((link) => $(link).attr('href') ?? '')
    expect(
      inside.filter((href) => !/^\/(ne(\/|$|#)|files\/)/.test(href)),
      path,
    ).toEqual([])
    return [$('head > title').text(), $('meta[name=description]').attr('content')]
  })
  for (const part of [0, 1]) expect(new Set(heads.map((head) => head[part])).size).toBe(paths.length)
})

test('English pages contain no Nepali except the language link', () => {
  for (const { path } of pages) {
    const $ = exported(path)
    $('script, [lang=ne]').remove()
    expect($.html('body').match(/[\u0900-\u097F]+/g) ?? [], path).toEqual([])
  }
})
