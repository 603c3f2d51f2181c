import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, it } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { writeHosting } from './files'
import { headersFor, parseHeaderRules } from './headers'

const out = mkdtempSync(join(tmpdir(), 'hosting-'))
afterAll(() => rmSync(out, { recursive: true }))
const read = (name: string) => readFileSync(join(out, name))

const long = '<p>'.repeat(500)
mkdirSync(join(out, 'empty.txt/empty'), { recursive: true })
for (const [name, content] of Object.entries({ 'index.html': long, 'index.txt': long, 'a.txt': 'a', 'b.txt': long }))
  writeFileSync(join(out, name), content)
writeFileSync(join(out, 'picture.png'), long)

const POLICY = "default-src 'none'; frame-ancestors 'none'"
await writeHosting(out, POLICY)

describe('_headers', () => {
  const rules = parseHeaderRules(read('_headers').toString())
  const cases: Record<string, [cache: string | null, shared: string, robots: string | null]> = {
    '/company/faqs': [null, 'same-origin', null],
    '/_next/static/chunks/a.js': ['public, max-age=31536000, immutable', 'same-origin', null],
    '/marks/mark-512.png': [null, 'cross-origin', null],
    '/company/faqs.txt': [null, 'same-origin', 'noindex'],
    '/data/en.webmanifest': [null, 'same-origin', 'noindex'],
    '/robots.txt': [null, 'same-origin', 'all'],
  }
  for (const [path, expected] of Object.entries(cases))
    it(`gives ${path} its headers, each once`, () => {
      const headers = headersFor(rules, path)
      const given = (...names: string[]) => names.map((name) => headers.get(name))
      assert.deepEqual(given('cache-control', 'cross-origin-resource-policy', 'x-robots-tag'), expected)
      assert.deepEqual(given('content-security-policy', 'strict-transport-security'), [POLICY, 'max-age=63072000'])
      assert.deepEqual(given('x-content-type-options', 'x-frame-options'), ['nosniff', 'DENY'])
    })

  it('reports a line that no host would understand', () => {
    assert.throws(() => parseHeaderRules('/a\n  X-Frame-Options DENY'), /"X-Frame-Options DENY" must be "Name: value"/)
    assert.throws(() => parseHeaderRules('X-Frame-Options: DENY'), /below a path/)
  })
})

it('vercel.json has the same headers, and clean addresses', () => {
  const { cleanUrls, trailingSlash, headers } = JSON.parse(read('vercel.json').toString())
  assert.deepEqual([cleanUrls, trailingSlash], [true, false])
  assert.deepEqual(headers[0].source, '/(.*)')
  assert.deepEqual(headers[0].headers.at(-1), { key: 'Content-Security-Policy', value: POLICY })
  assert.deepEqual(headers.at(-1), { source: '/robots.txt', headers: [{ key: 'X-Robots-Tag', value: 'all' }] })
})

it('empty folders are gone, and GitHub Pages leaves nothing out', () => {
  assert.ok(!existsSync(join(out, 'empty.txt')))
  assert.ok(existsSync(join(out, '.nojekyll')))
})

it('compressed copies contain the same as the files, and save something', () => {
  for (const name of ['index.html', 'index.txt', 'b.txt']) {
    assert.equal(brotliDecompressSync(read(`${name}.br`)).toString(), long)
    assert.equal(gunzipSync(read(`${name}.gz`)).toString(), long)
  }
  for (const name of ['a.txt.br', 'a.txt.gz', 'picture.png.br']) assert.ok(!existsSync(join(out, name)))
})
