import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'

import { finishPage } from './finish-page'
import { exportedPage, FLIGHT } from './page-fixture'

const STARTER = 'start("नेपाल")'
const STYLES = 'p>a{color:red}'
const PAGE = {
  starter: STARTER,
  readStyles: (href: string) => (href === '/_next/static/css/x.css' ? STYLES : assert.fail(href)),
  mailOrigin: 'https://mail.example',
}
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text)

describe('a finished page', () => {
  const { html, policy } = finishPage(exportedPage(), PAGE)

  it('is the page with its scripts and styles written anew, and nothing else changed', () => {
    const chunks = ['a', 'app/(en)/%5Bslug%5D/page-b', 'webpack-1'].map((name) => `/_next/static/chunks/${name}.js`)
    const expected = exportedPage({
      charset:
        `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
        `<script data-chunks="${chunks.join(' ')}">${STARTER}</script>`,
      styles: `<style>${STYLES}</style><link rel="stylesheet" href="/_next/static/css/x.css" data-precedence="next" disabled=""/>`,
      preload: '',
      chunks: '',
      polyfills: '',
      webpack: '',
      flight: `<script type="application/json" id="flight">${JSON.stringify([[0], [1, FLIGHT]]).replace('<', '\\u003c')}</script>`,
    })
    assert.equal(html, expected)
  })

  it('holds the data as a list that a script can read', () => {
    const [json] = found(html, /id="flight">([^<]*)<\/script>/g)
    assert.deepEqual(JSON.parse(json!), [[0], [1, FLIGHT]])
  })

  it('allows just the inline script, styles and style attributes that are in it', () => {
    const hashes = found(policy, /('sha256-\S+')/g).map((one) => one!.replace(';', ''))
    const inline = [
      ...found(html, /<script data-chunks[^>]*>(.*?)<\/script>/g),
      ...found(html, /<style>(.*?)<\/style>/g),
    ]
    assert.deepEqual(
      hashes,
      [...inline, 'position:relative'].map((text) => hash(text!)),
    )
    assert.match(
      policy,
      /script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+' 'unsafe-hashes' 'sha256-[^']+';/,
    )
    assert.match(policy, /frame-src https:\/\/www\.google\.com;/)
  })

  it('loses nothing where pieces touch', () => {
    const touching = finishPage(exportedPage({ viewport: '', font: '' }), PAGE).html
    assert.match(touching, /<meta charSet="utf-8"\/><meta http-equiv.*<\/script><style>/)
  })
})

describe('a page that cannot be finished', () => {
  const push = (...entries: unknown[]) =>
    entries.map((entry) => `<script>self.__next_f.push(${JSON.stringify(entry)})</script>`).join('')
  it('has an unknown style attribute', () =>
    assert.throws(() => finishPage(exportedPage({ content: '<p style="color:red">' }), PAGE), /style="color:red"/))

  for (const flight of [push([1, '0:1\n']), push([0], [3, 'YQ==']), push([0], [0])])
    it(`has data of an unknown form: ${flight}`, () =>
      assert.throws(() => finishPage(exportedPage({ flight }), PAGE), /data have an unknown form/))

  for (const text of ['a</style>', 'a</SCRIPT >', '<!--<script>', 'a\r\nb', 'a\0'])
    it(`gets a text that HTML would change: ${JSON.stringify(text)}`, () => {
      assert.throws(() => finishPage(exportedPage(), { ...PAGE, starter: text }), /HTML would change/)
      assert.throws(() => finishPage(exportedPage(), { ...PAGE, readStyles: () => text }), /HTML would change/)
    })
})
