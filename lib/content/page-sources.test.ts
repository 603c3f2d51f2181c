import assert from 'node:assert/strict'
import { test } from 'vitest'

import products from '@/content/products'

import { pageSources } from './page-sources'

test('the sources of a page are its own file, its screens and shared content', () => {
  assert.deepEqual(pageSources('/company/career'), ['content/company/career.ts'])
  const shared = ['content/enquiry-form.ts', 'content/site.ts', 'content/buying.ts']
  assert.deepEqual(pageSources('/ne/contactus'), ['content/contact.ts', ...shared])
  for (const [slug, { screen }] of Object.entries(products)) {
    const parts = [`products/${slug}`, `screens/${screen}`, 'buying']
    for (const part of parts) assert.ok(pageSources(`/products/${slug}`).includes(`content/${part}.ts`), part)
  }
})
