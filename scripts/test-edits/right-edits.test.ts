import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import { afterAll, test } from 'vitest'

import { parseContent, problemLine } from '@/lib/content/load'

import { copyContent } from '../content/fixture'
import { readCopy, saveCopy } from './content-copy'
import { rightEdits } from './right-edits'
import { limitedTexts } from './to-limits'

const { contentDir } = await copyContent({ onTestFinished: afterAll })
const { content } = await readCopy(dirname(contentDir))

for (const { name, make } of rightEdits)
  test(`the check accepts ${name}`, async () => {
    const copy = { content: structuredClone(content), pictures: new Map<string, Buffer>() }
    await make(copy)
    assert.notDeepEqual(copy.content, content)
    assert.deepEqual(parseContent(copy.content).problems.map(problemLine), [])
  })

for (const group of [1, 2])
  test(`the check accepts the files with all edits of group ${group}`, async (t) => {
    const fixture = await copyContent(t)
    const folder = dirname(fixture.contentDir)
    const copy = await readCopy(folder)
    for (const edit of rightEdits) if (edit.group === group) await edit.make(copy)
    await saveCopy(folder, copy)
    assert.deepEqual(await fixture.check(), [])
  })

test('most texts have a known limit', () => {
  const texts = JSON.stringify(content).split(/"(?:en|ne)":/).length - 1
  const limited = limitedTexts(content)
  assert.ok(limited.length > texts / 2, `${limited.length} of ${texts}`)
  assert.ok(limited.some(({ path, most }) => path.join('.') === 'home.intro.text.en' && most > 500))
})
