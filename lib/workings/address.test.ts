import assert from 'node:assert/strict'
import { test } from 'vitest'

import fc from 'fast-check'

import { readAddress, withAddress, writeAddress } from './address'
import { showAmount, showPlain } from './exact'
import { METHODS } from './interest'
import { isAddressOf } from './place'
import { ADDRESSES, DEPRECIATIONS, INTEREST_SAMPLE, PROVISIONS } from '../../scripts/workings/vectors'

const { interest: INTEREST, provision: PROVISION, depreciation: DEPRECIATION } = ADDRESSES

test('the examples have the expected addresses', () => {
  assert.equal(writeAddress('interest', INTEREST_SAMPLE), INTEREST)
  const [three] = PROVISIONS
  const [straight] = DEPRECIATIONS
  assert.ok(three && straight)
  assert.equal(writeAddress('provision', three.fields), PROVISION)
  assert.equal(writeAddress('depreciation', straight.fields), DEPRECIATION)
  assert.deepEqual(readAddress('interest', INTEREST), INTEREST_SAMPLE)
})

test('a percent-encoded address is read', () =>
  assert.deepEqual(readAddress('interest', INTEREST.replaceAll(':', '%3A').replaceAll(',', '%2c')), INTEREST_SAMPLE))

test('an address with 60 movements of the largest amount is read back', () => {
  const movements = Array.from({ length: 60 }, () => ({ day: '31', amount: '-9999999999999.99' }))
  const hash = writeAddress('interest', { ...INTEREST_SAMPLE, movements }) ?? ''
  assert.deepEqual(readAddress('interest', hash), { ...INTEREST_SAMPLE, movements })
})

test('Nepali digits, grouping, empty rows and an empty tax are written in the shortest form', () => {
  const typed = {
    ...INTEREST_SAMPLE,
    ...{
      fixed: '50,000/-',
      opening: 'Rs (४०,०००.५०)',
      rate: '७.३० %',
      tax: ' ',
      movements: [{ day: ' ', amount: '' }],
    },
  }
  const hash = writeAddress('interest', typed) ?? ''
  assert.equal(hash, '#interest=wdailyBalance_o-40000.5_d31_r7.3_y365_l18000_h182_f50000')
  assert.deepEqual(readAddress('interest', hash), {
    ...typed,
    opening: '-40000.5',
    fixed: '50000',
    rate: '7.3',
    tax: '',
    movements: [],
  })
})

test('one address holds several workings, the latest first', () => {
  const both = withAddress(INTEREST, 'depreciation', DEPRECIATION)
  assert.equal(both, `${DEPRECIATION}&${INTEREST.slice(1)}`)
  assert.ok(isAddressOf('interest', both) && !isAddressOf('provision', both))
  assert.deepEqual(readAddress('interest', both), INTEREST_SAMPLE)
  assert.equal(withAddress(both, 'interest', INTEREST), `${INTEREST}&${DEPRECIATION.slice(1)}`)
  assert.equal(withAddress(both, 'depreciation', null), INTEREST)
  assert.equal(withAddress(INTEREST, 'interest', null), '')
  assert.equal(withAddress('#interest-working', 'provision', PROVISION), PROVISION)
  assert.equal(readAddress('interest', `${INTEREST}&${INTEREST.slice(1)}`), null)
})

test('an encoded or capitalised address still names its working', () => {
  const encoded = INTEREST.replace('=', '%3D')
  assert.ok(isAddressOf('interest', encoded) && isAddressOf('interest', `${encoded}%E0%A4`.replace('%3D', '=')))
  assert.deepEqual(readAddress('interest', encoded), INTEREST_SAMPLE)
  assert.deepEqual(readAddress('interest', INTEREST.replace('interest', 'Interest')), INTEREST_SAMPLE)
})

test('fields with a problem have no address', () => {
  assert.equal(writeAddress('interest', { ...INTEREST_SAMPLE, opening: 'x' }), null)
  assert.equal(writeAddress('provision', { classes: [], held: '0' }), null)
})

const money = (min = 0n) => fc.bigInt({ min, max: 999_999_999_999_999n })
const texts = (paisa: fc.Arbitrary<bigint>) => paisa.map((value) => [showPlain(value, 2), showAmount(value)] as const)
const rate = fc.bigInt({ min: 0n, max: 1_000_000n }).map((value) => showPlain(value, 4))
const whole = (min: number, max: number) => fc.integer({ min, max }).map(String)

test('the address of any account reads back as its fields', () =>
  fc.assert(
    fc.property(
      fc.record({
        method: fc.constantFrom(...METHODS),
        days: whole(29, 32),
        rate,
        yearDays: whole(365, 366),
        halfDays: whole(1, 187),
        tax: fc.oneof(fc.constant(''), rate),
      }),
      texts(money(-999_999_999_999_999n)),
      texts(money()),
      fc.array(fc.tuple(whole(1, 29), texts(money(-999_999_999_999_999n))), { maxLength: 60 }),
      (fields, opening, amount, movements) => {
        // The texts once in the short form of an address, once with commas as typed.
        const [short, typed] = ([0, 1] as const).map((way) => ({
          ...{ ...fields, opening: opening[way], lowest: amount[way], fixed: amount[way] },
          movements: movements.map(([day, text]) => ({ day, amount: text[way] })),
        }))
        assert.ok(short && typed)
        const hash = writeAddress('interest', typed) ?? ''
        assert.match(hash, /^#[\w.:,=-]{1,1999}$/)
        assert.deepEqual(readAddress('interest', hash), short)
      },
    ),
  ))

test('the address of any loan book or asset reads back as its fields', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ principal: texts(money()).map(([text]) => text), rate }, { noNullPrototype: true }), {
        minLength: 3,
        maxLength: 4,
      }),
      fc.record(
        { life: whole(1, 50), rate, years: whole(1, 20), firstMonths: whole(1, 12) },
        { noNullPrototype: true },
      ),
      texts(money(1n)).map(([text]) => text),
      (classes, rest, amount) => {
        const book = { classes, held: amount }
        assert.deepEqual(readAddress('provision', writeAddress('provision', book) ?? ''), book)
        const asset = { ...rest, cost: amount, residual: amount }
        assert.deepEqual(readAddress('depreciation', writeAddress('depreciation', asset) ?? ''), asset)
      },
    ),
  ))
