import { CONTENT_TYPES, isText } from '@/lib/content-types'

import { patternOf } from './header-rules'
import { COPIES, type Rules, UNSERVED } from './headers'

/** The variable that holds the value of a header. */
const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`

/**
 * The part of nginx's configuration for a `server` block that already sets `root` (the export), names, ports and
 * certificates. A header that depends on the address is a variable, since one `add_header` in a location would drop all
 * of the server's; nginx sets it anew for the error page.
 */
export function nginxFile([all, ...others]: Rules): string {
  const types = Object.entries(CONTENT_TYPES).map(([end, type]) => `  ${type} ${end};`)
  // nginx always includes text/html.
  const textTypes = Object.values(CONTENT_TYPES).filter((type) => isText(type) && type !== 'text/html')
  // nginx sends no header without a value.
  const usual = { 'Cache-Control': 'no-cache', 'X-Robots-Tag': '', ...Object.fromEntries(all.headers) }
  const set = ([name, value]: [string, string]) => `set ${variable(name)} "${value}";`
  return `# Written by the build for these pages: replace it with them, and reload nginx.
# It is included in a server block; see docs/deploy.md. Without the brotli module, delete the line brotli_static.
server_tokens off;
absolute_redirect off;
autoindex off;
gzip off;
gzip_static on;
gzip_vary on;
brotli_static on;
charset utf-8;
charset_types ${textTypes.join(' ')};
default_type application/octet-stream;
types {
${types.join('\n')}
}
${Object.entries(usual).map(set).join('\n')}
${others.map((rule) => `if ($uri ~ ${patternOf(rule)}) { ${rule.headers.map(set).join(' ')} }`).join('\n')}
${Object.keys(usual)
  .map((name) => `add_header ${name} ${variable(name)} always;`)
  .join('\n')}
error_page 404 /404.html;
# Never served: hidden files, what is meant for hosts, compressed copies under their own names, the error pages.
location ~ "${UNSERVED}|${COPIES}|^/(404|_not-found)(\\.html)?/?$" { return 404; }

# One address for each page and file; the others lead to it. An HTML file without a folder is no page.
if ($request_uri ~ ^//+(?<site_path>[\\w./-]*)(\\?|$)) { return 308 /$site_path$is_args$args; }
location ~ ^/index(\\.html)?/?$ { return 308 /$is_args$args; }
location ~ ^(?<site_clean>/.+?)(/index)?(\\.html/?|/)$ {
  if (-f $document_root$site_clean/index.html) { return 308 $site_clean$is_args$args; }
  if (-f $document_root$site_clean) { return 308 $site_clean$is_args$args; }
  try_files $uri =404;
}
location = /404.html { internal; }
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
`
}
