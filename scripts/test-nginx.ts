/** Checks the export in `out/` behind the real nginx, on port 3345 or `PORT`; `--load` adds a load test. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'

import { exitWith } from './build/ensure'
import { ask } from './serve/ask'
import { listen } from './serve/listen'
import { startNginx } from './hosting/nginx'
import { loadNginx } from './test-nginx/load'
import { fileOf, sitePaths } from './export/pages'
import { policyOf, typeOf } from './test-nginx/expected'
import { isHashed, SECURITY_HEADERS } from './hosting/headers'
import { COPIES, HOST_FILES } from './hosting/host-files'
import { createStaticSite } from './serve/static-site'

const OUT = 'out'
const port = Number(process.env.PORT || 3345)
const nginx = await startNginx(OUT, port).catch(exitWith)
// The export has no hidden files, but an editor or version control may leave some, which must not be served.
const hidden = '/.hidden-from-visitors'
writeFileSync(OUT + hidden, 'hidden')
const preview = await listen(createStaticSite(OUT), 0)
after(async () => {
  rmSync(OUT + hidden)
  await Promise.all([nginx.close(), preview.close()])
  assert.equal(nginx.errors(), '')
})

const paths = sitePaths(OUT)
const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  .map((name) => `/${name}`)
  .filter((name) => name !== hidden && statSync(OUT + name).isFile())
const unserved = new RegExp(`\\.html$|${COPIES}|${HOST_FILES}`)
const served = files.filter((name) => !unserved.test(name))

const expectSafe = ({ headers }: Awaited<ReturnType<typeof ask>>) => {
  for (const [name, value] of SECURITY_HEADERS) assert.equal(headers[name.toLowerCase()], value)
  assert.equal(headers.server, 'nginx')
}

describe('every page', () => {
  for (const path of paths)
    it(path, async () => {
      const file = fileOf(OUT, path)
      const page = await ask(port, path)
      assert.deepEqual([page.status, page.body], [200, readFileSync(file)])
      assert.equal(page.headers['content-type'], 'text/html; charset=utf-8')
      assert.equal(page.headers['cache-control'], 'no-cache')
      assert.deepEqual(policyOf(page.headers), policyOf(file))
      expectSafe(page)
      await expectVariants(path, file)
    })
})

describe('every file', () => {
  for (const name of served)
    it(name, async () => {
      const path = encodeURI(name)
      const file = await ask(port, path)
      assert.deepEqual([file.status, file.body], [200, readFileSync(OUT + name)])
      assert.equal(file.headers['content-type'], typeOf(name))
      const hashed = isHashed(name)
      assert.equal(file.headers['cache-control'], hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      expectSafe(file)
      await expectVariants(path, OUT + name)
    })
})

/** Checks HEAD requests, revalidation and the compressed copies. */
async function expectVariants(path: string, file: string) {
  const { headers } = await ask(port, path)
  const head = await ask(port, path, 'HEAD')
  assert.deepEqual([head.status, head.body.length], [200, 0])
  assert.deepEqual({ ...head.headers, date: '' }, { ...headers, date: '' })
  const known = { 'if-none-match': headers.etag, 'if-modified-since': headers['last-modified'] }
  assert.equal((await ask(port, path, 'GET', known)).status, 304)
  for (const [accepted, encoding, end] of [
    ['gzip, deflate, br, zstd', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
  ] as const) {
    const answer = await ask(port, path, 'GET', { 'accept-encoding': accepted })
    const copy = files.includes(file.slice(OUT.length) + end)
    assert.equal(answer.headers['content-encoding'], copy ? encoding : undefined)
    assert.deepEqual(answer.body, readFileSync(copy ? file + end : file))
    assert.equal(answer.headers['content-type'], headers['content-type'])
    if (copy) assert.equal(answer.headers.vary, 'Accept-Encoding')
  }
}

describe('everything else shows the error page', () => {
  const folders = readdirSync(OUT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory())
  const unknown = [
    ...[
      '/contact',
      '/nothing',
      '/nothing.html',
      '/nothing/',
      '/_next/static/nothing.js',
      '/images/nothing.avif',
      '/404',
      '/404.html',
      '/404/',
    ],
    ...[hidden, '/.env', '/.git/config', '/company/.secret', '/_headers', '/vercel.json', '/nginx.conf', '/_not-found'],
    ...['/index.html.br', '/contactus.txt.gz', '/%2eenv'],
    ...folders
      .map(({ parentPath, name }) => `/${join(parentPath, name).slice(OUT.length + 1)}`)
      .filter((name) => !paths.includes(name) && !files.includes(`${name}.html`))
      .flatMap((name) => [encodeURI(name), `${encodeURI(name)}/`]),
  ]
  for (const path of unknown)
    it(path, async () => {
      const [get, head, preview_] = await Promise.all([
        ask(port, path),
        ask(port, path, 'HEAD'),
        ask(preview.port, path),
      ])
      assert.deepEqual([get.status, head.status, preview_.status], [404, 404, 404])
      assert.deepEqual([get.body, head.body.length], [readFileSync(`${OUT}/404.html`), 0])
      assert.deepEqual(policyOf(get.headers), policyOf(`${OUT}/404.html`))
      assert.equal(get.headers['content-type'], 'text/html; charset=utf-8')
      assert.equal(get.headers['cache-control'], 'no-cache')
      expectSafe(get)
    })
})

describe('each page has one address, the same as in the preview', () => {
  const others = paths
    .filter((path) => path !== '/')
    .flatMap((path) => [`${path}.html?a=//b`, `${path}/?a=1`, `/${path}`])
  for (const path of [...others, '/index.html', '/index', '/index/', '//', '/robots.txt/', '/contactus.html/'])
    it(path, async () => {
      const [real, ours] = await Promise.all([ask(port, path), ask(preview.port, path)])
      assert.deepEqual([real.status, real.headers.location], [308, ours.headers.location])
      assert.equal(ours.status, 308)
      expectSafe(real)
    })

  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    it(`refuses ${method}`, async () => {
      const answer = await ask(port, '/contactus', method)
      assert.equal(answer.status, 405)
      expectSafe(answer)
    })
})

if (process.argv.includes('--load'))
  it('answers 2,000 requests a second for a minute', { timeout: 120_000 }, async () => {
    assert.ok(await loadNginx(nginx.address, [...paths, ...served.map(encodeURI)]))
  })
