import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { TestContext } from 'vitest'

import { checkContent } from './check'
import { reportLine } from './report'

/** A copy of content that a test may change; files are named as in the project. */
export interface ContentFixture {
  contentDir: string
  /** Replaces the first match, which must exist, and returns its line. */
  edit(file: string, find: RegExp, put: string): Promise<number>
  write(file: string, data: string | Buffer): Promise<void>
  /** The lines that `npm run check:content` prints for the copy, without the count. */
  check(): Promise<string[]>
  /** Runs a command of `scripts/` on the copy; `CI` is the environment variable. Returns exit code and output lines. */
  run(script: string, CI?: string): { status: number | null; lines: string[] }
}

const root = join(import.meta.dirname, '../..')

/**
 * Copies frozen content for one test and deletes the copy at the test's end. With frozen content, a valid edit of the
 * real content breaks no test of the check.
 */
export async function copyContent(t: Pick<TestContext, 'onTestFinished'>): Promise<ContentFixture> {
  const dir = await mkdtemp(join(tmpdir(), 'content-'))
  t.onTestFinished(() => rm(dir, { recursive: true }))
  await cp(join(import.meta.dirname, 'frozen'), join(dir, 'content'), { recursive: true })

  const read = (file: string) => readFile(join(dir, file), 'utf8')
  const matchLine = (text: string, find: RegExp) => {
    const position = text.search(find)
    assert.notEqual(position, -1, `${find} does not occur`)
    return text.slice(0, position).split('\n').length
  }
  return {
    contentDir: join(dir, 'content'),
    async edit(file, find, put) {
      const text = await read(file)
      const line = matchLine(text, find)
      await writeFile(join(dir, file), text.replace(find, put))
      return line
    },
    async write(file, data) {
      await mkdir(dirname(join(dir, file)), { recursive: true })
      await writeFile(join(dir, file), data)
    },
    check: async () => (await checkContent(join(dir, 'content'))).problems.map(reportLine),
    run(script, CI = '') {
      const command = ['--import', 'tsx', join(root, 'scripts', script), join(dir, 'content')]
      const env = { ...process.env, CI }
      const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' })
      return { status, lines: stdout.trimEnd().split('\n') }
    },
  }
}
