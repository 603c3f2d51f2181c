// As a URL, a path such as `//x` would name another host.
const LEADING_SLASHES = /^\/+/
const FILE_ENDING = /(\/index)?(\.html)?\/*$/

/**
 * Canonical path of the page at `pathname`: `/contactus` for `/contactus/`, `/contactus.html` and
 * `/contactus/index.html`, which hosts without rewrite rules serve too.
 */
export const canonicalPath = (pathname: string) =>
  pathname.replace(LEADING_SLASHES, '/').replace(FILE_ENDING, '') || '/'
