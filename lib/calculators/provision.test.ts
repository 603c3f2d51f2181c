import assert from 'node:assert/strict'
import { test } from 'vitest'

import fc from 'fast-check'

import { showAmount, showPlain } from './figures'
import { checkProvision, provisionOf, type ProvisionInput } from './provision'
import { PROVISIONS } from '../../scripts/calculators/vectors'

for (const { fields, ...expected } of PROVISIONS)
  test(`provision of ${expected.provisions.length} classes`, () => {
    const { provisions, total, difference, overdueShare } = provisionOf(checkProvision(fields).input!)
    assert.deepEqual(
      {
        provisions: provisions.map(showAmount),
        total: showAmount(total),
        difference: showAmount(difference),
        overdueShare: showPlain(overdueShare, 2),
      },
      expected,
    )
  })

test('overdue is the principal of all classes but the first; an empty book has no share', () => {
  const { overdue, book } = provisionOf(checkProvision(PROVISIONS[0]!.fields).input!)
  assert.deepEqual([overdue, book].map(showAmount), ['21,50,000.00', '4,41,50,000.00'])
  assert.equal(provisionOf({ classes: [{ principal: 0n, rate: 0n }], held: 0n }).overdueShare, 0n)
})

const paisa = fc.bigInt({ min: 0n, max: 999_999_999_999_999n })
const books: fc.Arbitrary<ProvisionInput> = fc.record({
  classes: fc.array(fc.record({ principal: paisa, rate: fc.bigInt({ min: 0n, max: 1_000_000n }) }), {
    minLength: 3,
    maxLength: 4,
  }),
  held: paisa,
})

test('generated loan books: each class is within half a paisa of its rate, and the sums are those of its parts', () =>
  fc.assert(
    fc.property(books, (input) => {
      const { provisions, total, difference, book, overdue, overdueShare } = provisionOf(input)
      let [all, principals] = [0n, 0n]
      for (const [index, { principal, rate }] of input.classes.entries()) {
        const twice = 2n * (principal * rate - provisions[index]! * 1_000_000n)
        assert.ok(twice >= -1_000_000n && twice < 1_000_000n)
        all += provisions[index]!
        principals += principal
      }
      assert.deepEqual([total, difference, book], [all, all - input.held, principals])
      assert.equal(overdue + input.classes[0]!.principal, book)
      assert.ok(overdueShare >= 0n && overdueShare <= 10_000n)
    }),
    { numRuns: 300 },
  ))
