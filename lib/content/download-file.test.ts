import { expect, test } from 'vitest'

import { sizeText } from './download-file'

test('the size of a download is rounded to whole kB or tenths of MB, and is at least 1 kB', () => {
  const sizes = ['1 kB', '340 kB', '999 kB', '1.0 MB', '1.2 MB']
  expect([12, 340_400, 999_499, 999_500, 1_249_000].map(sizeText)).toEqual(sizes)
})
