import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { globSync } from 'tinyglobby'

import { CONTENT_TYPES, contentTypeOf, isText } from '@/lib/mime-types'

import { formatHeaderRules, type HeaderRule, headerRules, patternOf, type Rules, UNSERVED } from './headers'

/**
 * Writes configuration files for hosts and compressed copies into the export `out`, and removes empty folders. Each
 * release needs its own files, since `policy` contains the hashes of its scripts and styles.
 */
export async function writeHosting(out: string, policy: string): Promise<void> {
  const rules = headerRules(policy)
  // The pattern `*` is `(.*)` in Vercel's syntax; of headers with the same name, the last wins.
  const headers = rules.map((rule) => ({
    source: rule.path.replaceAll('*', '(.*)'),
    headers: rule.headers.map(([key, value]) => ({ key, value })),
  }))
  await precompress(out)
  await writeFile(join(out, '_headers'), formatHeaderRules(rules))
  await writeFile(join(out, 'vercel.json'), JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 2))
  await writeFile(join(out, 'nginx.conf'), nginxFile(rules))
  await writeFile(join(out, '.htaccess'), apacheFile(rules))
  // Without this file, GitHub Pages skips names that begin with `_`.
  await writeFile(join(out, '.nojekyll'), '')
  const folders = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { parentPath, name } of folders.reverse())
    if (readdirSync(join(parentPath, name)).length === 0) await rmdir(join(parentPath, name))
}

/** Name of nginx's variable for a header. */
const nginxVariable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`

/**
 * Configuration for an nginx `server` block that sets `root` (the export), names, ports and certificates. Headers by
 * path are variables: an `add_header` in a location would drop those of the server. The 404 page has these headers too.
 */
function nginxFile([everyPath, ...others]: Rules): string {
  const types = Object.entries(CONTENT_TYPES).map(([end, type]) => `  ${type} ${end};`)
  // `charset_types` of nginx always includes text/html.
  const textTypes = Object.values(CONTENT_TYPES).filter((type) => isText(type) && type !== 'text/html')
  // nginx sends no header without a value.
  const defaults = { 'Cache-Control': 'no-cache', 'X-Robots-Tag': '', ...Object.fromEntries(everyPath.headers) }
  const setLine = ([name, value]: [string, string]) => `set ${nginxVariable(name)} "${value}";`
  return `# Generated for this build: replace it with each release, and reload nginx.
# Include it in a server block; see docs/deploy.md. Without the brotli module, delete the line brotli_static.
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
${Object.entries(defaults).map(setLine).join('\n')}
${others.map((rule) => `if ($uri ~ ${patternOf(rule)}) { ${rule.headers.map(setLine).join(' ')} }`).join('\n')}
${Object.keys(defaults)
  .map((name) => `add_header ${name} ${nginxVariable(name)} always;`)
  .join('\n')}
error_page 404 /404.html;
# Not served: hidden files, configuration of hosts, compressed copies by their own names, error pages.
location ~ "${UNSERVED}" { return 404; }

# Redirects to the canonical path of each page and file. An HTML file without a folder is not a page.
if ($request_uri ~ ^//+(?<site_path>[\\w./-]*)(\\?|$)) { return 308 /$site_path$is_args$args; }
location ~ ^/index(\\.html)?/?$ { return 308 /$is_args$args; }
location ~ ^(?<site_clean>/.+?)(/index(\\.html)?/?|\\.html/?|/)$ {
  if (-f $document_root$site_clean/index.html) { return 308 $site_clean$is_args$args; }
  if (-f $document_root$site_clean) { return 308 $site_clean$is_args$args; }
  try_files $uri =404;
}
location = /404.html { internal; }
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
`
}

/** Pattern of an `Accept-Encoding` header that accepts `encoding`, without `q=0` (RFC 9110, 12.5.3). */
const accepts = (encoding: string) => `\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`

/** Pattern of the optional extension of a compressed copy. */
const COPY = '(\\.(br|gz))?'

/**
 * The `.htaccess` file for Apache 2.4 (cPanel, Plesk). Without mod_rewrite, pages have paths like `/contactus/`,
 * without mod_headers no headers. `REDIRECT_STATUS ^$` limits a rule to the original request, before internal rewrites.
 */
function apacheFile([everyPath, ...others]: Rules): string {
  const types = Object.keys(CONTENT_TYPES).map(
    (end) => `<FilesMatch "\\.${end}${COPY}$">\n  ForceType "${contentTypeOf(`.${end}`)}"\n</FilesMatch>`,
  )
  const setLines = (headers: HeaderRule['headers'], condition = '') =>
    headers.map(([name, value]) => `  Header always set ${name} "${value}"${condition}`).join('\n')
  return `# Generated for this build: replace it with each release. Needs AllowOverride All; see docs/deploy.md.
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
# Not served: hidden files, configuration of hosts, compressed copies by their own names, error pages.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_URI} ${UNSERVED}
RewriteRule ^ - [R=404,L]

# Redirects to the canonical path of each page and file. An HTML file without a folder is not a page.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^index(\\.html)?/?$ / [R=308,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}/$1/index.html -f [OR]
RewriteCond %{DOCUMENT_ROOT}/$1 -f
RewriteRule ^(.+?)(/index(\\.html)?/?|\\.html/?|/)$ /$1 [R=308,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} \\s[^?\\s]*//
RewriteRule ^(.*)$ /$1 [R=308,L]

# Pages without extension. A folder without a page returns 404, not 403.
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]

# Serves the compressed copies instead of compressing. The rule for index.html precedes DirectoryIndex.
SetEnv no-gzip 1
SetEnv no-brotli 1
RewriteRule ^$ index.html
RewriteCond %{HTTP:Accept-Encoding} ${accepts('br')}
RewriteCond %{DOCUMENT_ROOT}/$1.br -f
RewriteRule ^(.+)$ $1.br [L]
RewriteCond %{HTTP:Accept-Encoding} ${accepts('gzip')}
RewriteCond %{DOCUMENT_ROOT}/$1.gz -f
RewriteRule ^(.+)$ $1.gz [L]
</IfModule>
<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>
${others.map((rule, index) => `SetEnvIf Request_URI ${patternOf(rule, COPY)} site${index}`).join('\n')}
<IfModule mod_headers.c>
  Header unset Cache-Control
${setLines([['Cache-Control', 'no-cache'], ...everyPath.headers])}
${others.map(({ headers }, index) => setLines(headers, ` env=site${index}`)).join('\n')}
  Header merge Vary Accept-Encoding
</IfModule>
`
}

/** Text files, and the uncompressed format `.ico`. */
const COMPRESSIBLE = '**/*.{html,css,js,txt,svg,xml,json,webmanifest,ico}'

const encoders = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/** Writes `.br` and `.gz` copies of files in `out` where they are smaller; the output is deterministic. */
const precompress = (out: string) =>
  Promise.all(globSync(COMPRESSIBLE, { cwd: out, absolute: true, dot: true }).map(compress))

/** Cache by encoding and digest: each page has a copy in its folder. */
const encoded = new Map<string, Promise<Buffer>>()

async function compress(file: string) {
  const content = await readFile(file)
  for (const [end, encode] of Object.entries(encoders)) {
    const key = `${end} ${createHash('sha256').update(content).digest('hex')}`
    const copy = encoded.get(key) ?? encode(content)
    encoded.set(key, copy)
    if ((await copy).length < content.length) await writeFile(`${file}.${end}`, await copy)
  }
}
