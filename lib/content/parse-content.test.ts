import { expect, test } from 'vitest'

import { contentSchema } from './content-schema'
import { parseContent, problemLine } from './parse-content'

test('problemLine formats a problem as file, field and message', () => {
  const path = ['enquiryForm', 'rows', 0, 1, 'en']
  expect(problemLine({ path, message: 'is wrong' })).toBe('content/enquiry-form.ts  rows[1][2].en  is wrong')
})

test('parseContent reports every missing file and folder, and returns no content', () => {
  const { content, problems } = parseContent({})
  expect(content).toBeUndefined()
  expect(problems).toEqual(
    Object.keys(contentSchema.shape).map((name) => ({ path: [name], message: 'is missing: restore the file' })),
  )
})

test('parseContent reports an invalid file name of a page with the rule for file names', () => {
  const problems = parseContent({ products: { 'Gold Plus': {} } }).problems.filter(({ path }) => path[0] === 'products')
  const message = 'must have a name of small letters, digits and single hyphens: rename the file, also in index.ts'
  expect(problems).toEqual([{ path: ['products', 'Gold Plus'], message }])
})
