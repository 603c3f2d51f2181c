/** Tests the export in `out/` behind `nginx` or `apache2` at port 3345 or `PORT`. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'

import { globSync } from 'tinyglobby'

import { contentTypeOf } from '@/lib/mime-types'

import { exitWith } from './build/run-build'
import { fileOf, sitePaths } from './export/exported-paths'
import { headersOf, UNSERVED } from './hosting/headers'
import { ask, startServer, type Server } from './hosting/servers'
import { listen } from './serve/listen'
import { createStaticSite } from './serve/static-site'

const OUT = 'out'
const port = Number(process.env.PORT || 3345)
const serverName = process.argv[2] as Server
// A hidden file, which must return 404, and the verification file of a search engine.
const added = { '/.hidden-from-visitors': 'hidden', '/verification.html': 'verified' }
for (const [file, text] of Object.entries(added)) writeFileSync(OUT + file, text)
const server = await startServer(serverName, OUT, port).catch(exitWith)
const preview = await listen(createStaticSite(OUT), 0)
after(async () => {
  for (const file of Object.keys(added)) rmSync(OUT + file)
  await Promise.all([server.close(), preview.close()])
  assert.equal(server.errors(), '')
})

const paths = sitePaths(OUT)
const files = globSync('**', { cwd: OUT, dot: true }).map((file) => `/${file}`)
const notServed = new RegExp(`(?<!/verification)\\.html$|${UNSERVED}`)

type Answer = Awaited<ReturnType<typeof ask>>

/** Asserts that a response has the site's headers for `path`. */
function expectHeaders({ headers }: Answer, path: string) {
  const expected = headersOf(OUT, path)
  if (!expected.has('cache-control')) expected.set('cache-control', 'no-cache')
  for (const header of ['x-robots-tag', ...expected.keys()])
    assert.equal(headers[header], expected.get(header) ?? undefined, header)
  assert.equal(headers['content-language'], undefined)
  if (serverName === 'nginx') assert.equal(headers.server, 'nginx')
}

/** Asserts that `path` serves a file: by GET, HEAD and conditional request, in all encodings. */
async function expectFile(path: string, file: string) {
  const full = await ask(port, path)
  assert.deepEqual([full.status, full.body], [200, readFileSync(file)])
  assert.equal(full.headers['content-type'], contentTypeOf(file))
  assert.notEqual(full.headers['content-type'], 'application/octet-stream', 'lib/mime-types.ts')
  expectHeaders(full, decodeURI(path))
  const { headers } = full
  const head = await ask(port, path, 'HEAD')
  assert.deepEqual([head.status, head.body.length], [200, 0])
  assert.deepEqual({ ...head.headers, date: '' }, { ...headers, date: '' })
  const validators = { 'if-none-match': headers.etag, 'if-modified-since': headers['last-modified'] }
  assert.equal((await ask(port, path, 'GET', validators)).status, 304)
  for (const [accepted, encoding, end] of [
    ['gzip, deflate, br, zstd', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
  ] as const) {
    const answer = await ask(port, path, 'GET', { 'accept-encoding': accepted })
    const hasCopy = files.includes(file.slice(OUT.length) + end)
    assert.equal(answer.headers['content-encoding'], hasCopy ? encoding : undefined)
    assert.deepEqual(answer.body, readFileSync(hasCopy ? file + end : file))
    assert.equal(answer.headers['content-type'], headers['content-type'])
    if (hasCopy) assert.equal(answer.headers.vary, 'Accept-Encoding')
    expectHeaders(answer, decodeURI(path))
  }
}

describe('every page is served in all encodings', () => {
  for (const path of paths) it(path, () => expectFile(path, fileOf(OUT, path)))
  it('and has in <meta> the policy of its header', () => {
    const [policy] = headersOf(OUT, '/').get('content-security-policy')!.split("; frame-ancestors 'none'")
    for (const path of paths) assert.ok(readFileSync(fileOf(OUT, path), 'utf8').includes(`content="${policy}"`))
  })
})

describe('every other file is served in all encodings', () => {
  for (const file of files.filter((name) => !notServed.test(name)))
    it(file, () => expectFile(encodeURI(file), OUT + file))
})

describe('every other path shows the error page with status 404', () => {
  const missing = 'contact nothing nothing.html nothing/ nothing.txt _next/static/nothing.js share/nothing.png'
  const errorPages = '404 404.html 404/ _not-found'
  const hidden = '.hidden-from-visitors .env .git/config company/.secret %2eenv'
  const ofHosts = '.htaccess .nojekyll _headers vercel.json nginx.conf index.html.br contactus.txt.gz'
  const folders = readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((folder) => join(folder.parentPath, folder.name).slice(OUT.length + 1))
    .filter((folder) => !paths.includes(`/${folder}`))
  const unserved = [missing, errorPages, hidden, ofHosts].flatMap((names) => names.split(' '))
  const unknown = [...unserved, ...folders.map(encodeURI).flatMap((folder) => [folder, `${folder}/`])]
  for (const path of unknown.map((name) => `/${name}`))
    it(path, async () => {
      const [get, head, previewed] = await Promise.all([
        ask(port, path),
        ask(port, path, 'HEAD'),
        ask(preview.port, path),
      ])
      assert.deepEqual([get.status, head.status, previewed.status], [404, 404, 404])
      assert.deepEqual([get.body, head.body.length], [readFileSync(`${OUT}/404.html`), 0])
      assert.equal(get.headers['content-type'], 'text/html; charset=utf-8')
      expectHeaders(get, '/404.html')
    })
})

describe('other addresses of a page redirect to its canonical one, as in the preview', () => {
  const others = paths
    .filter((path) => path !== '/')
    .flatMap((path) => [`${path}.html?a=//b`, `${path}/?a=1`, `/${path}`, `${path}/index.html`, `${path}/index`])
  for (const path of [...others, '/index.html', '/index', '/index/', '//', '/robots.txt/', '/contactus.html/'])
    it(path, async () => {
      const [served, previewed] = await Promise.all([ask(port, path), ask(preview.port, path)])
      // Apache sends an absolute URL.
      const { pathname, search, host } = new URL(served.headers.location ?? '', server.address)
      assert.deepEqual([served.status, host, pathname + search], [308, `localhost:${port}`, previewed.headers.location])
      assert.equal(previewed.status, 308)
      expectHeaders(served, '/')
    })
})
