import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { formatReport } from './content/check'

test('the report has annotations for GitHub only, with reserved characters encoded', () => {
  const problems = [{ file: 'content/site.ts', line: 4, field: 'since', message: '5 %' }]
  const [problemLine, countLine] = ['content/site.ts:4  since  5 %', 'content: 1 problem']
  const annotation = '::error file=content/site.ts,line=4,title=Content::since  5 %25'
  expect(formatReport({ files: 1, problems }, false)).toEqual([problemLine, countLine])
  expect(formatReport({ files: 1, problems }, true)).toEqual([problemLine, annotation, countLine])
  expect(formatReport({ files: 3, problems: [] }, true)).toEqual(['content: 3 files, no problems'])
})

test('check:content fails and prints all problems of a folder, by file and line', { timeout: 120_000 }, () => {
  const dir = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'products'))
  writeFileSync(join(dir, 'products/index.ts'), "import gold from './gold'\nexport default {\n  gold,\n}\n")
  writeFileSync(join(dir, 'site.ts'), 'export default {\n  since: Old,\n}\n')
  const args = ['--import', 'tsx', join(import.meta.dirname, 'check-content.ts'), dir]
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, CI: '' } })
  expect(status).toBe(1)
  expect(stdout).toContain('content/buying.ts:1  is missing\n')
  expect(stdout).toMatch(
    /content\/products\/index.ts:3  "gold" has no file .*\n[^]*content\/site.ts:2  since  only plain/,
  )
  expect(stdout).toMatch(/\ncontent: \d+ problems\n$/)
})
