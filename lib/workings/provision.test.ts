import assert from 'node:assert/strict'
import { test } from 'vitest'

import fc from 'fast-check'

import { check } from './check'
import { showAmount, showPlain } from './exact'
import { provisionOf } from './provision'
import { bookFields, books, provisionsByHand } from '../../scripts/workings/reference-results'
import { PROVISIONS } from '../../scripts/workings/vectors'

for (const { name, fields, ...expected } of PROVISIONS)
  test(`provision: ${name}`, () => {
    const { input } = check.provision(fields)
    assert.ok(input)
    const { provisions, total: all, difference, overdueShare } = provisionOf(input)
    assert.deepEqual(
      {
        provisions: provisions.map(showAmount),
        total: showAmount(all),
        difference: showAmount(difference),
        overdueShare: showPlain(overdueShare, 2),
      },
      expected,
    )
  })

test('overdue is the principal of all classes but the first', () => {
  const { overdue, book } = provisionOf(check.provision(PROVISIONS[0]!.fields).input!)
  assert.deepEqual([overdue, book].map(showAmount), ['21,50,000.00', '4,41,50,000.00'])
})

test('an empty book has no share and no provision', () => {
  const { overdueShare, total: all } = provisionOf({ classes: [{ principal: 0n, rate: 0n }], held: 0n })
  assert.deepEqual([overdueShare, all], [0n, 0n])
  assert.equal(provisionOf({ classes: [], held: 5n }).difference, -5n)
})

test('each class is rounded by itself: two halves of a paisa make two paisa', () => {
  const half = { principal: 50n, rate: 10_000n }
  assert.equal(provisionOf({ classes: [half, half], held: 0n }).total, 2n)
})

test('provision: the parts sum to the whole, none is negative or above its principal', () =>
  fc.assert(
    fc.property(books, (input) => {
      const { provisions, total: all, difference, book: whole, overdue, overdueShare } = provisionOf(input)
      assert.equal(
        provisions.reduce((one, other) => one + other, 0n),
        all,
      )
      assert.equal(all - input.held, difference)
      assert.ok(provisions.every((paisa, index) => paisa >= 0n && paisa <= (input.classes[index]?.principal ?? -1n)))
      assert.equal(overdue + (input.classes[0]?.principal ?? 0n), whole)
      assert.ok(overdueShare >= 0n && overdueShare <= 10_000n)
    }),
  ))

test('300 loan books match the reference arithmetic', () =>
  fc.assert(
    fc.property(books, (drawn) => {
      const { input } = check.provision(bookFields(drawn))
      assert.ok(input)
      const { provisions, total } = provisionOf(input)
      assert.deepEqual(
        [...provisions, total].map((paisa) => showAmount(paisa).replaceAll(',', '')),
        provisionsByHand(drawn),
      )
    }),
    { numRuns: 300 },
  ))
