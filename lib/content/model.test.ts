import assert from 'node:assert/strict'
import { test } from 'vitest'

import { fileOf } from './model'

test('fileOf finds the file of a part, and keeps list positions as numbers', () => {
  assert.deepEqual(fileOf(['site', 'phones', 0]), { file: 'content/site.ts', rest: ['phones', 0] })
  assert.deepEqual(fileOf(['enquiryForm', 'send']), { file: 'content/enquiry-form.ts', rest: ['send'] })
  assert.deepEqual(fileOf(['notFound']), { file: 'content/not-found.ts', rest: [] })
})

test('fileOf finds the page of a folder, and its index for the folder itself', () => {
  const rest = ['features', 2, 'name', 'en']
  assert.deepEqual(fileOf(['products', 'goldplus', ...rest]), { file: 'content/products/goldplus.ts', rest })
  assert.deepEqual(fileOf(['company']), { file: 'content/company/index.ts', rest: [] })
})
