import assert from 'node:assert/strict'
import { test } from 'vitest'

import { nepaliNumber } from './nepali-number'

test('groups the last three digits, then pairs', () => {
  assert.equal(nepaliNumber(999), '999.00')
  assert.equal(nepaliNumber(1000), '1,000.00')
  assert.equal(nepaliNumber(100000), '1,00,000.00')
  assert.equal(nepaliNumber(1234567), '12,34,567.00')
  assert.equal(nepaliNumber(61800000), '6,18,00,000.00')
})

test('shows as many decimals as its format needs', () => {
  assert.equal(nepaliNumber(420.36), '420.36')
  assert.equal(nepaliNumber(8, 'measure'), '8.0')
  assert.equal(nepaliNumber(4.54, 'measure'), '4.54')
  assert.equal(nepaliNumber(40, 'number'), '40')
  assert.equal(nepaliNumber(7.3, 'number'), '7.3')
})

test('writes a true minus sign, and none before zero', () => {
  assert.equal(nepaliNumber(-23000), '−23,000.00')
  assert.equal(nepaliNumber(-0.001), '0.00')
  assert.equal(nepaliNumber(0), '0.00')
})

test('returns an empty string for null', () => {
  assert.equal(nepaliNumber(null), '')
})
