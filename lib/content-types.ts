/** Content types of all files of the export, by file extension; the lists of servers differ. */
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

/** Whether files of a type are text, which needs an encoding. */
export const isText = (type: string) => /^text\/|xml|json/.test(type)

/** Content type of the file called `name`, with its encoding. */
export function contentTypeOf(name: string): string {
  const types: Record<string, string> = CONTENT_TYPES
  const type = types[/[^.]+$/.exec(name)?.[0] ?? ''] ?? 'application/octet-stream'
  return isText(type) ? `${type}; charset=utf-8` : type
}
