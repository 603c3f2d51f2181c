/** Tests the export in `out/` behind `HOST_SERVER`, `nginx` or `apache2`, at port 3345 or `PORT`. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { globSync } from 'tinyglobby'
import { afterAll, describe, expect, test } from 'vitest'

import { contentTypeOf } from '@/lib/mime-types'

import { exportedFile, sitePaths } from '../export/exported-paths'
import { listen } from '../serve/listen'
import { createStaticSite } from '../serve/static-site'
import { headersOf, UNSERVED } from './headers'
import { startServer, type ServerName } from './servers'

const OUT = 'out'
const port = Number(process.env.PORT || 3345)
const serverName = process.env.HOST_SERVER as ServerName
// A hidden file, which must return 404, and the verification file of a search engine.
const addedFiles = { '/.hidden-from-visitors': 'hidden', '/verification.html': 'verified' }
for (const [file, text] of Object.entries(addedFiles)) writeFileSync(OUT + file, text)
const server = await startServer(serverName, OUT, port)
const preview = await listen(createStaticSite(OUT), 0)
afterAll(async () => {
  for (const file of Object.keys(addedFiles)) rmSync(OUT + file)
  await preview.close()
  expect(await server.close()).toBe('')
})

const paths = sitePaths(OUT)
const files = globSync('**', { cwd: OUT, dot: true }).map((file) => `/${file}`)
const pageOrUnserved = new RegExp(`(?<!/verification)\\.html$|${UNSERVED}`)

/** Requests a path of the server or the preview, by default without compression. */
const ask = (path: string, { method = 'GET', headers = {}, from = server.address } = {}) =>
  fetch(from + path, { method, headers: { 'accept-encoding': 'identity', ...headers }, redirect: 'manual' })

/** The headers of a response without those of its connection. */
const headersIn = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name)))

const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

/** Expects that a response has the site's headers for `path`. */
function expectHeaders({ headers }: Response, path: string) {
  const expected = headersOf(OUT, path)
  if (!expected.has('cache-control')) expected.set('cache-control', 'no-cache')
  for (const header of ['x-robots-tag', ...expected.keys()])
    expect(headers.get(header), header).toBe(expected.get(header) ?? null)
  expect(headers.get('content-language')).toBeNull()
  if (serverName === 'nginx') expect(headers.get('server')).toBe('nginx')
}

/** Expects that `path` serves a file: by GET, HEAD and conditional request, in all encodings. */
async function expectFile(path: string, file: string) {
  const full = await ask(path)
  const headers = headersIn(full)
  expect(full.status).toBe(200)
  expect(readFileSync(file).equals(await bodyOf(full))).toBe(true)
  expect(headers['content-type']).toBe(contentTypeOf(file))
  expect(headers['content-type'], 'lib/mime-types.ts').not.toBe('application/octet-stream')
  expectHeaders(full, decodeURI(path))
  const head = await ask(path, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(headersIn(head)).toEqual(headers)
  const validators = { 'if-none-match': headers.etag, 'if-modified-since': headers['last-modified'] }
  expect((await ask(path, { headers: validators })).status).toBe(304)
  for (const [accepted, encoding, end] of [
    ['gzip, deflate, br, zstd', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
  ] as const) {
    const response = await ask(path, { headers: { 'accept-encoding': accepted } })
    const hasCopy = files.includes(file.slice(OUT.length) + end)
    expect(response.headers.get('content-encoding')).toBe(hasCopy ? encoding : null)
    expect(readFileSync(file).equals(await bodyOf(response))).toBe(true)
    expect(response.headers.get('content-type')).toBe(headers['content-type'])
    if (hasCopy) expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expectHeaders(response, decodeURI(path))
  }
}

describe('every page is served in all encodings', () => {
  for (const path of paths) test(path, () => expectFile(path, exportedFile(OUT, path)))
  test('and has the policy of the header, without frame-ancestors, in <meta>', () => {
    const [policy] = headersOf(OUT, '/').get('content-security-policy')!.split("; frame-ancestors 'none'")
    for (const path of paths) expect(readFileSync(exportedFile(OUT, path), 'utf8')).toContain(`content="${policy}"`)
  })
})

describe('every other file is served in all encodings', () => {
  for (const file of files.filter((name) => !pageOrUnserved.test(name)))
    test(file, () => expectFile(encodeURI(file), OUT + file))
})

describe('an encoding with the weight 0 is not sent (RFC 9110, 12.5.3)', () => {
  for (const path of ['/', paths[1]!])
    for (const [accepted, encoding] of [
      ['br;q=0, gzip', 'gzip'],
      ['gzip, br;q=0.0', 'gzip'],
      ['gzip; q=0.000, br', 'br'],
      ['br;q=0.5', 'br'],
      ['gzip;q=0, br;q=0', null],
    ] as const)
      test(`${path} for ${accepted}`, async () => {
        const response = await ask(path, { headers: { 'accept-encoding': accepted } })
        expect(response.headers.get('content-encoding')).toBe(encoding)
        expect(readFileSync(exportedFile(OUT, path)).equals(await bodyOf(response))).toBe(true)
      })
})

describe('every other path shows the error page with status 404', () => {
  const missing = 'contact nothing nothing.html nothing/ nothing.txt _next/static/nothing.js share/nothing.png'
  const errorPages = '404 404.html 404/ _not-found'
  const hidden = '.hidden-from-visitors .env .git/config company/.secret %2eenv'
  const hostFiles = '.htaccess .nojekyll _headers vercel.json nginx.conf index.html.br contactus.txt.gz'
  const folders = readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((folder) => join(folder.parentPath, folder.name).slice(OUT.length + 1))
    .filter((folder) => !paths.includes(`/${folder}`))
  const unserved = [missing, errorPages, hidden, hostFiles].flatMap((names) => names.split(' '))
  const unknown = [...unserved, ...folders.map(encodeURI).flatMap((folder) => [folder, `${folder}/`])]
  for (const path of unknown.map((name) => `/${name}`))
    test(path, async () => {
      const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })]
      const previewed = await ask(path, { from: preview.address })
      expect([get.status, head.status, previewed.status]).toEqual([404, 404, 404])
      expect(readFileSync(`${OUT}/404.html`).equals(await bodyOf(get))).toBe(true)
      expect(get.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expectHeaders(get, '/404.html')
    })
})

describe('other addresses of a page redirect to its canonical path, as in the preview', () => {
  const others = paths
    .filter((path) => path !== '/')
    .flatMap((path) => [`${path}.html?a=//b`, `${path}/?a=1`, `/${path}`, `${path}/index.html`, `${path}/index`])
  for (const path of [...others, '/index.html', '/index', '/index/', '//', '/robots.txt/', '/contactus.html/'])
    test(path, async () => {
      const [served, previewed] = [await ask(path), await ask(path, { from: preview.address })]
      // Apache sends an absolute URL.
      const { pathname, search, host } = new URL(served.headers.get('location') ?? '', server.address)
      const expected = previewed.headers.get('location')
      expect([served.status, host, pathname + search]).toEqual([308, `localhost:${port}`, expected])
      expect(previewed.status).toBe(308)
      expectHeaders(served, '/')
    })
})
