import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'

import sirv from 'sirv'

import { headersFor, parseHeaderRules } from '../hosting/header-rules'

/** Pages that are shown under other addresses only. */
const ERROR_PAGE = /^\/(404|_not-found)$/

/**
 * Request handler that serves the export in the folder `root` as a good host does: one clean address for each page
 * (others redirect to it, 308), `404.html` for all else, the headers of `_headers`, and compressed copies.
 */
export function createStaticSite(root: string): RequestListener {
  // `dev` reads the disk at each request, so that a new build is served at once.
  const serve = sirv(root, { dev: true, etag: true, gzip: true, brotli: true, extensions: ['html'] })
  return (request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/)
    const clean = path.replace(/^\/+/, '/').replace(/(\/index)?(\.html)?\/*$/, '') || '/'
    const notFound = () => {
      const page = join(root, '404.html')
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      response.end(existsSync(page) ? readFileSync(page) : 'Not found')
    }
    const rules = join(root, '_headers')
    if (existsSync(rules)) response.setHeaders(headersFor(parseHeaderRules(readFileSync(rules, 'utf8')), path))
    if (clean !== path) return response.writeHead(308, { location: clean + query }).end()
    if (ERROR_PAGE.test(path)) return notFound()
    // sirv throws at a range that ends before it starts; a server is free to ignore ranges (RFC 9110, section 14.2).
    delete request.headers.range
    serve(request, response, notFound)
  }
}
