import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { checkContent, formatProblem, formatReport } from './content/check'
import { loadContent } from './content/load-files'
import { validEdits, writeContent, type ContentInput } from './fixtures/valid-edits'

/** Writes `files`, texts by relative path, to a temporary folder; returns the folder's path. */
function folderWith(files: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  return dir
}

test('only the report for GitHub has annotations, with reserved characters encoded', () => {
  const problems = [{ file: 'content/site.ts', line: 4, field: 'since', message: '5 %' }]
  const [problemLine, countLine] = ['content/site.ts:4  since  5 %', 'content: 1 problem']
  const annotation = '::error file=content/site.ts,line=4,title=Content::since  5 %25'
  const result = { files: 3, ignored: [], problems, warnings: [] }
  expect(formatReport(result, false)).toEqual([problemLine, countLine])
  expect(formatReport(result, true)).toEqual([problemLine, annotation, countLine])
  expect(formatReport({ ...result, problems: [], warnings: problems }, true)).toEqual([
    `${problemLine} (a warning)`,
    annotation.replace('error', 'warning'),
    'content: 3 files, no problems',
  ])
})

test('check:content fails and prints all problems of a folder, by file and line', { timeout: 120_000 }, () => {
  const dir = folderWith({
    'a.txt': '',
    'old/a.ts': '',
    'products/.DS_Store': '',
    'images/Thumbs.db': '',
    'files/~$office.docx': '',
    'files/.gitkeep': '',
    'products/index.ts': "import gold from './gold'\nexport default {\n  gold,\n}\n",
    'site.ts': 'export default {\n  since: Old,\n}\n',
  })
  const args = ['--import', 'tsx', join(import.meta.dirname, 'check-content.ts'), dir]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, CI: '' } })
  expect(status).toBe(1)
  expect(stdout).toMatch(/^content\/a.txt:1  is not a file the site reads: .*\n/)
  expect(stdout).toContain('content/buying.ts:1  is missing: restore the file\n')
  expect(stdout).toContain('content/old:1  is a folder the site does not read: delete it\n')
  expect(stdout).toMatch(
    /content\/products\/index.ts:3  "gold" has no file .*\n[^]*content\/site.ts:2  since  only plain/,
  )
  const ignored = 'content/images/Thumbs.db, content/files/~$office.docx, content/products/.DS_Store'
  expect(stdout).toContain(`\nignored, and best deleted: ${ignored}\n`)
  expect(stdout.match(/Thumbs|office|DS_Store|gitkeep/g)).toHaveLength(3)
  expect(stdout).toMatch(/\ncontent: \d+ problems\n$/)
})

test('all valid edits, written to disk, pass the content check and load unchanged', async () => {
  const { raw } = await loadContent(join(import.meta.dirname, '../content'))
  const content = structuredClone(raw) as ContentInput
  for (const edit of Object.values(validEdits)) edit(content)
  const dir = folderWith({})
  await writeContent(dir, content)
  const { problems } = await checkContent(dir)
  // The copy has no pictures and downloads: the check reports that they do not exist.
  expect(problems.filter(({ message }) => !message.includes('does not exist')).map(formatProblem)).toEqual([])
  expect((await loadContent(dir)).raw).toEqual(content)
})
