import assert from 'node:assert/strict'
import { test } from 'vitest'

import { localeConfig, locales } from './locales'
import { canonicalPath } from './before-hydration/canonical-path'
import { isCurrent, routesFor, withoutLocale } from './routes'

test('a link is current on its own page; the contact link is also current at /contact of its language', () => {
  assert.ok(isCurrent('/products/micos', '/products/micos'))
  assert.ok(!isCurrent('/', '/products/micos'))
  assert.ok(isCurrent('/contactus', '/contact'))
  assert.ok(isCurrent('/ne/contactus', '/ne/contact'))
  assert.ok(!isCurrent('/contactus', '/ne/contact'))
})

test('routesFor adds the prefix of a language to internal paths, and withoutLocale removes the prefix', () => {
  for (const locale of locales)
    for (const path of ['/', '/contactus', '/products/bancos', '/company/aboutus#products']) {
      const prefixed = routesFor(locale).to(path)
      assert.equal(withoutLocale(prefixed), path)
      assert.ok(prefixed.startsWith(localeConfig[locale].prefix || '/'))
    }
  assert.equal(routesFor('ne').home, '/ne')
  assert.equal(routesFor('ne').to('https://example.com/'), 'https://example.com/')
  assert.equal(withoutLocale('/news'), '/news')
})

test('canonicalPath removes the endings and slashes that hosts add to a path', () => {
  for (const path of ['/', '//', '/index', '/index.html']) assert.equal(canonicalPath(path), '/')
  for (const end of ['', '/', '.html', '.html/', '/index', '/index.html'])
    for (const start of ['/ne', '/company/faqs', '//company/faqs'])
      assert.equal(canonicalPath(start + end), start.replace('//', '/'))
})
