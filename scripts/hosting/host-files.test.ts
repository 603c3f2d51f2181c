import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, it } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { writeHosting } from './host-files'
import { headersOf } from './headers'

const out = mkdtempSync(join(tmpdir(), 'hosting-'))
afterAll(() => rmSync(out, { recursive: true }))
const read = (name: string) => readFileSync(join(out, name))

const LONG_TEXT = '<p>'.repeat(500)
mkdirSync(join(out, 'empty.txt/empty'), { recursive: true })
for (const [name, content] of Object.entries({
  'index.html': LONG_TEXT,
  'index.txt': LONG_TEXT,
  'a.txt': 'a',
  'b.txt': LONG_TEXT,
}))
  writeFileSync(join(out, name), content)
writeFileSync(join(out, 'picture.png'), LONG_TEXT)

const POLICY = "default-src 'none'; frame-ancestors 'none'"
await writeHosting(out, POLICY)

const cases: Record<string, [cache: string | null, shared: string, robots: string | null]> = {
  '/company/faqs': [null, 'same-origin', null],
  '/_next/static/chunks/a.js': ['public, max-age=31536000, immutable', 'same-origin', null],
  '/logo/logo-512.png': [null, 'cross-origin', null],
  '/company/faqs.txt': [null, 'same-origin', 'noindex'],
  '/data/en.webmanifest': [null, 'same-origin', 'noindex'],
  '/robots.txt': [null, 'same-origin', 'all'],
}
for (const [path, expected] of Object.entries(cases))
  it(`${path} has the headers of its path, each once`, () => {
    const headers = headersOf(out, path)
    const valuesOf = (...names: string[]) => names.map((name) => headers.get(name))
    assert.deepEqual(valuesOf('cache-control', 'cross-origin-resource-policy', 'x-robots-tag'), expected)
    assert.deepEqual(valuesOf('content-security-policy', 'strict-transport-security'), [POLICY, 'max-age=63072000'])
    assert.deepEqual(valuesOf('x-content-type-options', 'x-frame-options'), ['nosniff', 'DENY'])
  })

it('_headers has the same headers, with lines that remove overridden ones; Vercel gets clean URLs', () => {
  const { cleanUrls, trailingSlash, headers } = JSON.parse(read('vercel.json').toString())
  assert.deepEqual([cleanUrls, trailingSlash, headers[0].source], [true, false, '/(.*)'])
  const text = read('_headers').toString()
  assert.ok(text.startsWith('/*\n  Strict-Transport-Security: max-age=63072000\n'))
  assert.ok(text.includes(`\n  Content-Security-Policy: ${POLICY}\n\n/_next/static/*\n  Cache-Control: public`))
  assert.ok(text.endsWith('\n\n/robots.txt\n  ! X-Robots-Tag\n  X-Robots-Tag: all\n'))
})

it('empty folders are removed, and GitHub Pages publishes all files', () => {
  assert.ok(!existsSync(join(out, 'empty.txt')))
  assert.ok(existsSync(join(out, '.nojekyll')))
})

it('compressed copies decode to the original and are smaller', () => {
  for (const name of ['index.html', 'index.txt', 'b.txt']) {
    assert.equal(brotliDecompressSync(read(`${name}.br`)).toString(), LONG_TEXT)
    assert.equal(gunzipSync(read(`${name}.gz`)).toString(), LONG_TEXT)
  }
  for (const name of ['a.txt.br', 'a.txt.gz', 'picture.png.br']) assert.ok(!existsSync(join(out, name)))
})
