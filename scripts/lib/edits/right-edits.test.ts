import assert from 'node:assert/strict'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

import { parseContent, problemLine } from '@/lib/load'

import { checkContent } from '../content-check'
import { reportLine } from '../content-report'
import { readCopy, saveCopy } from './content-copy'
import { rightEdits } from './right-edits'
import { limitedTexts } from './to-limits'

const root = join(import.meta.dirname, '../../..')
const { content } = await readCopy(root)

for (const { name, make } of rightEdits)
  test(`nothing is said against ${name}`, async () => {
    const copy = { content: structuredClone(content), pictures: new Map<string, Buffer>() }
    await make(copy)
    assert.notDeepEqual(copy.content, content)
    assert.deepEqual(parseContent(copy.content).problems.map(problemLine), [])
  })

for (const group of [1, 2])
  test(`nothing is said against all edits of group ${group}, in their files`, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'right-edits-'))
    t.after(() => rm(folder, { recursive: true }))
    await cp(join(root, 'content'), join(folder, 'content'), { recursive: true })
    const copy = await readCopy(folder)
    for (const edit of rightEdits) if (edit.group === group) await edit.make(copy)
    await saveCopy(folder, copy)
    assert.deepEqual((await checkContent(join(folder, 'content'))).problems.map(reportLine), [])
  })

test('the limit of nearly every text is known', () => {
  const texts = JSON.stringify(content).split('"en":').length - 1
  const limited = limitedTexts(content)
  assert.ok(limited.length > texts / 2, `${limited.length} of ${texts}`)
  assert.ok(limited.some(({ path, most }) => path.join('.') === 'home.intro.text.en' && most > 500))
})
