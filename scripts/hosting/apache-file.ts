import { CONTENT_TYPES, contentTypeOf } from '@/lib/content-types'

import { type HeaderRule, patternOf } from './header-rules'
import { COPIES, type Rules, UNSERVED } from './headers'

/** What follows the name of a compressed copy. */
const COPY = '(\\.(br|gz))?'

/**
 * Text of the `.htaccess` file for Apache 2.4 (cPanel, Plesk). Without mod_rewrite the pages are shown at `/contactus/`,
 * without mod_headers they lack the headers. Conditions on REDIRECT_STATUS: a rule is for what the visitor asked, not for
 * what another rule made of it.
 */
export function apacheFile([all, ...others]: Rules): string {
  const types = Object.keys(CONTENT_TYPES).map(
    (end) => `<FilesMatch "\\.${end}${COPY}$">\n  ForceType "${contentTypeOf(`.${end}`)}"\n</FilesMatch>`,
  )
  const set = (headers: HeaderRule['headers'], when = '') =>
    headers.map(([name, value]) => `  Header always set ${name} "${value}"${when}`).join('\n')
  return `# Written by the build for these pages: replace it with them. Needs AllowOverride All; see docs/deploy.md.
Options -Indexes -MultiViews
DirectoryIndex index.html
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html
${types.join('\n')}
RemoveLanguage .br .ne
AddEncoding br .br
AddEncoding gzip .gz

<IfModule mod_rewrite.c>
DirectorySlash Off
RewriteEngine On
RewriteBase /
# Never served: hidden files, what is meant for hosts, compressed copies under their own names, the error pages.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_URI} ${UNSERVED}|${COPIES}|^/(404|_not-found)(\\.html)?/?$
RewriteRule ^ - [R=404,L]

# One address for each page and file; the others lead to it. An HTML file without a folder is no page.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^index(\\.html)?/?$ / [R=308,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}/$1/index.html -f [OR]
RewriteCond %{DOCUMENT_ROOT}/$1 -f
RewriteRule ^(.+?)(/index)?(\\.html/?|/)$ /$1 [R=308,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} \\s[^?\\s]*//
RewriteRule ^(.*)$ /$1 [R=308,L]

# Pages. A folder without a page is not found (not "forbidden").
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]

# Compressed copies instead of what Apache compresses; the folder's index would be chosen only later.
SetEnv no-gzip 1
SetEnv no-brotli 1
RewriteRule ^$ index.html
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{DOCUMENT_ROOT}/$1.br -f
RewriteRule ^(.+)$ $1.br [L]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{DOCUMENT_ROOT}/$1.gz -f
RewriteRule ^(.+)$ $1.gz [L]
</IfModule>
<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>
${others.map((rule, index) => `SetEnvIf Request_URI ${patternOf(rule, COPY)} site${index}`).join('\n')}
<IfModule mod_headers.c>
  Header unset Cache-Control
${set([['Cache-Control', 'no-cache'], ...all.headers])}
${others.map(({ headers }, index) => set(headers, ` env=site${index}`)).join('\n')}
  Header merge Vary Accept-Encoding
</IfModule>
`
}
