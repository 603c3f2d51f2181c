import assert from 'node:assert/strict'
import { test } from 'vitest'

import { copyContent } from './content/fixture'

test('check:content fails with the problems, their annotations in CI, and the count', async (t) => {
  const fixture = await copyContent(t)
  const line = await fixture.edit('content/site.ts', /since: \{[^}]*\}/, "since: { en: 'Old', ne: 'सन् २००५ देखि' }")
  const message = 'since.en  Founding line is too short: write at least 4 characters'
  const problem = `content/site.ts:${line}  ${message}`
  const annotation = `::error file=content/site.ts,line=${line},title=Content::${message}`
  assert.deepEqual(fixture.run('check-content.ts', 'true'), {
    status: 1,
    lines: [problem, annotation, 'content: 1 problem'],
  })
})
