import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'

import { checkContent } from './content-check'
import { reportLine } from './content-report'

const root = join(import.meta.dirname, '../..')

/** A copy of the real content with its pictures that a test may break; files are named as in the project. */
export interface ContentFixture {
  contentDir: string
  /** Replaces the first match, which must exist, and returns its line. */
  edit(file: string, find: RegExp, put: string): Promise<number>
  /** Line of the first match, which must exist. */
  lineOf(file: string, find: RegExp): Promise<number>
  write(file: string, data: string | Buffer): Promise<void>
  remove(file: string): Promise<void>
  /** The lines `npm run check:content` prints for the copy, without the count. */
  check(): Promise<string[]>
}

/** Copies the content for one test; the copy is removed after it. */
export async function copyContent(t: TestContext): Promise<ContentFixture> {
  const dir = await mkdtemp(join(tmpdir(), 'content-'))
  t.after(() => rm(dir, { recursive: true }))
  const filter = (path: string) => basename(path) !== 'schema'
  await cp(join(root, 'content'), join(dir, 'content'), { recursive: true, filter })

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
    lineOf: async (file, find) => matchLine(await read(file), find),
    async write(file, data) {
      await mkdir(dirname(join(dir, file)), { recursive: true })
      await writeFile(join(dir, file), data)
    },
    remove: (file) => rm(join(dir, file)),
    check: async () => (await checkContent(join(dir, 'content'))).problems.map(reportLine),
  }
}

/** One thing broken in one file, and what the check says about it. */
export interface BrokenThing {
  name: string
  file: string
  find: RegExp
  put: string
  /** Field and message, as printed after the place. */
  says: string
  /** Where the problem is reported, when that is not where the text was changed. */
  at?: RegExp
}

/** Makes a test of each broken thing: the check must report it at its line, and nothing else. */
export function testBroken(things: BrokenThing[]): void {
  for (const { name, file, find, put, says, at } of things)
    test(name, async (t) => {
      const fixture = await copyContent(t)
      const changed = await fixture.edit(file, find, put)
      const line = at ? await fixture.lineOf(file, at) : changed
      assert.deepEqual(await fixture.check(), [`${file}:${line}  ${says}`])
    })
}
