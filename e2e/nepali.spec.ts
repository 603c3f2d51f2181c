import { accessibilityFaults } from './support/accessibility'
import { nepaliPaths, sitemapPaths } from './support/addresses'
import { pages } from './support/content'
import { exported } from './support/exported'
import { latinWords } from './support/latin-words'
import { cutOff, spaceText } from './support/reader-settings'
import { expect, test } from './support/test'

const paths = nepaliPaths()
const addressOf = (link: { attr: (name: string) => string | undefined }) => new URL(link.attr('href') ?? '').pathname
const english = (path: string) => path.replace(/^\/ne(?=\/|$)/, '') || '/'

test('the site map lists each page in both languages', () => {
  expect(paths.map(english).toSorted()).toEqual(sitemapPaths().toSorted())
})

for (const path of paths)
  test(`${path} is complete in Nepali, links to its English version and does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/[\u0900-\u097F]/)
    const twin = english(path)
    const $ = exported(path)
    const links = [...$('link[rel=alternate][hreflang]')].map((link) => [$(link).attr('hreflang'), addressOf($(link))])
    expect(Object.fromEntries(links)).toEqual({ en: twin, ne: path, 'x-default': twin })
    expect(addressOf($('link[rel=canonical]'))).toBe(path)
    await expect(page.locator('header').getByRole('link', { name: 'English', exact: true }).first()).toHaveAttribute(
      'href',
      twin,
    )
    const inside = [...$('main a[href^="/"]')].map((link) => $(link).attr('href') ?? '')
    expect(inside.filter((href) => !/^\/(ne(\/|$|#)|files\/)/.test(href))).toEqual([])
    expect(await latinWords(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    for (const width of [320, 390, 576, 820, 992, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, `at ${width} px`).toBeLessThanOrEqual(0)
    }
    await spaceText(page)
    await page.setViewportSize({ width: 320, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await cutOff(page)).toEqual([])
  })

test('no two Nepali pages share a title or a description', () => {
  const heads = paths.map((path) => [
    exported(path)('title').text(),
    exported(path)('meta[name=description]').attr('content'),
  ])
  for (const part of [0, 1]) expect(new Set(heads.map((head) => head[part])).size).toBe(paths.length)
})

test('English pages contain no Nepali except the language link', () => {
  for (const { path } of pages) {
    const $ = exported(path)
    $('script, [lang=ne]').remove()
    expect($.html('body').match(/[\u0900-\u097F]+/g) ?? [], path).toEqual([])
  }
})
