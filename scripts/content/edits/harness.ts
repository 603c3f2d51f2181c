import assert from 'node:assert/strict'
import { readFile, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, test } from 'vitest'

import { copyContent } from '../fixture'
import type { Edit } from './edit'

/** One copy for all edits of a test file; each edit is undone before the next. */
export const fixture = await copyContent({ onTestFinished: afterAll })

const pathOf = (file: string) => join(fixture.contentDir, file.slice('content/'.length))
/** Text of a file of the copy; undefined if it does not exist. */
export const read = (file: string) => readFile(pathOf(file), 'utf8').catch(() => undefined)

/** `file:line` of the first occurrence of `words` in the file's text. */
export function placeOf(file: string, text: string, words: string) {
  const position = text.indexOf(words)
  assert.notEqual(position, -1, `${file} holds ${words}`)
  return `${file}:${text.slice(0, position).split('\n').length}`
}

/** Writes a file of the copy, or deletes it when there is no data. */
export async function put(file: string, data: string | Buffer | null | undefined) {
  if (data !== null && data !== undefined) return fixture.write(file, data)
  await rm(pathOf(file), { force: true })
  // Removes a folder that the edit created; other folders are not empty.
  await rmdir(dirname(pathOf(file))).catch(() => {})
}

async function expectReport({ file, find, change, says }: Edit) {
  const text = (await read(file)) ?? ''
  const changed = change(file, text)
  const before = new Map<string, string | undefined>()
  for (const name of Object.keys(changed)) before.set(name, await read(name))
  try {
    for (const [name, data] of Object.entries(changed)) await put(name, data)
    const edited = String(changed[file] ?? text)
    const expected = says.map((line) =>
      line
        .replace(/^@‹(.*?)›/s, (_, words: string) => placeOf(file, edited, words))
        .replace(/^@/, () => placeOf(file, text, find ?? '')),
    )
    assert.deepEqual(await fixture.check(), expected)
  } finally {
    for (const [name, data] of before) await put(name, data)
  }
}

/** Defines a test for each edit: the check reports exactly what the table says. */
export function testEdits(edits: readonly Edit[]): void {
  test('the frozen content is valid: a new field of the schema must be added there too', async () =>
    assert.deepEqual(await fixture.check(), []))
  for (const edit of edits) test(edit.name, () => expectReport(edit))
}
