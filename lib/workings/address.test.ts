import assert from 'node:assert/strict'
import { test } from 'node:test'

import fc from 'fast-check'

import { readAddress, writeAddress } from './address'
import { showAmount, showPlain } from './exact'
import { METHODS } from './interest'
import { DEPRECIATIONS, INTEREST_SAMPLE, PROVISIONS } from './vectors'

const INTEREST = '#interest=wdailyBalance_o40000_d31_r7.3_y365_l18000_h182_f50000_t6_m6:20000,16:-35000,26:30000'
const PROVISION = '#provision=h1260000_c42000000:1,1800000:35,350000:100'
const DEPRECIATION = '#depreciation=c300000_v0_l5_r25_y5_m12'

test('the addresses of the examples', () => {
  assert.equal(writeAddress('interest', INTEREST_SAMPLE), INTEREST)
  const [three] = PROVISIONS
  const [straight] = DEPRECIATIONS
  assert.ok(three && straight)
  assert.equal(writeAddress('provision', three.fields), PROVISION)
  assert.equal(writeAddress('depreciation', straight.fields), DEPRECIATION)
  assert.deepEqual(readAddress(INTEREST), { kind: 'interest', fields: INTEREST_SAMPLE })
})

test('a chat may have encoded the address', () =>
  assert.deepEqual(readAddress(INTEREST.replaceAll(':', '%3A').replaceAll(',', '%2c')), readAddress(INTEREST)))

test('60 movements of the largest amount have an address that is read', () => {
  const movements = Array.from({ length: 60 }, () => ({ day: '31', amount: '-9999999999999.99' }))
  const hash = writeAddress('interest', { ...INTEREST_SAMPLE, movements }) ?? ''
  assert.deepEqual(readAddress(hash), { kind: 'interest', fields: { ...INTEREST_SAMPLE, movements } })
})

test('digits of Nepal, grouping, empty rows and an empty tax become the shortest text', () => {
  const typed = {
    ...INTEREST_SAMPLE,
    ...{ opening: 'Rs (४०,०००.५०)', rate: '७.३० %', tax: ' ', movements: [{ day: ' ', amount: '' }] },
  }
  const hash = writeAddress('interest', typed) ?? ''
  assert.equal(hash, '#interest=wdailyBalance_o-40000.5_d31_r7.3_y365_l18000_h182_f50000')
  assert.deepEqual(readAddress(hash)?.fields, { ...typed, opening: '-40000.5', rate: '7.3', tax: '', movements: [] })
})

test('fields with a problem have no address', () => {
  assert.equal(writeAddress('interest', { ...INTEREST_SAMPLE, opening: 'x' }), null)
  assert.equal(writeAddress('provision', { classes: [], held: '0' }), null)
})

const hostile: [name: string, hash: string][] = [
  ['nothing', ''],
  ['a hash alone', '#'],
  ['the address of a heading', '#interest'],
  ['no values', '#interest='],
  ['another working', DEPRECIATION.replace('depreciation', 'loan')],
  ['the name of a prototype', DEPRECIATION.replace('depreciation', '__proto__')],
  ['a constructor', '#constructor=c1'],
  ['an unknown letter', `${DEPRECIATION}_z1`],
  ['a prototype among letters', `${DEPRECIATION}___proto__1`],
  ['a letter twice', `${DEPRECIATION}_c1`],
  ['a letter without a text', INTEREST.replace('t6', 't')],
  ['a field that is missing', DEPRECIATION.replace('_l5', '')],
  ['a bad number', DEPRECIATION.replace('l5', 'l5e1')],
  ['a figure as typed', DEPRECIATION.replace('c300000', 'c3,00,000')],
  ['markup', DEPRECIATION.replace('l5', 'l<img src=x onerror=alert(1)>')],
  ['encoded markup', DEPRECIATION.replace('l5', 'l%3Cimg%3E')],
  ['a life that no asset has', DEPRECIATION.replace('l5', 'l51')],
  ['a method as a number', INTEREST.replace('o40000', 'ofixed')],
  ['a number as a method', INTEREST.replace('wdailyBalance', 'w1')],
  ['an unknown method', INTEREST.replace('wdailyBalance', 'wtoString')],
  ['a day outside the month', INTEREST.replace('26:', '32:')],
  ['a movement without an amount', INTEREST.replace('26:30000', '26')],
  ['a movement of three figures', INTEREST.replace('26:30000', '26:30000:1')],
  ['61 movements', INTEREST.replace(/m.*/, `m${Array(61).fill('1:1').join(',')}`)],
  ['two classes', PROVISION.replace(',350000:100', '')],
  ['five classes', `${PROVISION},1:1,1:1`],
  ['no classes', '#provision=h1'],
  ['a percent sign that is no code', `${DEPRECIATION}%`],
  ['broken bytes', `${DEPRECIATION}%E0%A4`],
  ['a line more', `${DEPRECIATION}\n`],
  ['a text without end', `${DEPRECIATION}${'0'.repeat(2000)}`],
]
/** Right in all but its length: each letter as a code. */
const coded = (hash: string) =>
  `#${[...hash.slice(1)].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')}`
hostile.push([
  'a right text that is too long',
  coded(INTEREST.replace(/m.*/, `m${Array(60).fill('31:1000000').join(',')}`)),
])

for (const [name, hash] of hostile) test(`address: ${name} is refused`, () => assert.equal(readAddress(hash), null))

test('any text is read without a throw, also near a right one', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(INTEREST, PROVISION, DEPRECIATION),
      fc.nat({ max: 100 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
      (hash, place, text) => {
        readAddress(text)
        const saved = readAddress(hash.slice(0, place) + text + hash.slice(place + 1))
        // What is read has no problem, so that it has an address again, which says the same.
        if (saved)
          assert.deepEqual(readAddress(writeAddress(saved.kind, saved.fields as never) ?? ''), shortened(saved))
      },
    ),
    { numRuns: 500 },
  ))

/** The same with `007` as `7`, by way of numbers. */
const shortened = (saved: unknown) =>
  JSON.parse(JSON.stringify(saved), (_, value) =>
    typeof value === 'string' && /^-?\d/.test(value) ? String(Number(value) + 0) : value,
  )

const money = (min = 0n) => fc.bigInt({ min, max: 999_999_999_999_999n })
const texts = (paisa: fc.Arbitrary<bigint>) => paisa.map((value) => [showPlain(value, 2), showAmount(value)] as const)
const rate = fc.bigInt({ min: 0n, max: 1_000_000n }).map((value) => showPlain(value, 4))
const whole = (min: number, max: number) => fc.integer({ min, max }).map(String)

test('addresses lead back to the fields of any account', () =>
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
        // Once as an address has the texts, once with commas as they may be typed.
        const [short, typed] = ([0, 1] as const).map((way) => ({
          ...{ ...fields, opening: opening[way], lowest: amount[way], fixed: amount[way] },
          movements: movements.map(([day, text]) => ({ day, amount: text[way] })),
        }))
        assert.ok(short && typed)
        const hash = writeAddress('interest', typed) ?? ''
        assert.match(hash, /^#[\w.:,=-]{1,1999}$/)
        assert.deepEqual(readAddress(hash), { kind: 'interest', fields: short })
      },
    ),
  ))

test('addresses lead back to the fields of any loan book and any asset', () =>
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
        assert.deepEqual(readAddress(writeAddress('provision', book) ?? ''), { kind: 'provision', fields: book })
        const asset = { ...rest, cost: amount, residual: amount }
        assert.deepEqual(readAddress(writeAddress('depreciation', asset) ?? ''), {
          kind: 'depreciation',
          fields: asset,
        })
      },
    ),
  ))
