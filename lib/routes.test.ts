import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'

import { localeFacts, locales } from './locales'
import { ownAddress } from './page-start/address'
import { allPaths, isCurrent, routesFor, withoutLocale } from './routes'

test('allPaths lists home, the pages of each group in order, and contact', () => {
  const slugs = { company: ['aboutus'], products: ['micos', 'bancos'], services: [], downloads: ['forms'] }
  const pages = ['/products/micos', '/products/bancos', '/downloads/forms', '/company/aboutus']
  assert.deepEqual(allPaths(slugs), ['/', ...pages, '/contactus'])
})

test('a link is marked on its own page, the contact page also at its second address', () => {
  assert.ok(isCurrent('/products/micos', '/products/micos'))
  assert.ok(!isCurrent('/', '/products/micos'))
  assert.ok(isCurrent('/contactus', '/contact'))
  assert.ok(isCurrent('/ne/contactus', '/ne/contact'))
  assert.ok(!isCurrent('/contactus', '/ne/contact'))
})

test('withoutLocale undoes the address of each language', () => {
  for (const locale of locales)
    for (const path of ['/', '/contactus', '/products/bancos', '/company/aboutus#products']) {
      const there = routesFor(locale).to(path)
      assert.equal(withoutLocale(there), path)
      assert.ok(there.startsWith(localeFacts[locale].prefix || '/'))
    }
  assert.equal(routesFor('ne').home, '/ne')
  assert.equal(routesFor('ne').to('https://example.com/'), 'https://example.com/')
  assert.equal(withoutLocale('/news'), '/news')
})

test('a page has one address, whatever the host calls it', () => {
  for (const path of ['/', '//', '/index', '/index.html']) assert.equal(ownAddress(path), '/')
  for (const end of ['', '/', '.html', '.html/', '/index', '/index.html'])
    for (const start of ['/ne', '/company/faqs', '//company/faqs'])
      assert.equal(ownAddress(start + end), start.replace('//', '/'))
})

test('the route trees of both languages differ in the language only', () => {
  const [english, nepali] = ['app/(en)', 'app/(ne)/ne'].map((tree) =>
    readdirSync(tree, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('page.tsx'))
      .sort()
      .map((file) => [
        file,
        readFileSync(join(tree, file), 'utf8')
          .replaceAll('/ne/', '/')
          .replace(/(['"])(en|ne)\1/g, 'language'),
      ]),
  )
  assert.ok(english && english.length > 5)
  assert.deepEqual(nepali, english)
})
