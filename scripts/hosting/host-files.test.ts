import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { headersOf } from './headers'
import { writeHosting } from './host-files'

const POLICY = "default-src 'none'; frame-ancestors 'none'"
const out = mkdtempSync(join(tmpdir(), 'hosting-'))
afterAll(() => rmSync(out, { recursive: true }))
mkdirSync(join(out, 'empty.txt/empty'), { recursive: true })
for (const name of ['short.txt', 'picture.png']) writeFileSync(join(out, name), 'a')
await writeHosting(out, POLICY)

test.each([
  ['/company/faqs', [null, 'same-origin', null]],
  ['/_next/static/chunks/a.js', ['public, max-age=31536000, immutable', 'same-origin', null]],
  ['/logo/logo-512.png', [null, 'cross-origin', null]],
  ['/data/en.webmanifest', [null, 'same-origin', 'noindex']],
  ['/robots.txt', [null, 'same-origin', null]],
])('%s has the headers of all matching rules; of headers with the same name, the last', (path, expected) => {
  const headers = headersOf(out, path)
  const valuesOf = (...names: string[]) => names.map((name) => headers.get(name))
  expect(valuesOf('cache-control', 'cross-origin-resource-policy', 'x-robots-tag')).toEqual(expected)
  expect(valuesOf('content-security-policy', 'strict-transport-security')).toEqual([POLICY, 'max-age=63072000'])
  expect(valuesOf('x-content-type-options', 'x-frame-options')).toEqual(['nosniff', 'DENY'])
})

test('_headers lists the headers, with lines that remove overridden values; vercel.json enables clean URLs', () => {
  const { cleanUrls, trailingSlash } = JSON.parse(readFileSync(join(out, 'vercel.json'), 'utf8'))
  expect([cleanUrls, trailingSlash]).toEqual([true, false])
  const text = readFileSync(join(out, '_headers'), 'utf8')
  expect(text).toMatch(/^\/\*\n {2}Strict-Transport-Security: max-age=63072000\n/)
  expect(text).toContain(`\n  Content-Security-Policy: ${POLICY}\n\n/_next/static/*\n  Cache-Control: public`)
  const crossOrigin = ['! Cross-Origin-Resource-Policy', 'Cross-Origin-Resource-Policy: cross-origin']
  expect(text).toContain(['\n\n/share/*', ...crossOrigin].join('\n  '))
})

test('writeHosting removes empty folders, skips compressed copies that are not smaller, and adds .nojekyll', () => {
  for (const name of ['empty.txt', 'short.txt.br', 'short.txt.gz', 'picture.png.br'])
    expect(existsSync(join(out, name))).toBe(false)
  // With this file, GitHub Pages also publishes names that begin with `_`.
  expect(existsSync(join(out, '.nojekyll'))).toBe(true)
})
