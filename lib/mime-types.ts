/** Content types of all exported files by extension; the defaults of servers differ. */
export const CONTENT_TYPES = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'application/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  apk: 'application/vnd.android.package-archive',
} as const

/** Whether a content type is text, which needs a charset. */
export const isText = (type: string) => /^text\/|xml|json/.test(type)

/** Content type by the extension of a file name, with charset for text; unknown: `application/octet-stream`. */
export function contentTypeOf(name: string): string {
  const types: Record<string, string> = CONTENT_TYPES
  const type = types[/[^.]+$/.exec(name)?.[0] ?? ''] ?? 'application/octet-stream'
  return isText(type) ? `${type}; charset=utf-8` : type
}
