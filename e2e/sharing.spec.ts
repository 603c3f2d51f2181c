import { createHash } from 'node:crypto'

import type { APIRequestContext } from '@playwright/test'
import { load } from 'cheerio'
import sharp from 'sharp'
import { z } from 'zod'

import { allSitemapPaths } from './support/addresses'
import { content, editions, localeOf, pages, titleOf } from './support/content'
import { expect, test } from './support/test'

const UNKNOWN = '/no/such/page'
const MANIFESTS = { en: '/data/en.webmanifest', ne: '/data/ne.webmanifest' }
const { site } = content

/** Type and size of a picture; undefined for files that are not pictures and for icons with several sizes. */
const header = (bytes: Buffer) =>
  sharp(bytes)
    .metadata()
    .then(({ format, width, height }) => ({ type: format, width, height }))
    .catch(() => undefined)

/** A file of the site: its type, its bytes, and the picture's header if it is one. */
async function fetchFile(request: APIRequestContext, url: string) {
  const answer = await request.get(url)
  expect(answer.status(), url).toBe(200)
  const bytes = await answer.body()
  // A host may append the charset to the type.
  const [type] = (answer.headers()['content-type'] ?? '').split(';')
  return { type, bytes, picture: await header(bytes) }
}

/** Tags in the head of a page by kind, with their attributes, as a crawler reads them; none of them stands elsewhere. */
async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  // Programs that show previews read the first 32 KB only, and search engines stop at long styles and scripts.
  expect(html.search(/<(style|script)/), path).toBeGreaterThan(html.search(/<[^>]+twitter:image"/))
  const [head = '', rest] = html.split('</head>', 2)
  expect(rest, path).not.toMatch(/<(meta|link)[\s>]/)
  const $ = load(head)
  const metas = [...$('meta')].map(
    ({ attribs: { property, name, content = '' } }) => [property ?? name ?? '', content] as const,
  )
  return { meta: new Map(metas), links: [...$('link')].map(({ attribs }) => attribs) }
}

type Head = Awaited<ReturnType<typeof headOf>>

function expectIconLinks({ links }: Head, path: string) {
  const hrefs = (kind: string) => links.filter(({ rel }) => rel === kind).map(({ href }) => href)
  expect(hrefs('icon'), path).toEqual(['/favicon.ico', '/marks/mark.svg'])
  expect(hrefs('apple-touch-icon'), path).toEqual(['/apple-touch-icon.png'])
  expect(hrefs('manifest'), path).toEqual([MANIFESTS[localeOf(path)]])
}

/** A shared link has the title, description and address of its page. */
function expectDescribed({ meta }: Head, path: string, pageName: string) {
  expect(new URL(meta.get('og:url') ?? '').pathname).toBe(path)
  expect(meta.get('og:title'), path).toBe(titleOf(pageName))
  expect(meta.get('og:description'), path).toBe(meta.get('description'))
  expect([meta.get('og:type'), meta.get('og:site_name'), meta.get('og:locale')]).toEqual(['website', site.name, 'en'])
  expect(meta.get('twitter:card'), path).toBe('summary_large_image')
  for (const part of ['title', 'description', 'image', 'image:alt'])
    expect(meta.get(`twitter:${part}`), path).toBe(meta.get(`og:${part}`))
}

test('every page links to icons and manifest, and is shared with its own words and picture', async ({
  request,
  baseURL,
}) => {
  const pictures = new Set<string>()
  const named = new Map(pages.map(({ path, pageName }) => [path, pageName]))
  expect(allSitemapPaths()).toEqual(expect.arrayContaining([...named.keys()]))
  for (const path of allSitemapPaths()) {
    const head = await headOf(request, path)
    expectIconLinks(head, path)
    const pageName = named.get(path)
    if (pageName !== undefined) expectDescribed(head, path, pageName)
    const { meta } = head
    const address = new URL(meta.get('og:image') ?? '')
    expect(address.origin).toBe(baseURL)
    expect(address.pathname).toMatch(/^\/share\/[a-z0-9-]+\.png$/)
    const { type, picture, bytes } = await fetchFile(request, address.pathname)
    expect(type).toBe('image/png')
    expect(picture).toEqual({ type: 'png', width: 1200, height: 630 })
    expect([meta.get('og:image:width'), meta.get('og:image:height')]).toEqual(['1200', '630'])
    expect(meta.get('og:image:alt')).toContain(editions[localeOf(path)].site.name)
    pictures.add(createHash('sha256').update(bytes).digest('hex'))
  }
  expect(pictures.size).toBe(allSitemapPaths().length)
})

test('the error page links to icons and manifest, and has no data for sharing', async ({ request }) => {
  const head = await headOf(request, UNKNOWN)
  expectIconLinks(head, UNKNOWN)
  expect([...head.meta.keys()].filter((name) => /^(og|twitter):/.test(name))).toEqual([])
})

test('those who find a security fault find an address', async ({ request }) => {
  const { type, bytes } = await fetchFile(request, '/.well-known/security.txt')
  expect(type).toBe('text/plain')
  expect(bytes.toString()).toContain(`Contact: mailto:${site.emails[0]}\nExpires: ${site.securityUntil}T`)
})

test('the icons for tabs and home screens are pictures of the size they declare', async ({ request }) => {
  const favicon = await fetchFile(request, '/favicon.ico')
  expect(favicon.type).toBe('image/x-icon')
  expect([6, 22, 38].map((entry) => favicon.bytes[entry])).toEqual([16, 32, 48])
  const svg = await fetchFile(request, '/marks/mark.svg')
  expect([svg.type, svg.picture?.type]).toEqual(['image/svg+xml', 'svg'])
  const apple = await fetchFile(request, '/apple-touch-icon.png')
  expect([apple.type, apple.picture]).toEqual(['image/png', { type: 'png', width: 180, height: 180 }])
})

const manifestSchema = z.object({
  name: z.string(),
  short_name: z.string(),
  lang: z.string(),
  start_url: z.string(),
  theme_color: z.literal('#16213A'),
  background_color: z.literal('#FFFFFF'),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.literal('image/png'), purpose: z.string().optional() }),
  ),
})

type Icons = z.infer<typeof manifestSchema>['icons']

async function expectIcons(request: APIRequestContext, icons: Icons) {
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of icons) {
    const icon = await fetchFile(request, src)
    const [width, height] = sizes.split('x').map(Number)
    expect([icon.type, icon.picture]).toEqual(['image/png', { type: 'png', width, height }])
  }
}

for (const [lang, { site }] of Object.entries(editions))
  test(`the manifest in the language ${lang} names the company and its icons`, async ({ request }) => {
    const { type, bytes } = await fetchFile(request, MANIFESTS[lang as keyof typeof MANIFESTS])
    expect(type).toBe('application/manifest+json')
    const { icons, ...facts } = manifestSchema.parse(JSON.parse(bytes.toString()))
    const start = lang === 'en' ? '/' : `/${lang}`
    expect(facts).toMatchObject({ name: site.name, short_name: site.name.split(' ')[0], lang, start_url: start })
    await expectIcons(request, icons)
  })
