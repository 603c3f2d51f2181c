import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { headersFor, parseHeaderRules } from './header-rules'
import { writeHosting } from './files'

const out = mkdtempSync(join(tmpdir(), 'hosting-'))
after(() => rmSync(out, { recursive: true }))
const read = (name: string) => readFileSync(join(out, name))

const long = '<p>'.repeat(500)
mkdirSync(join(out, 'robots.txt.d.txt'))
for (const [name, content] of Object.entries({ 'index.html': long, 'index.txt': long, 'a.txt': 'a', 'b.txt': long }))
  writeFileSync(join(out, name), content)
writeFileSync(join(out, 'picture.png'), long)
// From an earlier run, when the file was still large enough to compress.
writeFileSync(join(out, 'a.txt.br'), 'old')

const policy = (source: string) => `default-src 'none'; script-src 'self' '${source}'; frame-src 'none'`
const pages = ['/', '/company/faqs', '/404'].map((path) => ({ path, policy: policy(path) }))
await writeHosting(out, pages)

describe('_headers', () => {
  const rules = parseHeaderRules(read('_headers').toString())
  const cases: Record<string, string | null> = {
    '/': '/',
    '/company/faqs': '/company/faqs',
    '/company/faqs.html': null,
    '/404': '/404',
    '/company/faqs.txt': null,
    '/nothing': null,
  }
  for (const [path, source] of Object.entries(cases))
    it(`gives ${path} ${source ? 'its policy' : 'none'}, and the headers of every answer`, () => {
      const headers = headersFor(rules, path)
      assert.equal(headers.get('content-security-policy'), source && policy(source))
      assert.equal(headers.get('strict-transport-security'), 'max-age=63072000')
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('x-frame-options'), 'DENY')
      assert.equal(headers.get('cache-control'), null)
    })

  it('makes browsers keep hashed files', () => {
    for (const path of ['/_next/static/chunks/a.js', '/images/office-1a2b3c-640.avif'])
      assert.equal(headersFor(rules, path).get('cache-control'), 'public, max-age=31536000, immutable')
  })

  it('reports a line that no host would understand', () => {
    assert.throws(() => parseHeaderRules('/a\n  X-Frame-Options DENY'), /"X-Frame-Options DENY" must be "Name: value"/)
    assert.throws(() => parseHeaderRules('X-Frame-Options: DENY'), /below a path/)
  })
})

describe('vercel.json', () => {
  it('has the same headers', () => {
    const { cleanUrls, trailingSlash, headers } = JSON.parse(read('vercel.json').toString())
    assert.deepEqual([cleanUrls, trailingSlash], [true, false])
    const sources = headers.map(({ source }: { source: string }) => source)
    assert.deepEqual(sources, ['/(.*)', '/_next/static/(.*)', '/images/(.*)', '/', '/company/faqs', '/404'])
    assert.deepEqual(headers[3].headers, [{ key: 'Content-Security-Policy', value: policy('/') }])
  })
})

describe('compressed copies', () => {
  it('contain the same content as the files', () => {
    for (const name of ['index.html', 'index.txt', 'b.txt']) {
      assert.equal(brotliDecompressSync(read(`${name}.br`)).toString(), long)
      assert.equal(gunzipSync(read(`${name}.gz`)).toString(), long)
    }
  })

  for (const name of ['a.txt.br', 'a.txt.gz', 'picture.png.br'])
    it(`are not written where they save nothing: ${name}`, () => {
      assert.throws(() => read(name), /ENOENT/)
    })

  it('have the same bytes each time', async () => {
    const before = read('index.html.br')
    await writeHosting(out, pages)
    assert.deepEqual(read('index.html.br'), before)
  })
})

describe('limits of hosts', () => {
  it('reports the page whose policy is longer than a line may be', async () => {
    const tooLong = [{ path: '/a', policy: policy('x'.repeat(2000)) }]
    await assert.rejects(writeHosting(out, tooLong), /^Error: _headers, \/a: Content-Security-Policy is 2\d{3} char/)
  })

  it('gives a large site one policy that allows what each page needs, in as few rules as possible', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ path: `/p${index}`, policy: policy(`s${index % 3}`) }))
    await writeHosting(out, [
      ...many,
      { path: '/map', policy: policy('s0').replace("frame-src 'none'", 'frame-src https://m.org') },
    ])
    const rules = parseHeaderRules(read('_headers').toString())
    assert.equal(rules.length, 3)
    for (const path of ['/p1', '/nothing'])
      assert.equal(
        headersFor(rules, path).get('content-security-policy'),
        "default-src 'none'; script-src 'self' 's0' 's1' 's2'; frame-src https://m.org",
      )
  })

  it('does not unite policies when one names fewer directives', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ path: `/p${index}`, policy: policy('s') }))
    const weaker = { path: '/weaker', policy: "default-src 'none'" }
    await assert.rejects(writeHosting(out, [...many, weaker]), /must name the same directives/)
  })
})
