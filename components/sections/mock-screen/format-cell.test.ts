import { expect, test } from 'vitest'

import { formatCell } from './format-cell'

test.each([
  [100000, 'amount', '1,00,000.00'],
  [61800000, 'amount', '6,18,00,000.00'],
  [-23000, 'amount', '−23,000.00'],
  [-0.001, 'amount', '0.00'],
  [8, 'measure', '8.0'],
  [8.256, 'measure', '8.26'],
  [40, 'number', '40'],
  [100.5, 'number', '100.5'],
  [null, 'amount', ''],
] as const)('%s as %s is "%s"', (cell, format, text) => expect(formatCell('en', cell, format)).toBe(text))

test('a cell has the digits of the language, but those of its letters with Latin letters', () => {
  expect(formatCell('ne', 40.5, 'number')).toBe('४०.५')
  expect(formatCell('ne', 'SB-0412', 'code')).toBe('SB-0412')
})
