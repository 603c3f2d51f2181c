/**
 * Canonical path of the page at `pathname`: `/contactus` for `/contactus/`, `/contactus.html` and
 * `/contactus/index.html`, which hosts without rewrite rules serve too.
 */
export const canonicalPath = (pathname: string) =>
  // `//x` would be a protocol-relative URL of another host.
  pathname.replace(/^\/+/, '/').replace(/(\/index)?(\.html)?\/*$/, '') || '/'
