import assert from 'node:assert/strict'
import { test } from 'vitest'

import { firstLoadOf, scriptsOf, stylesOf } from './page-files'

test('finds the scripts of a page as Next exports it, without the polyfills and other scripts', () => {
  const html = `<head><script src="/_next/static/chunks/a.js" async=""></script>
    <script src="/_next/static/chunks/app/(en)/layout-1.js" async=""></script>
    <script src="/_next/static/chunks/polyfills.js" noModule=""></script></head>
    <body><script type="application/ld+json">{"src":"/_next/no.js"}</script>
    <script>(self.__next_f=self.__next_f||[]).push([0])</script>
    <script src="/_next/static/chunks/webpack.js" id="_R_" async=""></script>`
  assert.deepEqual(scriptsOf(html), [
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/app/(en)/layout-1.js',
    '/_next/static/chunks/webpack.js',
  ])
})

test('finds the scripts that a page starts later, each once', () => {
  const html = `<script data-chunks="/_next/static/chunks/a.js /_next/static/chunks/b.js">start()</script>
    <script type="application/json" id="flight">["\\u003cscript src="]</script>
    <script src="/_next/static/chunks/a.js" async=""></script>`
  assert.deepEqual(scriptsOf(html), ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
})

test('separates what blocks the first paint and what loads by itself from what loads later', () => {
  const html = `<link rel="preload" href="/font.woff2" as="font" crossorigin=""/><link rel="icon" href="/icon.svg"/>
    <link rel="stylesheet" href="/a.css" data-precedence="next"/><link rel="stylesheet" href="/b.css" disabled=""/>
    <img src="/now.svg" alt=""/><img src="/later.svg" loading="lazy" alt=""/>
    <script src="/_next/static/chunks/a.js" async=""></script>`
  assert.deepEqual(stylesOf(html), ['/a.css'])
  assert.deepEqual(firstLoadOf(html), ['/_next/static/chunks/a.js', '/a.css', '/font.woff2', '/now.svg'])
})
