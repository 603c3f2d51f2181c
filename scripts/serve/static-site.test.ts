import assert from 'node:assert/strict'
import { afterAll, describe, it } from 'vitest'

import { startSite } from './static-site-fixture'

const { ask, write, remove, stop } = await startSite()
afterAll(stop)

describe('pages', () => {
  const cases = {
    '/': 'index.html',
    '/?from=mail': 'index.html',
    '/contactus': 'contactus.html',
    '/contactus?_rsc=1': 'contactus.html',
    '/company/faqs': 'company/faqs.html',
    '/company': 'company/index.html',
  }
  for (const [path, file] of Object.entries(cases)) {
    it(`shows ${file} at ${path}`, async () => {
      const { status, headers, body } = await ask(path)
      assert.deepEqual([status, body], [200, `<p>${file}`])
      assert.match(headers['content-type'] ?? '', /^text\/html;\s?charset=utf-8$/)
      assert.equal(headers['cache-control'], 'no-cache')
    })
  }

  it('answers HEAD with the headers of GET and no body', async () => {
    const [head, get] = await Promise.all([ask('/contactus', 'HEAD'), ask('/contactus')])
    assert.deepEqual([head.status, head.body], [200, ''])
    for (const name of ['content-type', 'content-length', 'etag'] as const)
      assert.equal(head.headers[name], get.headers[name])
  })

  it('answers 304 to a browser that has the page', async () => {
    const { headers } = await ask('/contactus')
    assert.equal((await ask('/contactus', 'GET', { 'if-none-match': headers.etag })).status, 304)
  })

  it('serves a rebuild at once', async () => {
    assert.equal((await ask('/new')).status, 404)
    write('new.html', 'first')
    assert.equal((await ask('/new')).body, 'first')
    write('new.html', 'second, longer')
    assert.equal((await ask('/new')).body, 'second, longer')
    remove('new.html')
    assert.equal((await ask('/new')).status, 404)
  })
})

describe('files', () => {
  const types = {
    '/contactus.txt': /^text\/plain/,
    '/contactus/__next._tree.txt': /^text\/plain/,
    '/robots.txt': /^text\/plain/,
    '/.well-known/security.txt': /^text\/plain/,
    '/image.webp': /^image\/webp$/,
    '/icon.svg': /^image\/svg\+xml; charset=utf-8$/,
    '/favicon.ico': /^image\/x-icon$/,
    '/files/app.apk': /^application\/vnd\.android\.package-archive$/,
    '/font.woff2': /^font\/woff2$/,
    '/site.webmanifest': /^application\/manifest\+json; charset=utf-8$/,
    '/_next/static/a.css': /^text\/css; charset=utf-8$/,
    '/_next/static/chunks/app/%5Bslug%5D-1a2b.js': /^text\/javascript; charset=utf-8$/,
  }
  for (const [path, type] of Object.entries(types)) {
    it(`sends ${path} with its type and cache rule`, async () => {
      const { status, headers, body } = await ask(path)
      assert.equal(status, 200)
      assert.equal(`/${body}`, decodeURIComponent(path))
      assert.match(headers['content-type'] ?? '', type)
      const hashed = path.startsWith('/_next/static/')
      assert.equal(headers['cache-control'], hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    })
  }

  it('ignores a range that ends before it starts', async () => {
    assert.equal((await ask('/robots.txt', 'GET', { range: 'bytes=5-2' })).status, 200)
  })
})
