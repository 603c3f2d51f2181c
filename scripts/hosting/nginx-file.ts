import { CONTENT_TYPES, isText } from '@/lib/content-types'

import { HASHED, HASHED_CACHE, SECURITY_HEADERS } from './headers'
import { COPIES, HOST_FILES } from './host-files'

/**
 * The part of nginx's configuration for a `server` block that already sets `root` (the export), names, ports and
 * certificates. Locations use `set` instead of `add_header`, since one `add_header` there would drop all of the
 * server's.
 */
export function nginxFile(policy: string): string {
  const types = Object.entries(CONTENT_TYPES).map(([end, type]) => `  ${type} ${end};`)
  // nginx always includes text/html.
  const textTypes = Object.values(CONTENT_TYPES).filter((type) => isText(type) && type !== 'text/html')
  const headers = SECURITY_HEADERS.map(([name, value]) => `add_header ${name} "${value}" always;`)
  return `# Written by the build for these pages: replace it with them, and reload nginx.
# Needs Debian's libnginx-mod-http-brotli-static; see docs/deploy.md.
server_tokens off;
absolute_redirect off;
autoindex off;
etag on;
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

set $site_cache no-cache;
add_header Content-Security-Policy "${policy}" always;
add_header Cache-Control $site_cache always;
${headers.join('\n')}

error_page 404 /404.html;

# Never served: hidden files, what is meant for hosts, compressed copies under their own names, the error pages.
location ~ /\\.(?!well-known/) { return 404; }
location ~ ${HOST_FILES} { return 404; }
location ~ ${COPIES} { return 404; }
location ~ ^/(404|_not-found)(\\.html)?/?$ { return 404; }

# One address for each page and file; the others lead to it.
location ~ ^/index(\\.html)?/?$ { return 308 /$is_args$args; }
location ~ ^(?<site_clean>/.+?)(/index)?(\\.html/?|/)$ {
  if (-f $document_root$site_clean.html) { return 308 $site_clean$is_args$args; }
  if (-f $document_root$site_clean) { return 308 $site_clean$is_args$args; }
  return 404;
}

location = /404.html { internal; }
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
${HASHED.map((folder) => `location ${folder} { set $site_cache "${HASHED_CACHE}"; try_files $uri =404; }`).join('\n')}
`
}
