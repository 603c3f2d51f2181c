import assert from 'node:assert/strict'
import { test } from 'vitest'

import workings from '@/content/workings'

import { readAddress, writeAddress } from './address'
import { isSample, sampleFields, type SampleWords } from './sample'

test('fields read from the address of the sample count as the sample', () => {
  const words = workings as unknown as SampleWords
  for (const kind of ['interest', 'provision', 'depreciation'] as const) {
    const sample = sampleFields[kind](words)
    const read = readAddress(kind, writeAddress(kind, sample) ?? '')
    assert.ok(read && isSample[kind](words, read as never), kind)
  }
})
