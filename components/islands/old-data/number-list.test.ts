import { expect, test } from 'vitest'

import { numberList } from './number-list'

test('record numbers are listed as ranges, of which the first twenty fit into a sentence', () => {
  const numbers = [3, 17, 18, 19, ...Array.from({ length: 30 }, (_, index) => 100 + 2 * index)]
  expect(numberList('en', 'and {count} more', numbers)).toMatch(/^3, 17–19, 100, 102, .*, 134, and 12 more$/)
  expect(numberList('ne', 'र अरू {count}', [1200, 1201])).toBe('१२००–१२०१')
})
