import assert from 'node:assert/strict'
import { test } from 'node:test'

import workings from '@/content/workings'

import { readAddress, writeAddress } from './address'
import { isSample, sampleFields, type SampleWords } from './sample'

test('an address that holds the sample figures shows the sample, and no figures of one’s own', () => {
  const words = workings as unknown as SampleWords
  for (const kind of ['interest', 'provision', 'depreciation'] as const) {
    const sample = sampleFields[kind](words)
    const read = readAddress(kind, writeAddress(kind, sample) ?? '')
    assert.ok(read && isSample[kind](words, read as never), kind)
  }
})
