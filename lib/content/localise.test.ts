import { expect, test } from 'vitest'

import { localise } from './localise'

test('localise replaces texts and facts by their values at any depth, and keeps everything else', () => {
  const others = { open: false, id: 3, motif: ['012', '210'], photo: undefined, empty: '' }
  const name = { en: 'Gold Plus', ne: 'गोल्ड प्लस', pending: true }
  const value = { ...others, empty: { en: '' }, name, phones: [{ value: '+977 1 0000000' }] }
  expect(localise(value, 'en')).toEqual({ ...others, name: 'Gold Plus', phones: ['+977 1 0000000'] })
  // Pages with the slugs `en` and `value`, which are also keys of texts and facts.
  const pages = { en: { heading: { en: 'English' } }, value: { heading: { en: 'Value' } } }
  expect(localise<object>(pages, 'en')).toEqual({ en: { heading: 'English' }, value: { heading: 'Value' } })
})
