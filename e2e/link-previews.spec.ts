import { createHash } from 'node:crypto'

import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'

import { editions, localeOf } from './support/content'
import { allSitemapPaths, exported } from './support/exported-pages'
import { expect, test } from './support/test'

const MANIFESTS = { en: '/data/en.webmanifest', ne: '/data/ne.webmanifest' }

/** Content of a file of the site; fails for another status than 200–299. */
async function ask(request: APIRequestContext, url: string) {
  const response = await request.get(url)
  expect(response.ok(), url).toBe(true)
  return response.body()
}

const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return [format, width, height]
}

test('every page links to icons and manifest, and has its own title, text and image for link previews', async ({
  request,
  baseURL,
}) => {
  const pictures = new Set<string>()
  for (const path of allSitemapPaths())
    await test.step(path, async () => {
      const $ = exported(path)
      const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content') ?? ''
      // Link previews read only the first 32 KB, and search engines stop at long styles and scripts.
      expect($('style, script').first().prevAll('[property="og:image:alt"]').length).toBe(1)
      const icons = [...$('link:is([rel=icon], [rel=apple-touch-icon], [rel=manifest])')]
      expect(icons.map((link) => $(link).attr('href'))).toEqual(
        expect.arrayContaining(['/favicon.ico', '/logo/logo.svg', '/apple-touch-icon.png', MANIFESTS[localeOf(path)]]),
      )
      expect(new URL(meta('og:url')).pathname).toBe(path)
      expect(meta('og:title')).toBe($('title').text())
      expect(meta('og:description')).toBe(meta('description'))
      expect(meta('og:type')).toBe('website')
      expect(meta('og:locale')).toMatch(new RegExp(`^${localeOf(path)}_[A-Z]{2}$`))
      expect(meta('twitter:card')).toBe('summary_large_image')
      expect(meta('og:image:alt')).toContain(editions[localeOf(path)].site.name)
      const address = new URL(meta('og:image'))
      expect(address.origin).toBe(baseURL)
      const picture = await ask(request, address.pathname)
      expect(await sizeOf(picture)).toEqual(['png', 1200, 630])
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
      pictures.add(createHash('sha256').update(picture).digest('hex'))
    })
  expect(pictures.size).toBe(allSitemapPaths().length)
  expect(await sizeOf(await ask(request, '/apple-touch-icon.png'))).toEqual(['png', 180, 180])
})

for (const [lang, { site }] of Object.entries(editions))
  test(`the manifest in the language ${lang} names the company and its icons`, async ({ request }) => {
    const text = (await ask(request, MANIFESTS[lang as keyof typeof MANIFESTS])).toString()
    const manifest = JSON.parse(text) as { icons: { src: string; sizes: string; purpose?: string }[] }
    expect(manifest).toMatchObject({
      name: site.name,
      lang,
      start_url: lang === 'en' ? '/' : `/${lang}`,
    })
    const purposes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)
    expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
    for (const { src, sizes } of manifest.icons)
      expect(await sizeOf(await ask(request, src))).toEqual(['png', ...sizes.split('x').map(Number)])
  })
