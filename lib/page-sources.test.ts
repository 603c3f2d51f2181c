import assert from 'node:assert/strict'
import { test } from 'node:test'

import { pageSources } from './page-sources'

test('a page is made from its own file, its screens and what it shares with others', () => {
  assert.deepEqual(pageSources('/company/career'), ['content/company/career.ts'])
  assert.deepEqual(pageSources('/contactus'), ['content/contact.ts', 'content/enquiry-form.ts', 'content/site.ts'])
  assert.ok(pageSources('/company/feedback').includes('content/enquiry-form.ts'))
  assert.ok(pageSources('/company/aboutus').includes('content/products'))
  assert.ok(pageSources('/').includes('content/home.ts'))
  assert.ok(pageSources('/products/dugdha').includes('content/screens/milk-collection.ts'))
})
