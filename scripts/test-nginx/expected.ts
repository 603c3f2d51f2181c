import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'

import { load } from 'cheerio'

/** Content types that the server must send, by file extension. */
const TYPES: Record<string, string> = {
  apk: 'application/vnd.android.package-archive',
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

/** Expected content type of the file `name`; undefined for a new kind of file, so that the test fails. */
export const typeOf = (name: string) => TYPES[/[^.]+$/.exec(name)?.[0] ?? '']

/** Sorted directives of a Content-Security-Policy: of an answer, or of the page in a file plus the header-only ones. */
export function policyOf(from: IncomingHttpHeaders | string): string[] {
  const isFile = typeof from === 'string'
  const policy = isFile
    ? load(readFileSync(from))('meta[http-equiv=Content-Security-Policy]').attr('content')
    : from['content-security-policy']?.toString()
  if (!policy) throw new Error(`No policy in ${isFile ? from : 'the answer'}`)
  const directives = policy.split('; ')
  return (isFile ? [...directives, "frame-ancestors 'none'"] : directives).sort()
}
