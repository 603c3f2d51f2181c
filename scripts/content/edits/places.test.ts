import assert from 'node:assert/strict'
import { test } from 'vitest'

import { fixture, placeOf, put, read, testEdits } from './harness'
import { placeEdits } from './places'
import { wordEdits } from './words'

testEdits(placeEdits)

test('problems of several files are reported together, by file and line', async () => {
  const changes = [
    ['content/navigation.ts', "{ en: 'HOME', ne: 'गृहपृष्ठ' }", '{ en: HOME }'],
    ['content/company/faqs.ts', "heading: { en: '", 'heading: { en: '],
    ['content/site.ts', "since: { en: 'Since 2005', ne: 'सन् २००५ देखि' }", "since: { en: 'Old', ne: 'सन् २००५ देखि' }"],
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

test('the tables have enough edits, and none twice', () => {
  const names = [...wordEdits, ...placeEdits].map(({ name }) => name)
  assert.ok(names.length >= 150, `${names.length} edits`)
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) < index),
    [],
  )
})
