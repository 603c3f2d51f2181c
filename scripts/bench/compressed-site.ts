import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { load, type CheerioAPI } from 'cheerio'

import { contentTypeOf } from '@/lib/content-types'

import { fileOf } from '../export/pages'
import { HASHED_CACHE, isHashed } from '../hosting/headers'

/** Already compressed; brotli would make them larger. */
const DENSE = new Set(['.woff2', '.png', '.ico'])

/**
 * Serves the export in the folder `root` as a CDN does: compresses every file in advance (brotli 11) and keeps it in
 * memory, so that no measured request includes compression. `rewrite` changes each page before that.
 */
export function createCompressedSite(root: string, rewrite = (html: string) => html): RequestListener {
  const ready = new Map<string, { body: Buffer; headers: Record<string, string> }>()

  function prepare(file: string, address: string) {
    const type = extname(file)
    const raw = readFileSync(file)
    const text = type === '.html' ? Buffer.from(rewrite(raw.toString())) : raw
    const headers = {
      'content-type': contentTypeOf(file),
      'cache-control': isHashed(address) ? HASHED_CACHE : 'no-cache',
    }
    return DENSE.has(type)
      ? { body: text, headers }
      : { body: brotliCompressSync(text), headers: { ...headers, 'content-encoding': 'br' } }
  }

  return (request, response) => {
    const { url = '/' } = request
    const file = fileOf(root, url)
    const found = ready.get(file) ?? (existsSync(file) ? prepare(file, url) : undefined)
    if (!found) {
      response.writeHead(404).end()
      return
    }
    ready.set(file, found)
    response.writeHead(200, { ...found.headers, 'content-length': found.body.length }).end(found.body)
  }
}

/** The page without scripts and their preloads: the fastest result that its HTML and styles allow. */
export const withoutScripts = (html: string) => edited(html, ($) => $('script, link[as=script]').remove())

/** The page with linked styles, as Next exports it, instead of styles in its HTML: shows the cost of that way. */
export const withLinkedStyles = (html: string) =>
  edited(html, ($) => {
    $('style').remove()
    $('link[rel=stylesheet]').removeAttr('disabled')
  })

function edited(html: string, edit: ($: CheerioAPI) => void): string {
  const $ = load(html, { scriptingEnabled: false })
  edit($)
  return $.html()
}
