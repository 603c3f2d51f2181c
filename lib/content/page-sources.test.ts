import assert from 'node:assert/strict'
import { test } from 'vitest'

import products from '@/content/products'

import { pageSources } from './page-sources'

test('a page is made from its own file, its screens and what it shares with others', () => {
  assert.deepEqual(pageSources('/company/career'), ['content/company/career.ts'])
  const shared = ['content/enquiry-form.ts', 'content/site.ts', 'content/buying.ts']
  assert.deepEqual(pageSources('/contactus'), ['content/contact.ts', ...shared])
  assert.ok(pageSources('/company/feedback').includes('content/enquiry-form.ts'))
  assert.ok(pageSources('/company/aboutus').includes('content/products'))
  assert.ok(pageSources('/').includes('content/home.ts'))
  for (const [slug, { screen }] of Object.entries(products)) {
    const sources = pageSources(`/products/${slug}`)
    assert.equal(sources[0], `content/products/${slug}.ts`)
    assert.ok(sources.includes('content/buying.ts'))
    assert.ok(sources.includes(`content/screens/${screen}.ts`), `${slug} shows ${screen}`)
  }
})
