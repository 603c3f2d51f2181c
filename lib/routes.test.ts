import assert from 'node:assert/strict'
import { test } from 'node:test'

import { allPaths, isCurrent, routePath } from './routes'

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

test('isCurrent accepts a trailing slash, and knows both addresses of the contact page', () => {
  assert.ok(isCurrent('/', '/'))
  assert.ok(isCurrent('/products/micos', '/products/micos/'))
  assert.ok(isCurrent('/contactus', '/contact'))
  assert.ok(!isCurrent('/', '/products/micos'))
})
