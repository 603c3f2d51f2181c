import assert from 'node:assert/strict'
import { test } from 'vitest'

import fc from 'fast-check'

import { readAddress, writeAddress } from './address'
import type { Kind } from './fields'
import { ADDRESSES } from '../../scripts/workings/vectors'

const { interest: INTEREST, provision: PROVISION, depreciation: DEPRECIATION } = ADDRESSES

const kinds: Kind[] = ['interest', 'provision', 'depreciation']

const hostile: [name: string, hash: string][] = [
  ['nothing', ''],
  ['a hash alone', '#'],
  ['the address of a heading', '#interest'],
  ['no values', '#interest='],
  ['another working', DEPRECIATION.replace('depreciation', 'loan')],
  ['a prototype name', DEPRECIATION.replace('depreciation', '__proto__')],
  ['a constructor', '#constructor=c1'],
  ['an unknown letter', `${DEPRECIATION}_z1`],
  ['a prototype name among the letters', `${DEPRECIATION}___proto__1`],
  ['a letter twice', `${DEPRECIATION}_c1`],
  ['a letter without a value', INTEREST.replace('t6', 't')],
  ['a field that is missing', DEPRECIATION.replace('_l5', '')],
  ['a bad number', DEPRECIATION.replace('l5', 'l5e1')],
  ['a grouped figure', DEPRECIATION.replace('c300000', 'c3,00,000')],
  ['markup', DEPRECIATION.replace('l5', 'l<img src=x onerror=alert(1)>')],
  ['encoded markup', DEPRECIATION.replace('l5', 'l%3Cimg%3E')],
  ['a life above the limit', DEPRECIATION.replace('l5', 'l51')],
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
  ['a stray percent sign', `${DEPRECIATION}%`],
  ['broken UTF-8', `${DEPRECIATION}%E0%A4`],
  ['a line break at the end', `${DEPRECIATION}\n`],
  ['a very long text', `${DEPRECIATION}${'0'.repeat(2000)}`],
]
/** The fields that a fragment gives for each kind of working. */
const readAll = (hash: string) =>
  kinds.flatMap((kind) => {
    const fields = readAddress(kind, hash)
    return fields ? { kind, fields } : []
  })

for (const [name, hash] of hostile) test(`address: ${name} is refused`, () => assert.deepEqual(readAll(hash), []))

test('any text is read without an error, also one close to a valid address', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(INTEREST, PROVISION, DEPRECIATION),
      fc.nat({ max: 100 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
      (hash, place, text) => {
        readAll(text)
        // Fields that were read are valid, so they have an address, which reads back as the same fields.
        for (const { kind, fields } of readAll(hash.slice(0, place) + text + hash.slice(place + 1)))
          assert.deepEqual(readAddress(kind, writeAddress(kind, fields as never) ?? ''), shortened(fields))
      },
    ),
    { numRuns: 500 },
  ))

/** The same fields with each figure in its shortest form: `007` becomes `7`. */
const shortened = (saved: unknown) =>
  JSON.parse(JSON.stringify(saved), (_, value) =>
    typeof value === 'string' && /^-?\d/.test(value) ? String(Number(value) + 0) : value,
  )
