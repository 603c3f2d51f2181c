import assert from 'node:assert/strict'
import { test } from 'node:test'

import { growthProblems, type ScaleResult } from './scale-judge'

const small: ScaleResult = {
  products: 10,
  pages: 30,
  seconds: 60,
  work: 90,
  memory: 1e9,
  weights: new Map([
    ['/', { html: 10_000, payload: 5000 }],
    ['/list', { html: 1000, payload: 500 }],
  ]),
}
const large: ScaleResult = {
  products: 100,
  pages: 120,
  seconds: 200,
  work: 340,
  memory: 2e9,
  weights: new Map([
    ['/', { html: 10_150, payload: 5050 }],
    ['/list', { html: 9000, payload: 4000 }],
  ]),
}
const problems = (change: Partial<ScaleResult>) => growthProblems(small, { ...large, ...change }, ['/list'])

test('time and memory may grow with the number of pages, and the list of all products with theirs', () => {
  assert.deepEqual(problems({}), [])
})

test('time or memory that grows faster than the number of pages is a problem', () => {
  assert.match(String(problems({ work: 387 })), /time of the build grew 4\.30 times, the pages 4\.00 times/)
  assert.match(String(problems({ memory: 5e9 })), /memory grew 5\.00 times/)
})

test('a page that gets heavier is a problem, in its HTML and in its payload', () => {
  const weights = new Map(large.weights).set('/', { html: 11_000, payload: 6000 })
  assert.deepEqual(problems({ weights }), [
    'From 10 to 100 products the html of / grew from 10000 to 11000 bytes.',
    'From 10 to 100 products the payload of / grew from 5000 to 6000 bytes.',
  ])
})

test('a page that is not there any more is a problem', () => {
  const weights = new Map(large.weights)
  weights.delete('/')
  assert.match(String(problems({ weights })), /page \/ was lost/)
})
