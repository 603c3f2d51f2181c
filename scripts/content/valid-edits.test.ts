import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { validEdits, writeContent, type ContentInput } from '../../e2e/fixtures/valid-edits'
import { checkContent, formatProblem } from './check'
import { loadContent } from './load-files'

const { raw } = await loadContent(join(import.meta.dirname, '../../content'))

test('all valid edits, written to disk, pass the content check and load unchanged', async () => {
  const content = structuredClone(raw) as ContentInput
  for (const edit of Object.values(validEdits)) edit(content)
  const dir = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await writeContent(dir, content)
  const { problems } = await checkContent(dir)
  // The copy has no pictures and downloads: the check reports that they do not exist.
  expect(problems.filter(({ message }) => !message.includes('does not exist')).map(formatProblem)).toEqual([])
  expect((await loadContent(dir)).raw).toEqual(content)
})
