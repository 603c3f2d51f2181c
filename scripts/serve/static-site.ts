import { existsSync, readFileSync, statSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

import sirv from 'sirv'

import { canonicalPath } from '@/lib/before-hydration/canonical-path'
import { contentTypeOf } from '@/lib/mime-types'

import { headersOf, UNSERVED } from '../hosting/headers'

const BEFORE_QUERY = /(?=\?)/

/**
 * Request handler that serves the export in the folder `root` like a host: a canonical path per page with 308 redirects
 * to it, `404.html` for unknown paths, the headers of the build, and compressed copies.
 */
export function createStaticSite(root: string): RequestListener {
  // `dev` reads the disk at each request, to serve a new build at once.
  const serve = sirv(root, { dev: true, etag: true, gzip: true, brotli: true, extensions: ['html'], setHeaders })
  const hasFile = (name: string) => existsSync(join(root, name)) && statSync(join(root, name)).isFile()
  const notFound = (response: ServerResponse) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    response.end(hasFile('404.html') ? readFileSync(join(root, '404.html')) : 'Not found')
  }
  const unserved = new RegExp(UNSERVED)
  return (request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split(BEFORE_QUERY)
    const canonical = canonicalPath(path)
    // An HTML file without a folder copy is not a page, and keeps its extension.
    const isPlainFile = path.endsWith('.html') && hasFile(path) && !hasFile(`${canonical}/index.html`)
    const address = isPlainFile ? path : canonical
    const filePath = decodePath(address)
    response.setHeaders(headersOf(root, path))
    const isFound = ['', '.html', '/index.html'].some((end) => hasFile(filePath + end))
    if (!isFound || unserved.test(decodePath(path))) return notFound(response)
    if (address !== path) return response.writeHead(308, { location: address + query }).end()
    // sirv throws for a range that ends before its start; servers may ignore ranges (RFC 9110, section 14.2).
    delete request.headers.range
    serve(request, response, () => notFound(response))
  }
}

function setHeaders(response: ServerResponse, path: string) {
  // Paths of pages have no file extension.
  response.setHeader('content-type', contentTypeOf(extname(path) ? path : '.html'))
}

/** Decodes percent-encoding; returns the path of the error page for invalid encoding. */
function decodePath(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/404'
  }
}
