import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { OldDataTexts } from '@/lib/old-data/texts'

import { OldDataComparison, OldDataSums } from './old-data-sums'

const texts = { more: 'and {count} more', sums: { total: 'Total', differs: 'Differ: {count}' } } as OldDataTexts
const sums = Array.from({ length: 50 }, (_, index) => ({ scheme: `S${index};`, records: 1, sum: 100n }))
const props = {
  locale: 'en' as const,
  texts,
  max: 40,
  analysis: {
    records: 60,
    toReview: 0,
    findings: [],
    sums,
    schemes: { count: 60, sum: 60_00n },
    limits: [],
    conversions: [],
  },
}
/** Texts of the cells, row by row. */
const rowsOf = (markup: string) =>
  markup
    .split('<tr')
    .slice(2)
    .map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell))

test('of many schemes, the table shows the first, the rest together, and the totals of all', () => {
  const rows = rowsOf(renderToStaticMarkup(createElement(OldDataSums, props)))
  expect(rows.length).toBe(42)
  expect(rows.slice(39)).toEqual([
    ['S39;', '1', '1.00'],
    ['and 20 more', '20', '20.00'],
    ['Total', '60', '60.00'],
  ])
})

test('of many heads, those that differ come first', () => {
  const heads = sums.map(({ scheme }) => ({ name: scheme, amount: scheme === 'S49;' ? 7n : 100n }))
  const rows = rowsOf(renderToStaticMarkup(createElement(OldDataComparison, { ...props, heads, unread: 0 })))
  expect(rows.length).toBe(42)
  expect(rows[0]).toEqual([expect.stringContaining('S49;'), '1.00', '0.07', '0.93'])
  expect(rows[40]).toEqual([expect.stringContaining('and 10 more'), '10.00', '10.00', '0.00'])
})
