import assert from 'node:assert/strict'
import { test } from 'vitest'

import { goalsOf, summary } from './goals'
import type { Load } from './lighthouse-run'

const load = (change: Partial<Load> = {}): Load => ({
  fcp: 1000,
  lcp: 1000,
  speedIndex: 1000,
  tbt: 100,
  cls: 0,
  bytes: { document: 0, script: 100_000, font: 0, image: 0, stylesheet: 0, other: 0 },
  bytesBeforeScripts: 50_000,
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  ...change,
})

const missed = (page: Load) =>
  goalsOf('/', page, load(), load())
    .filter(({ passed }) => !passed)
    .map(({ name }) => name)

test('a score measured only in the first run counts for all runs', () => {
  assert.equal(summary([load(), load({ scores: { performance: 90 } })]).scores.seo, 100)
})

test('a goal is missed by a page above its limit, and by a page without scores', () => {
  assert.deepEqual(missed(load({ fcp: 1100, lcp: 1100, tbt: 120 })), [])
  assert.deepEqual(missed(load({ fcp: 1101, tbt: 121, cls: 0.001, scores: {} })), [
    'Four scores',
    'FCP, 1.10 × limit',
    'TBT, 1.2 × baseline',
    'CLS',
  ])
})
