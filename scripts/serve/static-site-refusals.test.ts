import assert from 'node:assert/strict'
import { afterAll, describe, it } from 'vitest'

import { startSite } from './static-site-fixture'

const { ask, stop } = await startSite()
afterAll(stop)

describe('redirects', () => {
  const cases = {
    '/contactus/': '/contactus',
    '/contactus/?a=1&b=/': '/contactus?a=1&b=/',
    '/contactus.html': '/contactus',
    '/company/faqs.html?a=1': '/company/faqs?a=1',
    '/index.html': '/',
    '/index': '/',
    '/company/': '/company',
    '/company/index.html': '/company',
    '//contactus': '/contactus',
    '//': '/',
    '/robots.txt/': '/robots.txt',
  }
  for (const [path, location] of Object.entries(cases)) {
    it(`redirects ${path} to ${location}`, async () => {
      const { status, headers } = await ask(path)
      assert.deepEqual([status, headers.location], [308, location])
    })
  }
})

describe('everything else', () => {
  const paths = [
    ...['/nothing', '/nothing/', '/nothing.html', '/company/nothing', '/_next/static/nothing.js'],
    ...['/404', '/404.html', '/404/', '/_not-found', '/_next/', '/_next', '/_next/static/'],
    ...['/.env', '/.git/config', '/company/.secret', '/.well-known/../.env', '/%2eenv', '/.html'],
    ...['/vercel.json', '/nginx.conf', '/data.json.br', '/_headers'],
    ...['/../outside.txt', '/..%2foutside.txt', '/%2e%2e/outside.txt', '/a/../../outside.txt', '/..%5coutside.txt'],
    ...[
      '/../out-other/secret.txt',
      '/%',
      '/%00',
      '/%c3%28',
      '//other.example/',
      '/\\other.example/',
      'http://other.example/',
    ],
    `/${'a'.repeat(5000)}`,
  ]
  for (const path of paths) {
    it(`is not found: ${path.slice(0, 60)}`, async () => {
      const [get, head] = await Promise.all([ask(path), ask(path, 'HEAD')])
      assert.deepEqual([get.status, get.body], [404, '<p>404.html'])
      assert.match(get.headers['content-type'] ?? '', /^text\/html/)
      assert.equal(get.headers['cache-control'], 'no-cache')
      assert.deepEqual([head.status, head.body], [404, ''])
      assert.equal(head.headers['content-length'], get.headers['content-length'])
    })
  }

  it('is not found either when 404.html is missing', async () => {
    const other = await startSite()
    other.remove('404.html')
    assert.equal((await other.ask('/nothing')).status, 404)
    await other.stop()
  })

  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    it(`refuses ${method}`, async () => {
      const { status, headers } = await ask('/contactus', method)
      assert.deepEqual([status, headers.allow], [405, 'GET, HEAD'])
    })
  }
})
