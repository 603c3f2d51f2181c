import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

import sirv from 'sirv'

// A relative path, since a test runs `npm start` in a folder without the project's tsconfig.json.
import { contentTypeOf } from '../../lib/content-types'
import { headersFor, parseHeaderRules } from '../hosting/header-rules'
import { COPIES, HASHED_CACHE, isHashed, UNSERVED } from '../hosting/headers'

/** Pages that are only shown under other addresses. */
const ERROR_PAGES = new Set(['/404', '/_not-found'])

const REFUSED = new RegExp(`[\\\\\\0]|${UNSERVED}|${COPIES}`)

/**
 * Request handler that serves an exported Next site (`trailingSlash: false`) from the folder `root` as a good CDN does:
 * one clean address per page (others redirect to it, 308), `404.html` with status 404 for everything unknown, no hidden
 * files or folders, the headers of its `_headers` file, and compressed copies. Reads the disk on every request, so that
 * a rebuild is served at once. Throws only for a `_headers` file that no host would understand.
 */
export function createStaticSite(root: string): RequestListener {
  const serve = sirv(root, { dev: true, etag: true, gzip: true, brotli: true, extensions: ['html'], setHeaders })
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain' }).end('Method Not Allowed')
      return
    }
    // sirv throws on a range that ends before it starts; a server is free to ignore ranges (RFC 9110, section 14.2).
    delete request.headers.range
    const { path, search } = splitAddress(request.url ?? '/')
    response.setHeaders(hostHeaders(root, path))
    const clean = cleanAddress(root, path)
    if (clean === undefined || !hasFile(root, clean)) notFound(root, request, response)
    else if (clean !== path) response.writeHead(308, { location: clean + search, 'cache-control': 'no-cache' }).end()
    else serve(request, response, () => notFound(root, request, response))
  }
}

function setHeaders(response: ServerResponse, path: string) {
  if (isHashed(path) && !response.hasHeader('cache-control')) response.setHeader('cache-control', HASHED_CACHE)
  // The address of a page has no file extension.
  response.setHeader('content-type', contentTypeOf(extname(path) ? path : '.html'))
}

function splitAddress(url: string) {
  const [path = '/'] = url.split('?', 1)
  return { path, search: url.slice(path.length) }
}

/**
 * The only address for what `path` requests, still percent-encoded; `undefined` for what is never served: broken
 * escapes, hidden files, paths that leave the folder, and the error pages themselves.
 */
function cleanAddress(root: string, path: string) {
  try {
    const decoded = decodeURIComponent(path)
    if (!decoded.startsWith('/') || REFUSED.test(decoded)) return undefined
  } catch {
    return undefined
  }
  // Merging slashes also prevents a redirect to another host (`//host/`).
  const page = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
  const clean = page.replace(/\/index$/, '') || '/'
  if (ERROR_PAGES.has(clean) || REFUSED.test(clean)) return undefined
  // An HTML file without a copy is no page.
  const isFile = path === `${page}.html` && hasFile(root, path) && !existsSync(join(root, clean, 'index.html'))
  return isFile && clean !== '/' ? path : clean
}

/** The headers that a host with a `_headers` file adds to every answer. */
function hostHeaders(root: string, path: string) {
  const file = join(root, '_headers')
  return existsSync(file) ? headersFor(parseHeaderRules(readFileSync(file, 'utf8')), path) : new Headers()
}

function hasFile(root: string, clean: string) {
  const name = clean === '/' ? '' : decodeURI(clean)
  return ['', '.html', '/index.html'].some((end) => {
    const path = join(root, name + end)
    return existsSync(path) && statSync(path).isFile()
  })
}

function notFound(root: string, request: IncomingMessage, response: ServerResponse) {
  const page = join(root, '404.html')
  const body = existsSync(page)
    ? readFileSync(page)
    : Buffer.from('<!doctype html><title>Not found</title><p>Not found')
  response.writeHead(404, {
    'content-type': contentTypeOf(page),
    'content-length': body.length,
    'cache-control': 'no-cache',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
