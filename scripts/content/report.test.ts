import assert from 'node:assert/strict'
import { test } from 'vitest'

import { reportLines } from './report'

test('annotations are printed in CI only, with reserved characters encoded', () => {
  const problem = { file: 'content/site.ts', line: 4, field: 'since', message: '5 %' }
  const result = { files: 1, problems: [problem, { ...problem, field: '' }] }
  const lines = ['content/site.ts:4  since  5 %', 'content/site.ts:4  5 %']
  assert.deepEqual(reportLines(result, false), [...lines, 'content: 2 problems'])
  assert.deepEqual(reportLines(result, true), [
    ...lines,
    '::error file=content/site.ts,line=4,title=Content::since  5 %25',
    '::error file=content/site.ts,line=4,title=Content::5 %25',
    'content: 2 problems',
  ])
})

test('content without problems gives one line', () =>
  assert.deepEqual(reportLines({ files: 3, problems: [] }, true), ['content: 3 files, no problems']))
