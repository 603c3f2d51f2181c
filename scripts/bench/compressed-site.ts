import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { fileOf } from '../export/pages'
import { contentTypeOf } from '../hosting/content-types'

/** Already compressed; brotli would add to them. */
const DENSE = new Set(['.woff2', '.png', '.ico'])

/**
 * Serves the export in the folder `root` as a CDN does: everything compressed beforehand (brotli 11) and kept in memory,
 * so that no request is measured together with its compression. `rewrite` changes each page before.
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

/** The page without any script and without what is loaded for scripts: the fastest that its HTML and styles allow. */
export const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '').replace(/<link\b[^>]*\sas="script"[^>]*>/gi, '')

/** The page with its styles linked, as Next exports it, instead of in its HTML: what the other way would cost. */
export const withLinkedStyles = (html: string) =>
  html
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/i, '')
    .replace(/(<link\b[^>]*\srel="stylesheet"[^>]*?)\sdisabled=""/i, '$1')
