import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { exportedPage, FLIGHT } from './page-fixture'
import { pageParts, type Range } from './page-parts'

describe('parts of an exported page', () => {
  const html = exportedPage()
  const parts = pageParts(html)
  const texts = (ranges: Range[]) => ranges.map(({ start, end }) => html.slice(start, end))

  it('names its scripts in their order, without those for old browsers', () => {
    const chunks = ['a.js', 'app/(en)/%5Bslug%5D/page-b.js', 'webpack-1.js']
    assert.deepEqual(
      parts.chunks,
      chunks.map((name) => `/_next/static/chunks/${name}`),
    )
  })

  it('holds the data', () => {
    const entries = parts.flight.map((entry) => JSON.parse(entry) as [number, string?])
    assert.deepEqual(
      entries.map(([kind]) => kind),
      [0, 1, 1],
    )
    assert.equal(entries.map(([, text]) => text).join(''), FLIGHT)
  })

  it('names what the policy must allow', () => {
    assert.deepEqual(parts.styles, ['/_next/static/css/x.css'])
    assert.deepEqual(parts.styleAttributes, ['position:relative', 'position:relative'])
    assert.deepEqual(parts.frames, ['https://www.google.com'])
  })

  it('knows where each stands, behind any character and line break', () => {
    assert.ok(html.slice(0, parts.headStart).endsWith('<meta charSet="utf-8"/>'))
    assert.ok(html.slice(parts.flightStart).startsWith('<script>(self.__next_f='))
    assert.deepEqual(texts(parts.styleLinks), [
      '<link rel="stylesheet" href="/_next/static/css/x.css" data-precedence="next"/>',
    ])
    const removed = texts(parts.removed)
    assert.equal(removed.length, 8)
    for (const text of removed) assert.match(text, /^<script[^>]*>[^<]*<\/script>$|^<link rel="preload" as="script"/)
  })
})

describe('a page with what is unknown', () => {
  const added: Record<string, [content: string, error: RegExp]> = {
    'a script': ['<script>track()</script>', /unknown <script>track/],
    'a script behind data': ['<script>self.__next_f.push([1,"a"]);track()</script>', /unknown <script>self/],
    'a script of another type': ['<script type="module">a()</script>', /unknown <script type="module"/],
    'a module': ['<script type="module" src="/_next/static/chunks/b.js" async=""></script>', /unknown <script type/],
    'a script from elsewhere': ['<script src="https://example.com/a.js" async=""></script>', /unknown <script src/],
    'a script that the page waits for': ['<script src="/_next/static/chunks/b.js"></script>', /unknown <script src/],
    'an address with a space': ['<script src="/_next/static/chunks/b c.js" async=""></script>', /unknown <script src/],
    'a script in a drawing': ['<svg><script href="/a.js"></script></svg>', /unknown <script href/],
    'a script in a template': ['<template><script>a()</script></template>', /unknown <script>a/],
    'a handler': ['<a href="/" onclick="a()">a</a>', /script in the attribute onclick of <a href/],
    'a script as link': ['<a href="javascript:a()">a</a>', /script in the attribute href of <a/],
    'a hidden script as link': ['<a href=" Java&#10;Script:a()">a</a>', /script in the attribute href of <a/],
    'a script as link of a drawing': ['<svg><a xlink:href="javascript:a()"></a></svg>', /attribute href of <a/],
    'a script as address of a form': ['<form action="javascript:a()"></form>', /script in the attribute action/],
    styles: ['<style>a{}</style>', /unknown <style>/],
    'styles for browsers without scripts': ['<noscript><style>a{}</style></noscript>', /unknown <style>/],
    'styles from elsewhere': ['<link rel="stylesheet" href="https://example.com/a.css"/>', /unknown <link/],
    'styles for print': [
      '<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next" media="print"/>',
      /unknown <link/,
    ],
    'styles with a quote': [
      '<link rel="stylesheet" href="/_next/static/css/&quot;.css" data-precedence="next"/>',
      /unknown <link/,
    ],
    'a link that loads': ['<link rel="modulepreload" href="/a.js"/>', /unknown <link rel="modulepreload"/],
    'a frame with a page of its own': ['<iframe srcdoc="a" src="https://a.example"></iframe>', /unknown <iframe/],
    'a frame without an origin': ['<iframe src="data:text/html,a"></iframe>', /unknown <iframe/],
    'a base': ['<base href="/a/"/>', /unknown <base/],
    'an embedded file': ['<embed src="/a.svg"/>', /unknown <embed/],
    'an object': ['<object data="/a.svg"></object>', /unknown <object/],
  }
  for (const [name, [content, error]] of Object.entries(added))
    it(`is refused: ${name}`, () => assert.throws(() => pageParts(exportedPage({ content })), error))

  it('is refused when the step has rewritten it', () => {
    const viewport = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/>'
    assert.throws(() => pageParts(exportedPage({ viewport })), /unknown <meta http-equiv/)
  })

  it('is refused when something stands before the encoding, or none is told', () => {
    const charset = '<title>a</title><meta charSet="utf-8"/>'
    assert.throws(() => pageParts(exportedPage({ charset })), /unknown <meta charSet/)
    assert.throws(() => pageParts(exportedPage({ charset: '' })), /no <meta charset>/)
  })

  for (const changes of [{ flight: '' }, { chunks: '', webpack: '' }])
    it(`is refused without ${Object.keys(changes).join(' and ')}`, () =>
      assert.throws(() => pageParts(exportedPage(changes)), /without the framework's scripts or data/))

  it('may speak of scripts', () => {
    const content = '<img alt="JavaScript: a language" src="/a.svg"/><a href="#javascript:">a</a>'
    assert.doesNotThrow(() => pageParts(exportedPage({ content })))
  })
})
