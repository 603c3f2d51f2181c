import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'vitest'

import products from '@/content/products'
import { slugsOf } from '@/content/schema'
import { allPaths } from '@/lib/routes'

import { loadContent } from './files'
import { longestTexts } from './longest-texts'

const loaded = await loadContent(resolve('content'))

/** File and number of characters of an output line. */
const read = (line: string) => {
  const [, file, field, length] = /^(\S+):\d+ {2}(\S+\.en) {2}(\d+) characters$/.exec(line) ?? []
  assert.ok(file && field, line)
  return { file, length: Number(length) }
}

test('the longest texts of a page come from its own content, longest first', () => {
  for (const [slug, { intro, screens }] of Object.entries(products)) {
    const texts = longestTexts(loaded, `/products/${slug}`).map(read)
    const files = [
      `content/products/${slug}.ts`,
      'content/buying.ts',
      'content/calculators.ts',
      ...screens.map((screen) => `content/screens/${screen}.ts`),
    ]
    assert.equal(texts.length, 5)
    assert.ok(texts.every(({ file }) => files.includes(file) || file.startsWith('content/screens/')))
    const lengths = texts.map(({ length }) => length)
    assert.deepEqual(
      lengths,
      lengths.toSorted((one, other) => other - one),
    )
    assert.ok(lengths[0]! >= intro.en.length)
  }
})

test('every page of the site has at least one', () => {
  for (const path of [...allPaths(slugsOf(loaded.raw)), '/404']) assert.ok(longestTexts(loaded, path).length > 0, path)
})
