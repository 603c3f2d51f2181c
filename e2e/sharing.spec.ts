import { createHash } from 'node:crypto'

import type { APIRequestContext } from '@playwright/test'
import { load } from 'cheerio'
import sharp from 'sharp'

import { content, editions, localeOf, pages, titleOf } from './support/content'
import { allSitemapPaths } from './support/exported'
import { expect, test } from './support/test'

const UNKNOWN = '/no/such/page'
const MANIFESTS = { en: '/data/en.webmanifest', ne: '/data/ne.webmanifest' }
const { site } = content

/** A file of the site, with its media type: a host may append the charset. */
async function ask(request: APIRequestContext, url: string) {
  const answer = await request.get(url)
  expect(answer.ok(), url).toBe(true)
  return { type: answer.headers()['content-type']?.split(';')[0], bytes: await answer.body() }
}

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return [format, width, height]
}

/** The tags in the head of a page, as a crawler reads them; none of them stands elsewhere. */
function headOf(html: string) {
  // Programs that show previews read the first 32 KB only, and search engines stop at long styles and scripts.
  expect(html.search(/<(style|script)/)).toBeGreaterThan(html.search(/<[^>]+"og:image:alt"/))
  const [head = '', rest] = html.split('</head>', 2)
  expect(rest).not.toMatch(/<(meta|link)[\s>]/)
  const $ = load(head)
  const hrefs = (kind: string) => [...$(`link[rel="${kind}"]`)].map((link) => $(link).attr('href'))
  return {
    meta: (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content') ?? '',
    icons: [...hrefs('icon'), ...hrefs('apple-touch-icon'), ...hrefs('manifest')],
  }
}

const iconsOf = (path: string) => [
  '/favicon.ico',
  '/marks/mark.svg',
  '/apple-touch-icon.png',
  MANIFESTS[localeOf(path)],
]

test('every page links to icons and manifest, and is shared with its own words and picture', async ({
  request,
  baseURL,
}) => {
  const pictures = new Set<string>()
  const names = new Map(pages.map(({ path, pageName }) => [path, pageName]))
  for (const path of allSitemapPaths())
    await test.step(path, async () => {
      const { meta, icons } = headOf((await ask(request, path)).bytes.toString())
      expect(icons).toEqual(iconsOf(path))
      expect(new URL(meta('og:url')).pathname).toBe(path)
      const title = names.get(path)
      if (title !== undefined) expect(meta('og:title')).toBe(titleOf(title))
      expect(meta('og:description')).toBe(meta('description'))
      expect(meta('og:type')).toBe('website')
      expect(meta('og:locale')).toContain(localeOf(path))
      expect(meta('twitter:card')).toBe('summary_large_image')
      expect(meta('og:image:alt')).toContain(editions[localeOf(path)].site.name)
      const address = new URL(meta('og:image'))
      expect(address.origin).toBe(baseURL)
      const picture = await ask(request, address.pathname)
      expect(picture.type).toBe('image/png')
      expect(await sizeOf(picture.bytes)).toEqual(['png', 1200, 630])
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
      pictures.add(createHash('sha256').update(picture.bytes).digest('hex'))
    })
  expect(pictures.size).toBe(allSitemapPaths().length)
})

test('the error page links to icons and manifest, and has no data for sharing', async ({ request }) => {
  const html = await (await request.get(UNKNOWN)).text()
  expect(headOf(html).icons).toEqual(iconsOf(UNKNOWN))
  expect(html).not.toMatch(/"(og|twitter):/)
})

test('those who find a security fault find an address', async ({ request }) => {
  const { type, bytes } = await ask(request, '/.well-known/security.txt')
  expect(type).toBe('text/plain')
  expect(bytes.toString()).toContain(`Contact: mailto:${site.emails[0]}\nExpires: ${site.securityUntil}T`)
})

test('the icons for tabs and home screens are pictures of the size they declare', async ({ request }) => {
  const favicon = await ask(request, '/favicon.ico')
  expect(favicon.type).toBe('image/x-icon')
  expect([6, 22, 38].map((entry) => favicon.bytes[entry])).toEqual([16, 32, 48])
  expect((await ask(request, '/marks/mark.svg')).type).toBe('image/svg+xml')
  expect(await sizeOf((await ask(request, '/apple-touch-icon.png')).bytes)).toEqual(['png', 180, 180])
})

for (const [lang, { site }] of Object.entries(editions))
  test(`the manifest in the language ${lang} names the company and its icons`, async ({ request }) => {
    const { type, bytes } = await ask(request, MANIFESTS[lang as keyof typeof MANIFESTS])
    expect(type).toBe('application/manifest+json')
    const manifest = JSON.parse(bytes.toString()) as { icons: { src: string; sizes: string; purpose?: string }[] }
    expect(manifest).toMatchObject({
      name: site.name,
      short_name: site.name.split(' ')[0],
      lang,
      start_url: lang === 'en' ? '/' : `/${lang}`,
      theme_color: '#16213A',
      background_color: '#FFFFFF',
    })
    const purposes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)
    expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
    for (const { src, sizes } of manifest.icons)
      expect(await sizeOf((await ask(request, src)).bytes)).toEqual(['png', ...sizes.split('x').map(Number)])
  })
