import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, it } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { headersFor, parseHeaderRules } from './header-rules'
import { writeHosting } from './files'

const out = mkdtempSync(join(tmpdir(), 'hosting-'))
afterAll(() => rmSync(out, { recursive: true }))
const read = (name: string) => readFileSync(join(out, name))

const long = '<p>'.repeat(500)
mkdirSync(join(out, 'robots.txt.d.txt'))
for (const [name, content] of Object.entries({ 'index.html': long, 'index.txt': long, 'a.txt': 'a', 'b.txt': long }))
  writeFileSync(join(out, name), content)
writeFileSync(join(out, 'picture.png'), long)
// From an earlier run, when the file was still large enough to compress.
writeFileSync(join(out, 'a.txt.br'), 'old')

const POLICY = "default-src 'none'; frame-ancestors 'none'"
await writeHosting(out, POLICY)

describe('_headers', () => {
  const rules = parseHeaderRules(read('_headers').toString())
  it('gives every answer the policy and the other headers, and pages no time to be kept', () => {
    const headers = headersFor(rules, '/company/faqs')
    assert.equal(headers.get('content-security-policy'), POLICY)
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
    assert.deepEqual(sources, ['/(.*)', '/_next/static/(.*)', '/images/(.*)'])
    assert.deepEqual(headers[0].headers.at(-1), { key: 'Content-Security-Policy', value: POLICY })
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
    await writeHosting(out, POLICY)
    assert.deepEqual(read('index.html.br'), before)
  })
})
