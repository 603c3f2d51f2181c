import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { parseContent, problemLine } from '@/lib/content/load'

import { acceptedEdits, writeContent, type ContentInput } from '../../e2e/fixtures/accepted-edits'
import { checkContent, reportLine } from './check'
import { loadContent } from './load-files'

const { raw } = await loadContent(join(import.meta.dirname, '../../content'))
const copy = () => structuredClone(raw) as ContentInput

for (const [name, edit] of Object.entries(acceptedEdits))
  test(`the check accepts ${name}`, () => {
    const content = copy()
    edit(content)
    expect(content).not.toEqual(raw)
    expect(parseContent(content).problems.map(problemLine)).toEqual([])
  })

test('the check accepts all edits together, written as files', async () => {
  const content = copy()
  for (const edit of Object.values(acceptedEdits)) edit(content)
  const dir = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await writeContent(dir, content)
  const { problems } = await checkContent(dir)
  // The copy has no uploads: ignores missing files.
  expect(problems.filter(({ message }) => !message.includes('does not exist')).map(reportLine)).toEqual([])
  expect((await loadContent(dir)).raw).toEqual(content)
})
