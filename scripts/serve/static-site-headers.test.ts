import assert from 'node:assert/strict'
import { afterAll, describe, it } from 'vitest'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { startSite } from './static-site-fixture'

const { ask, write, stop } = await startSite()
afterAll(stop)

describe('headers of a host', () => {
  write(
    '_headers',
    [
      '# For hosts',
      '/*',
      '  X-Everywhere: yes',
      '/_next/static/*',
      '  Cache-Control: public, max-age=1',
      '/contactus',
      "  Content-Security-Policy: default-src 'none'; img-src 'self'",
      '  X-Everywhere: twice',
    ].join('\n'),
  )

  it('sends the headers of all matching rules, joined', async () => {
    const { headers } = await ask('/contactus?a=1')
    assert.equal(headers['content-security-policy'], "default-src 'none'; img-src 'self'")
    assert.equal(headers['x-everywhere'], 'yes, twice')
    assert.equal(headers['cache-control'], 'no-cache')
  })

  for (const path of ['/company/faqs', '/nothing', '/contactus.html', '/robots.txt'])
    it(`sends the headers for every address with ${path}`, async () => {
      const { headers } = await ask(path)
      assert.equal(headers['x-everywhere'], 'yes')
      assert.equal(headers['content-security-policy'], undefined)
    })

  it('lets the rules override its own headers', async () => {
    assert.equal((await ask('/_next/static/a.css')).headers['cache-control'], 'public, max-age=1')
  })

  it('never lets browsers cache a missing file', async () => {
    assert.equal((await ask('/_next/static/nothing.js')).headers['cache-control'], 'no-cache')
  })
})

describe('compressed copies', () => {
  write('contactus.html.br', brotliCompressSync('brotli').toString('latin1'))
  write('contactus.html.gz', gzipSync('gzip').toString('latin1'))
  const cases = { 'gzip, deflate, br, zstd': 'br', gzip: 'gzip', '': undefined }
  for (const [accepted, encoding] of Object.entries(cases))
    it(`answers "${accepted}" with ${encoding ?? 'the file'}`, async () => {
      const { status, headers } = await ask('/contactus', 'HEAD', { 'accept-encoding': accepted })
      assert.deepEqual([status, headers['content-encoding'], headers.vary], [200, encoding, 'Accept-Encoding'])
      assert.match(headers['content-type'] ?? '', /^text\/html;\s?charset=utf-8$/)
    })
})
