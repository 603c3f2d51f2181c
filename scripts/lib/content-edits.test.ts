import assert from 'node:assert/strict'
import { readFile, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'

import { countEdits } from './content-edits/counts'
import { type Edit } from './content-edits/edit'
import { factEdits } from './content-edits/facts'
import { fileEdits } from './content-edits/files'
import { linkEdits } from './content-edits/links'
import { pictureEdits } from './content-edits/pictures'
import { rightEdits } from './content-edits/right'
import { shapeEdits } from './content-edits/shapes'
import { slipEdits } from './content-edits/slips'
import { textEdits } from './content-edits/texts'
import { weaveEdits } from './content-edits/weaves'
import { copyContent } from './content-fixture'

const wrongEdits = [
  ...slipEdits,
  ...textEdits,
  ...shapeEdits,
  ...countEdits,
  ...factEdits,
  ...linkEdits,
  ...weaveEdits,
  ...pictureEdits,
  ...fileEdits,
]
const fixture = await copyContent({ after })

const pathOf = (file: string) => join(fixture.contentDir, file.slice('content/'.length))
const read = (file: string) => readFile(pathOf(file), 'utf8').catch(() => undefined)

/** `file:line` of the first place where `words` stand in the text of the file. */
function placeOf(file: string, text: string, words: string) {
  const position = text.indexOf(words)
  assert.notEqual(position, -1, `${file} holds ${words}`)
  return `${file}:${text.slice(0, position).split('\n').length}`
}

async function put(file: string, data: string | Buffer | null | undefined) {
  if (data !== null && data !== undefined) return fixture.write(file, data)
  await rm(pathOf(file), { force: true })
  // A folder that the edit made goes with its last file; others are not empty.
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

test('frozen content is right: a new field of the schema stands in it too', async () =>
  assert.deepEqual(await fixture.check(), []))

for (const edit of [...rightEdits, ...wrongEdits]) test(edit.name, () => expectReport(edit))

test('problems of several files are told at once, by file and line', async () => {
  const changes = [
    ['content/navigation.ts', "{ en: 'HOME' }", '{ en: HOME }'],
    ['content/company/faqs.ts', "heading: { en: '", 'heading: { en: '],
    ['content/site.ts', "since: { en: 'Since 2005' }", "since: { en: 'Old' }"],
  ]
  const before = new Map<string, string>()
  const places: string[] = []
  for (const [file = '', find = '', replacement = ''] of changes) {
    const text = (await read(file)) ?? ''
    before.set(file, text)
    places.push(placeOf(file, text, find))
    await put(file, text.replace(find, replacement))
  }
  const report = await fixture.check()
  for (const [file, text] of before) await put(file, text)
  assert.deepEqual(
    report.map((line) => line.split('  ')[0]),
    places.toSorted(),
  )
})

test('the bench is as large as it is meant to be, and no edit stands in it twice', () => {
  assert.ok(wrongEdits.length >= 150, `${wrongEdits.length} edits`)
  assert.deepEqual(
    wrongEdits.map(({ name }) => name).filter((name, index, names) => names.indexOf(name) < index),
    [],
  )
})
