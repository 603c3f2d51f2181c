import assert from 'node:assert/strict'
import { test } from 'vitest'

import { fieldName, parseContent, problemLine } from './load'
import { contentSchema } from './model'

test('fieldName counts list items from 1', () => {
  assert.equal(fieldName(['features', 2, 'name', 'en']), 'features[3].name.en')
  assert.equal(fieldName(['rows', 0, 1]), 'rows[1][2]')
  assert.equal(fieldName([]), '')
})

test('problemLine names file, field and message, and leaves out an empty field', () => {
  const path = ['products', 'goldplus', 'features', 2, 'name', 'en']
  assert.equal(
    problemLine({ path, message: 'is missing' }),
    'content/products/goldplus.ts  features[3].name.en  is missing',
  )
  assert.equal(problemLine({ path: ['site'], message: 'is missing' }), 'content/site.ts  is missing')
})

test('parseContent reports every missing part and returns no content', () => {
  const { content, problems } = parseContent({})
  assert.equal(content, undefined)
  assert.equal(problems.length, Object.keys(contentSchema.shape).length)
  assert.ok(problems.every(({ message }) => message === 'is missing'))
})

test('parseContent reports problems in values of any shape', () => {
  for (const raw of [null, 'words', [], { site: null, company: [], products: 'x', contact: { offices: [null] } }])
    assert.ok(parseContent(raw).problems.length > 0)
})

test('parseContent names the address rule for a wrong page name', () => {
  const { problems } = parseContent({ products: { 'Gold Plus': {} } })
  const message = 'must have a name of small letters, digits and single hyphens: rename the file, also in index.ts'
  assert.deepEqual(
    problems.filter(({ path }) => path[0] === 'products'),
    [{ path: ['products', 'Gold Plus'], message }],
  )
})
