import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate'
import { LinkChecker } from 'linkinator'

import { fileOf } from '../scripts/export/exported-paths'

import { countGraphemes, localeOf, pages, titleOf, withoutLocale } from './support/content'
import { allSitemapPaths, exported } from './support/exported-pages'
import { expect, test } from './support/test'

const listed = allSitemapPaths()

/** The Nepali address of a page. */
const nepali = (path: string) => `/ne${withoutLocale(path)}`.replace(/\/$/, '')

/** Pages of the specification (section 2), without home and contact page. */
const specified = {
  products: 'goldplus coponext bancos dugdha allmart coopmart micos',
  services: 'desktopsoftware cloudservice smsservice mobilebanking websitedevelopment androidappdev webhosting',
  downloads: 'softwaremanual softwaredemo collectionapp forms',
  company: 'aboutus career offers feedback faqs',
}

test('the site map lists each page once, in both languages, and all pages of the specification', () => {
  const named = Object.entries(specified).flatMap(([group, names]) =>
    names.split(' ').map((name) => `/${group}/${name}`),
  )
  expect(listed).toEqual(expect.arrayContaining(['/', '/contactus', ...named]))
  const expected = pages.map(({ path }) => path).toSorted()
  for (const locale of ['en', 'ne'])
    expect(
      listed
        .filter((path) => localeOf(path) === locale)
        .map(withoutLocale)
        .toSorted(),
    ).toEqual(expected)
})

for (const locale of ['en', 'ne'])
  test(`the HTML of every page in the language ${locale} is valid`, async () => {
    const validator = new HtmlValidate(new FileSystemConfigLoader())
    for (const path of [...listed, '/404'].filter((one) => localeOf(one) === locale)) {
      const { valid, results } = await validator.validateFile(fileOf('out', path))
      expect.soft(valid, `${path}\n${formatterFactory('text')(results)}`).toBe(true)
    }
  })

test('each page has lang, unique title and description, canonical and alternate links', () => {
  const heads = listed.map((path) => {
    const $ = exported(path)
    const meta = (name: string) => $(`head > meta[name="${name}"]`).attr('content') ?? ''
    const address = (selector: string) => new URL($(selector).attr('href') ?? '').pathname
    const [title, description] = [$('head > title').text(), meta('description')]
    expect.soft($('html').attr('lang'), path).toBe(localeOf(path))
    expect.soft(address('link[rel=canonical]'), path).toBe(path)
    for (const [language, twin] of Object.entries({ en: withoutLocale, ne: nepali, 'x-default': withoutLocale }))
      expect.soft(address(`link[rel=alternate][hreflang=${language}]`), path).toBe(twin(path))
    if (localeOf(path) === 'en')
      expect.soft(title).toBe(titleOf(pages.find((page) => page.path === path)?.pageName ?? ''))
    else expect.soft(title).toMatch(/[\u0900-\u097F]/)
    expect.soft(countGraphemes(description), path).toBeGreaterThanOrEqual(50)
    expect.soft(countGraphemes(description), path).toBeLessThanOrEqual(160)
    // Against automatic links of figures, and dark mode by the browser.
    expect.soft(meta('format-detection'), path).toBe('telephone=no, date=no, address=no, email=no')
    expect.soft(meta('color-scheme'), path).toBe('only light')
    return [title, description]
  })
  for (const part of [0, 1]) expect(new Set(heads.map((head) => head[part])).size).toBe(listed.length)
})

test('English pages contain no Nepali except the language link; Nepali pages link to Nepali pages', () => {
  for (const path of listed) {
    const $ = exported(path)
    if (localeOf(path) === 'en') {
      $('script, [lang=ne]').remove()
      expect.soft($.html('body').match(/[\u0900-\u097F]+/g) ?? [], path).toEqual([])
    } else {
      const links = [...$('main a[href^="/"]')].map((link) => $(link).attr('href') ?? '')
      expect
        .soft(
          links.filter((href) => !/^\/(ne(\/|$|#)|files\/)/.test(href)),
          path,
        )
        .toEqual([])
    }
  }
})

test('every internal link and asset resolves without a redirect', async ({ baseURL }) => {
  const redirected: string[] = []
  const checker = new LinkChecker()
  checker.on('redirect', ({ url }: { url: string }) => redirected.push(url))
  const { links } = await checker.check({
    path: listed.map((path) => baseURL + path),
    recurse: true,
    concurrency: 20,
    checkFragments: true,
    checkCss: true,
    // Links to other hosts.
    linksToSkip: [`^(?!${baseURL})`],
  })
  expect(links.filter(({ state }) => state === 'BROKEN').map(({ url, parent }) => `${url} on ${parent}`)).toEqual([])
  expect(redirected).toEqual([])
  expect(links.filter(({ state }) => state === 'OK').length).toBeGreaterThan(listed.length)
})
