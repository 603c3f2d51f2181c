import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

import type { APIRequestContext } from '@playwright/test'
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate'
import { LinkChecker } from 'linkinator'
import sharp from 'sharp'
import { globSync } from 'tinyglobby'

import { exportedFile } from '../scripts/export/exported-paths'
import {
  content,
  countCharacters,
  countGraphemes,
  contentByLocale,
  localeOf,
  pages,
  titleOf,
  withoutLocale,
} from './support/content'
import { allSitemapPaths, parseExported } from './support/exported-pages'
import { expect, test } from './support/test'

const allPaths = allSitemapPaths()

const pathsIn = (locale: string, paths = allPaths) => paths.filter((path) => localeOf(path) === locale)

/** The Nepali path of the page at `path`. */
const nepaliPath = (path: string) => `/ne${withoutLocale(path)}`.replace(/\/$/, '')

const MANIFESTS = { en: '/data/en.webmanifest', ne: '/data/ne.webmanifest' }

/** Downloads a file of the site; expects a status of 200–299. */
async function download(request: APIRequestContext, url: string) {
  const response = await request.get(url)
  expect(response.ok(), url).toBe(true)
  return response.body()
}

async function formatAndSizeOf(picture: Buffer) {
  const { format, width, height } = await sharp(picture).metadata()
  return [format, width, height]
}

/** Paths in the specification (section 2) by folder, without home and contact page. */
const SPECIFIED_PATHS = {
  products: 'goldplus coponext bancos dugdha allmart coopmart micos',
  services: 'desktopsoftware cloudservice smsservice mobilebanking websitedevelopment androidappdev webhosting',
  downloads: 'softwaremanual softwaredemo collectionapp forms',
  company: 'aboutus career offers feedback faqs',
}

test('the site map lists each page once in each language, including all pages of the specification', () => {
  const specifiedPaths = Object.entries(SPECIFIED_PATHS).flatMap(([group, names]) =>
    names.split(' ').map((name) => `/${group}/${name}`),
  )
  expect(allPaths).toEqual(expect.arrayContaining(['/', '/contactus', ...specifiedPaths]))
  const expected = pages.map(({ path }) => path).toSorted()
  for (const locale of ['en', 'ne']) expect(pathsIn(locale).map(withoutLocale).toSorted()).toEqual(expected)
})

/** Parts of names that the lists of content blockers hide, such as `##.social-bar`. */
const BLOCKED_NAME =
  /(^|[-_])(social|share|ads?|advert\w*|banner|cookies?|popup|newsletter|sponsor\w*|consent)([-_]|$)/i

test('no class or id has a name that content blockers hide', () => {
  const names = allPaths.flatMap((path) => {
    const $ = parseExported(path)
    return [...$('[class], [id]')].flatMap((element) =>
      `${$(element).attr('class')} ${$(element).attr('id')}`.split(/\s+/),
    )
  })
  expect(names).toContain('foot-bar')
  expect([...new Set(names)].filter((name) => BLOCKED_NAME.test(name))).toEqual([])
})

test('security.txt names an address, and its end', async ({ request }) => {
  const text = String(await download(request, '/.well-known/security.txt'))
  expect(text).toContain(`Contact: mailto:${content.site.emails[0]}\n`)
  // That it has not ended is for `npm run check:launch`: a test must not fail on a day.
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(0)
})

test('the export holds no payload of a page, and its scripts are compiled while they download', () => {
  expect(
    globSync('out/**/*.txt', { dot: true, expandDirectories: false })
      .map((file) => basename(file))
      .toSorted(),
  ).toEqual(['licenses.txt', 'robots.txt', 'security.txt'])
  const scripts = globSync('out/_next/static/chunks/**/!(polyfills)-*.js')
  expect(scripts.length).toBeGreaterThan(10)
  for (const script of scripts)
    expect.soft(readFileSync(script, 'utf8').split('\n', 1)[0], script).toBe('//# allFunctionsCalledOnLoad')
})

test('the export contains the licences of its fonts and scripts', async ({ request }) => {
  const licences = String(await download(request, '/licenses.txt'))
  for (const work of ['@fontsource/mukta', '@fontsource-variable/eczar', 'react-dom', 'next', 'zod', 'tailwindcss'])
    expect(licences).toMatch(new RegExp(`^${work} \\d`, 'm'))
  expect(licences).toMatch(/SIL Open Font License/i)
})

for (const locale of ['en', 'ne'])
  test(`the HTML of every page in the language ${locale} is valid`, async () => {
    const validator = new HtmlValidate(new FileSystemConfigLoader())
    for (const path of pathsIn(locale, [...allPaths, '/404'])) {
      const { valid, results } = await validator.validateFile(exportedFile('out', path))
      expect.soft(valid, `${path}\n${formatterFactory('text')(results)}`).toBe(true)
    }
  })

test('each page has its language, addresses and icons, and a unique title, description and preview picture', async ({
  request,
  baseURL,
}) => {
  const titlesAndDescriptions = new Set<string>()
  const pictureHashes = new Set<string>()
  let nepaliLinks = 0
  for (const path of allPaths)
    await test.step(path, async () => {
      const $ = parseExported(path)
      const locale = localeOf(path)
      const title = $('head > title').text()
      const metaTags = Object.fromEntries(
        [...$('head > meta')].map((tag) => [$(tag).attr('property') ?? $(tag).attr('name'), $(tag).attr('content')]),
      )
      const { description = '' } = metaTags
      const linkedPath = (selector: string) => new URL($(selector).attr('href') ?? '').pathname
      expect.soft($('html').attr('lang')).toBe(locale)
      expect.soft(linkedPath('link[rel=canonical]')).toBe(path)
      for (const [lang, pathIn] of Object.entries({ en: withoutLocale, ne: nepaliPath, 'x-default': withoutLocale }))
        expect.soft(linkedPath(`link[rel=alternate][hreflang=${lang}]`)).toBe(pathIn(path))
      if (locale === 'en') expect.soft(title).toBe(titleOf(pages.find((page) => page.path === path)!))
      else expect.soft(title).toMatch(/[\u0900-\u097F]/)
      expect.soft(countCharacters(description)).toBeGreaterThanOrEqual(50)
      expect.soft(countGraphemes(description)).toBeLessThanOrEqual(160)
      expect.soft(metaTags).toMatchObject({
        // Browsers must not link numbers as telephone numbers, nor apply their dark mode.
        'format-detection': 'telephone=no, date=no, address=no, email=no',
        'color-scheme': 'only light',
        'og:url': baseURL + path.replace(/\/$/, ''),
        'og:title': title,
        'og:description': description,
        'og:type': 'website',
        'og:locale': expect.stringMatching(`^${locale}_[A-Z]{2}$`),
        'og:image': expect.stringMatching(`^${baseURL}/`),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringContaining(contentByLocale[locale].site.name),
        'twitter:card': 'summary_large_image',
      })
      // Metadata come before styles and scripts: link previews read only the first 32 KB of a page.
      expect($('style, script').first().prevAll('[property="og:image:alt"]').length).toBe(1)
      const icons = [...$('link:is([rel=icon], [rel=apple-touch-icon], [rel=manifest])')]
      expect(icons.map((link) => $(link).attr('href'))).toEqual(
        expect.arrayContaining(['/favicon.ico', '/logo/logo.svg', '/apple-touch-icon.png', MANIFESTS[locale]]),
      )
      const picture = await download(request, metaTags['og:image'] ?? '')
      expect(await formatAndSizeOf(picture)).toEqual(['png', 1200, 630])
      pictureHashes.add(createHash('sha256').update(picture).digest('hex'))
      titlesAndDescriptions.add(title).add(description)

      if (locale === 'en') {
        $('script, [lang=ne]').remove()
        expect.soft($.html('body').match(/[\u0900-\u097F]+/g) ?? [], 'Nepali on an English page').toEqual([])
      } else {
        const addresses = [...$('main a[href^="/"]')].map((link) => $(link).attr('href') ?? '')
        const englishLinks = addresses.filter((href) => !/^\/(ne(\/|$|#)|files\/)/.test(href))
        expect.soft(englishLinks, 'links to English pages').toEqual([])
        nepaliLinks += addresses.length
      }
    })
  expect(nepaliLinks).toBeGreaterThan(allPaths.length)
  expect(pictureHashes.size).toBe(allPaths.length)
  expect(titlesAndDescriptions.size).toBe(2 * allPaths.length)
  expect(await formatAndSizeOf(await download(request, '/apple-touch-icon.png'))).toEqual(['png', 180, 180])
})

for (const [locale, { site }] of Object.entries(contentByLocale))
  test(`the manifest in the language ${locale} has company name, start page and icons`, async ({ request }) => {
    const text = (await download(request, MANIFESTS[locale as keyof typeof MANIFESTS])).toString()
    const manifest = JSON.parse(text) as { icons: { src: string; sizes: string; purpose?: string }[] }
    expect(manifest).toMatchObject({ name: site.name, lang: locale, start_url: locale === 'en' ? '/' : `/${locale}` })
    const purposes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)
    expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
    for (const { src, sizes } of manifest.icons)
      expect(await formatAndSizeOf(await download(request, src))).toEqual(['png', ...sizes.split('x').map(Number)])
  })

test('every internal link and asset resolves without a redirect', async ({ baseURL }) => {
  const redirected: string[] = []
  const checker = new LinkChecker()
  checker.on('redirect', ({ url }: { url: string }) => redirected.push(url))
  const { links } = await checker.check({
    path: allPaths.map((path) => baseURL + path),
    recurse: true,
    concurrency: 20,
    checkFragments: true,
    checkCss: true,
    // Links to other hosts.
    linksToSkip: [`^(?!${baseURL})`],
  })
  expect(links.filter(({ state }) => state === 'BROKEN').map(({ url, parent }) => `${url} on ${parent}`)).toEqual([])
  expect(redirected).toEqual([])
  expect(links.filter(({ state }) => state === 'OK').length).toBeGreaterThan(allPaths.length)
})
