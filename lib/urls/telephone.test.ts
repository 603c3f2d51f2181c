import { expect, test } from 'vitest'

import { telephoneHref } from './telephone'

test('telephoneHref keeps only the digits and the plus sign of a phone number', () => {
  expect(telephoneHref('+977 1 0000000')).toBe('tel:+97710000000')
})
