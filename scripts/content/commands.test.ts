import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'

import { copyContent } from './fixture'
import { reportLines } from './report'

const root = join(import.meta.dirname, '../..')

function run(script: string, contentDir: string, CI = '') {
  const command = ['--import', 'tsx', join(root, 'scripts', script), contentDir]
  const { status, stdout } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, CI },
    encoding: 'utf8',
  })
  return { status, lines: stdout.trimEnd().split('\n') }
}

/** Takes every `pending: true` out of the copy, as if the company had confirmed all values. */
async function confirmAll(contentDir: string): Promise<void> {
  const files = await readdir(contentDir, { recursive: true })
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const text = await readFile(join(contentDir, file), 'utf8')
    await writeFile(join(contentDir, file), text.replace(/pending: true,?/g, ''))
  }
}

test('check:content succeeds with one line', async (t) => {
  const { contentDir } = await copyContent(t)
  const { status, lines } = run('check-content.ts', contentDir, 'true')
  assert.equal(status, 0)
  assert.match(lines.join('\n'), /^content: \d+ files, no problems$/)
})

test('check:content fails with the problems, their annotations in CI, and the count', async (t) => {
  const fixture = await copyContent(t)
  const line = await fixture.edit('content/site.ts', /since: \{[^}]*\}/, "since: { en: 'Old', ne: 'सन् २००५ देखि' }")
  const message = 'since.en  Founding line is too short: write at least 4 characters'
  const problem = `content/site.ts:${line}  ${message}`
  const annotation = `::error file=content/site.ts,line=${line},title=Content::${message}`
  assert.deepEqual(run('check-content.ts', fixture.contentDir, 'true'), {
    status: 1,
    lines: [problem, annotation, 'content: 1 problem'],
  })
})

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

test('check:launch lists pending values until none is left', async (t) => {
  const fixture = await copyContent(t)
  await confirmAll(fixture.contentDir)
  assert.deepEqual(run('check-launch.ts', fixture.contentDir), {
    status: 0,
    lines: ['content: nothing is pending, the company has confirmed every value'],
  })

  const site = await fixture.edit(
    'content/site.ts',
    /\bname: \{[^}]*\}/,
    "name: { en: 'Cooperator', ne: 'Cooperator', pending: true }",
  )
  const partner = "{ partnerID: 999, partnerName: { en: 'Test', ne: 'Test' }, pending: true },"
  const home = await fixture.edit('content/home.ts', /(?<=partners: \{[^]*?items: \[\n)/, `      ${partner}\n`)
  assert.deepEqual(run('check-launch.ts', fixture.contentDir), {
    status: 1,
    lines: [
      `content/home.ts:${home}  partners.items[1]  "Test" is pending: replace it with the company's own`,
      `content/site.ts:${site}  name  "Cooperator" is pending: replace it with the company's own`,
      'content: 2 values are pending',
    ],
  })
})

test('check:launch fails for content with problems', async (t) => {
  const fixture = await copyContent(t)
  await confirmAll(fixture.contentDir)
  await fixture.edit('content/site.ts', /since: \{[^}]*\}/, "since: { en: '5', ne: 'सन् २००५ देखि' }")
  const { status, lines } = run('check-launch.ts', fixture.contentDir)
  assert.equal(status, 1)
  assert.match(lines.join('\n'), /^content: there are problems, .* run npm run check:content$/)
})
