import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'

import { localeFacts, locales } from './locales'
import { allPaths, isCurrent, routePath, routesFor, withoutLocale } from './routes'

test('routePath puts a page into its group', () => {
  assert.equal(routePath('products', 'goldplus'), '/products/goldplus')
})

test('allPaths lists home, the pages of each group in order, and contact', () => {
  const slugs = { company: ['aboutus'], products: ['micos', 'bancos'], services: [], downloads: ['forms'] }
  assert.deepEqual(allPaths(slugs), [
    '/',
    '/products/micos',
    '/products/bancos',
    '/downloads/forms',
    '/company/aboutus',
    '/contactus',
  ])
})

test('isCurrent knows both addresses of the contact page', () => {
  assert.ok(isCurrent('/', '/'))
  assert.ok(isCurrent('/products/micos', '/products/micos'))
  assert.ok(isCurrent('/contactus', '/contact'))
  assert.ok(!isCurrent('/', '/products/micos'))
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

test('the contact page is marked at its second address in both languages', () => {
  assert.ok(isCurrent('/contactus', '/contact'))
  assert.ok(isCurrent('/ne/contactus', '/ne/contact'))
  assert.ok(!isCurrent('/contactus', '/ne/contact'))
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
