import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { fileOf } from '../export/pages'
import { contentTypeOf } from '../hosting/content-types'

/** Already compressed; brotli would make them larger. */
const DENSE = new Set(['.woff2', '.png', '.ico'])

/**
 * Serves the export in the folder `root` as a CDN does: compresses every file in advance (brotli 11) and keeps it in
 * memory, so that no measured request includes compression. `rewrite` changes each page before that.
 */
export function createCompressedSite(root: string, rewrite = (html: string) => html): RequestListener {
  const ready = new Map<string, { body: Buffer; headers: Record<string, string> }>()

  function prepare(file: string) {
    const type = extname(file)
    const raw = readFileSync(file)
    const text = type === '.html' ? Buffer.from(rewrite(raw.toString())) : raw
    const hashed = file.includes('/_next/static/')
    const headers = {
      'content-type': contentTypeOf(file),
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    }
    return DENSE.has(type)
      ? { body: text, headers }
      : { body: brotliCompressSync(text), headers: { ...headers, 'content-encoding': 'br' } }
  }

  return (request, response) => {
    const file = fileOf(root, request.url ?? '/')
    const found = ready.get(file) ?? (existsSync(file) ? prepare(file) : undefined)
    if (!found) {
      response.writeHead(404).end()
      return
    }
    ready.set(file, found)
    response.writeHead(200, { ...found.headers, 'content-length': found.body.length }).end(found.body)
  }
}

/** The page without scripts and their preloads: the fastest result that its HTML and styles allow. */
export const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '').replace(/<link\b[^>]*\sas="script"[^>]*>/gi, '')

/** The page with linked styles, as Next exports it, instead of styles in its HTML: shows the cost of that way. */
export const withLinkedStyles = (html: string) =>
  html
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/i, '')
    .replace(/(<link\b[^>]*\srel="stylesheet"[^>]*?)\sdisabled=""/i, '$1')
