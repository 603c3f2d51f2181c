import { expect, test } from 'vitest'

import { questionsFor } from './buying-questions'

const items = [{ id: 'all' }, { id: 'shop', onlyFor: ['allmart'] }, { id: 'bank', notFor: ['allmart'] }]
const idsFor = (slug?: string) => questionsFor(items, slug).map(({ id }) => id)

test('a question is on the pages of its products; pages without product have those that every buyer asks', () => {
  expect(idsFor('allmart')).toEqual(['all', 'shop'])
  expect(idsFor('goldplus')).toEqual(['all', 'bank'])
  expect(idsFor()).toEqual(['all', 'bank'])
})
