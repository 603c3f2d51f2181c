import assert from 'node:assert/strict'
import { test } from 'node:test'

import { withLinkedStyles, withoutScripts } from './compressed-site'
import { goalsOf, summary } from './goals'
import type { Load } from './lighthouse-run'
import { median } from './table'

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

test('the median is the middle value, or the mean of both middle values', () => {
  assert.deepEqual([median([3, 1, 2]), median([4, 1, 2, 3]), median([1, Infinity, Infinity])], [2, 2.5, Infinity])
})

test('a score measured only in the first run counts for all runs', () => {
  assert.equal(summary([load(), load({ scores: { performance: 90 } })]).scores.seo, 100)
})

test('the limit page has no script and no preload for one, and keeps everything else', () => {
  const html =
    '<link rel="preload" as="script" href="/a.js"/><link rel="preload" href="/f.woff2" as="font"/>' +
    '<script data-chunks="/a.js">run("<b>")</script><p>Text</p><script type="application/json">{}</script>'
  assert.equal(withoutScripts(html), '<link rel="preload" href="/f.woff2" as="font"/><p>Text</p>')
})

test('the page with linked styles loads the style sheet that its HTML names', () => {
  const html =
    '<style data-x="">p{}</style><link rel="stylesheet" href="/a.css" data-precedence="next" disabled=""/><p>'
  assert.equal(withLinkedStyles(html), '<link rel="stylesheet" href="/a.css" data-precedence="next"/><p>')
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
