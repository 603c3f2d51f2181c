import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'

import { plain } from '../assets/picture-fixture'
import { keepLook } from './page-looks'
import type { PageChange } from './page-pairs'
import { sideBySide } from './side-by-side'
import { headlines, type PageResult, summary } from './summary'

const page = (name: string, change: PageChange, widths: number[] = []): PageResult => ({
  path: `/company/${name.toLowerCase()}`,
  name,
  change,
  looks: widths.map((width) => ({ width, before: `${name}-${width}-before.png`, after: `${name}-${width}-after.png` })),
})

test('a sentence about one page is in the singular', () => {
  const kinds: [PageChange, string][] = [
    ['looks', '1 page looks different: Career.'],
    ['new', '1 page is new: Career.'],
    ['gone', '1 page is gone: Career.'],
    ['search', '1 page looks the same, but search engines read something else: Career.'],
    ['unseen', '1 page looks the same, but changed for screen readers or after a click: Career.'],
  ]
  for (const [change, words] of kinds) assert.equal(headlines([page('Career', change)]).at(-1), words)
})

test('a sentence about several pages is in the plural', () => {
  const kinds: [PageChange, string][] = [
    ['looks', '2 pages look different: Career, FAQs.'],
    ['new', '2 pages are new: Career, FAQs.'],
    ['gone', '2 pages are gone: Career, FAQs.'],
    ['search', '2 pages look the same, but search engines read something else: Career, FAQs.'],
    ['unseen', '2 pages look the same, but changed for screen readers or after a click: Career, FAQs.'],
  ]
  for (const [change, words] of kinds)
    assert.equal(headlines([page('Career', change), page('FAQs', change)]).at(-1), words)
})

test('says so when no page looks different', () => {
  assert.deepEqual(headlines([]), ['No page looks different.'])
  assert.deepEqual(headlines([page('Payroll', 'new', [390])]), ['No page looks different.', '1 page is new: Payroll.'])
  assert.equal(summary([], 'abc of 2026-11-22'), 'No page looks different.\n\nCompared with abc of 2026-11-22.\n')
})

test('the summary lists addresses and widths', () => {
  const words = summary([page('Career', 'looks', [390, 1440]), page('FAQs', 'search')], 'abc')
  assert.match(words, /^- Career, `\/company\/career`: phone \(390\), computer \(1440\)$/m)
  assert.doesNotMatch(words, /- FAQs/)
  assert.match(words, /compare\/index\.html/)
  assert.match(summary([{ ...page('Lost', 'looks', [820]), path: '/404' }], 'abc'), /Lost, `any wrong address`: tablet/)
})

test('the HTML page shows every picture with its texts', () => {
  const html = sideBySide([page('Salt & Sugar', 'looks', [390])], '“a < b”')
  assert.match(html, /<h2>Salt &amp; Sugar/)
  assert.match(html, /“a &lt; b”/)
  assert.match(html, /<img\s+src="Salt &amp; Sugar-390-after.png"\s+alt="Salt &amp; Sugar: After"/)
})

test('pictures are written for pages that differ, are new, or are gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'looks-'))
  try {
    const [low, tall] = await Promise.all([20, 30].map((height) => plain(10, height).png().toBuffer()))
    assert.equal(await keepLook({ before: low, after: low }, 390, 'same', folder), undefined)
    await keepLook({ before: low, after: tall }, 390, 'taller', folder)
    await keepLook({ after: low }, 390, 'new', folder)
    assert.deepEqual(await keepLook({ before: low }, 820, 'gone', folder), {
      width: 820,
      before: 'gone-820-before.png',
      after: undefined,
      difference: undefined,
    })
    assert.deepEqual(readdirSync(folder).sort(), [
      'gone-820-before.png',
      'new-390-after.png',
      'taller-390-after.png',
      'taller-390-before.png',
      'taller-390-difference.png',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
