import { expect, test } from 'vitest'

import { questionsFor, sheetRows } from './buying-questions'

const items = [{ id: 'all' }, { id: 'shop', onlyFor: ['allmart'] }, { id: 'bank', notFor: ['allmart'] }]
const idsFor = (slug?: string) => questionsFor(items, slug).map(({ id }) => id)

test('a question is on the pages of its products; pages without product have those that every buyer asks', () => {
  expect(idsFor('allmart')).toEqual(['all', 'shop'])
  expect(idsFor('goldplus')).toEqual(['all', 'bank'])
  expect(idsFor()).toEqual(['all', 'bank'])
})

test('on the sheet a question is in its group, as its own rows if it has some', () => {
  const asked = [
    { question: 'Price?', onSheet: ['Once?', 'Each year?'] },
    { question: 'Stock?', onlyFor: ['allmart'] },
    { question: 'Bill?', onlyFor: ['allmart'], sheetGroup: 'goods' },
    { question: 'Limit?', notFor: ['allmart'], sheetGroup: 'savings' },
  ]
  expect(sheetRows(asked)).toEqual(['Once?', 'Each year?'])
  expect(sheetRows(asked, 'goods')).toEqual(['Bill?'])
  expect(sheetRows(asked, 'savings')).toEqual(['Limit?'])
})
