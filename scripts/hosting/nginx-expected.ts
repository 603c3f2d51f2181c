import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'

/** Content types as the server must send them, by the ends of names. */
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
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

/** Content type of the file `name`; of an unknown kind none, so that a new kind is looked at. */
export const typeOf = (name: string) => TYPES[/[^.]+$/.exec(name)?.[0] ?? '']

/** Directives of a Content-Security-Policy, sorted: of an answer, or of the page in a file with what only headers say. */
export function policyOf(from: IncomingHttpHeaders | string): string[] {
  const policy =
    typeof from === 'string'
      ? /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(readFileSync(from, 'utf8'))?.[1]
      : from['content-security-policy']?.toString()
  if (!policy) throw new Error(`No policy in ${typeof from === 'string' ? from : 'the answer'}`)
  const directives = policy.replaceAll('&#x27;', "'").split('; ')
  return (typeof from === 'string' ? [...directives, "frame-ancestors 'none'"] : directives).sort()
}
