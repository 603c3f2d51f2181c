import { expect, test } from 'vitest'

import { bySide, pastedCells, pasteInto, withoutWords } from './paste'

test.each([
  ['two columns stay two', '6\t20,000\r\n१६ \t (35,000)\r\n\t30000\r\n', '6|20,000 १६|(35,000) |30000'],
  ['an empty cell keeps its place', '4,20,00,000\n\n3,50,000\n\n', '4,20,00,000  3,50,000'],
  ['a header is left out', 'गते\tरकम\n६\t२०,०००', '६|२०,०००'],
  ['a first line with a figure stays', 'Deposit\t20,000\nnil\t5', 'Deposit|20,000 nil|5'],
  ['a first line with a dash, which means 0, stays', ' - \n 5,000.00 ', '- 5,000.00'],
  ['a quoted header of two lines is left out', '"Day\n(BS)"\tRs\n6\t5', '6|5'],
  ['empty columns are left out', '420\t\t\n1\t\t', '420 1'],
])('in cells from a spreadsheet, %s', (_, text, expected) =>
  expect(
    pastedCells(text)
      .map((row) => row.join('|'))
      .join(' '),
  ).toBe(expected),
)

test('pasted cells replace texts from the given row and column on, and append missing rows', () => {
  const rows = ['6 200', '7 300'].map((row) => row.split(' '))
  expect(pasteInto(rows, 1, 1, [['5'], ['9']])).toEqual([rows[0], ['7', '5'], ['', '9']])
  expect(pasteInto(rows, 0, 0, [['1', '2']])).toEqual([['1', '2'], rows[1]])
})

test('columns and rows of words alone are left out; empty columns and those of Dr and Cr stay', () => {
  const kept = (text: string) => withoutWords(pastedCells(text)).map((row) => row.join('|'))
  const balance = '10\tShare capital\t\t85,00,000\n\tAssets\t\t\n८०\tनगद\t३,१८,५००\t'
  expect(kept(balance)).toEqual(['10||85,00,000', '८०|३,१८,५००|'])
  expect(kept('10\tShare capital\t85,00,000\tCr\n80\tCash\t3,18,500\tDr')).toEqual([
    '10|85,00,000|Cr',
    '80|3,18,500|Dr',
  ])
  expect(kept('80\tCash\t3,18,500\t\t5')).toEqual(['80|3,18,500||5'])
  expect(kept('Cash\tBank\tLoans')).toEqual(['Cash|Bank|Loans'])
})

test('pasted amounts with Dr or Cr move to their column, unless Cr may be crore', () => {
  const pasted = [
    ['10', '85,00,000.00 Cr', '26,40,000'],
    ['80', '', '3,18,500 Dr.'],
    ['30', '४,१२,७५,००० क्रे.', ''],
    ['90', '73,92,000', 'Dr'],
    ['40', '4.20 Cr', ''],
    ['110', '5,000 Dr', '2,000 Cr'],
    ['60', '', '18,95,000'],
  ]
  const sorted = [
    ['10', '', '85,00,000.00'],
    ['80', '3,18,500', ''],
    ['30', '', '४,१२,७५,०००'],
    ['90', '73,92,000', ''],
    ...pasted.slice(4),
  ]
  expect(bySide(pasted)).toEqual(sorted)
})
