import assert from 'node:assert/strict'
import { test } from 'vitest'

import fc from 'fast-check'

import calculators from '@/content/calculators'

import { readAddress, withAddress, writeAddress } from './address'
import { areAlike, withRows } from './fields'
import { MOVEMENT } from './interest'
import { isOf, partsOf, type Kind } from './place'
import { samplesOf } from './sample'
import { account, accountWith, asset, PROVISIONS } from '../../scripts/calculators/vectors'

const kinds: Kind[] = ['interest', 'provision', 'depreciation']
const DEPRECIATION = '#depreciation?cost=300000&residual=0&life=5&rate=25&years=5&firstMonths=12'
const PROVISION =
  '#provision?held=1260000&principal-1=42000000&rate-1=1&principal-2=1800000&rate-2=35&principal-3=350000&rate-3=100'
const INTEREST =
  '#interest?method=dailyBalance&opening=40000&rate=7.3&days=31&yearDays=365&lowest=18000&halfDays=182&fixed=50000&tax=6' +
  '&day-1=6&amount-1=20000&day-2=16&amount-2=-35000&day-3=26&amount-3=30000'

/** The addresses of the same figures before December 2026. */
const OLD = {
  interest: '#interest=wdailyBalance_o40000_d31_r7.3_y365_l18000_h182_f50000_t6_m6:20000,16:-35000,26:30000',
  provision: '#provision=h1260000_c42000000:1,1800000:35,350000:100',
  depreciation: '#depreciation=c300000_v0_l5_r25_y5_m12',
}

test('the examples have addresses that are read back', () => {
  assert.equal(writeAddress('interest', account()), INTEREST)
  assert.equal(writeAddress('provision', PROVISIONS[0]!.fields), PROVISION)
  assert.equal(writeAddress('depreciation', asset()), DEPRECIATION)
  for (const [index, hash] of [INTEREST, PROVISION, DEPRECIATION].entries())
    assert.equal(writeAddress(kinds[index]!, readAddress(kinds[index]!, hash)!), hash)
})

test('addresses of the old form are read, whole or not at all', () => {
  assert.deepEqual(readAddress('interest', OLD.interest), account())
  assert.equal(writeAddress('provision', readAddress('provision', OLD.provision)!), PROVISION)
  assert.equal(writeAddress('depreciation', readAddress('depreciation', OLD.depreciation)!), DEPRECIATION)
  const both = `${OLD.depreciation}&${OLD.interest.slice(1)}`
  assert.ok(readAddress('interest', both) && readAddress('depreciation', both))
  for (const [kind, wrong] of [
    ['interest', OLD.interest.replace('26:30000', '26')],
    ['provision', OLD.provision.replace(',350000:100', '')],
    ['depreciation', OLD.depreciation.replace('_l5', '')],
    ['depreciation', OLD.depreciation.replace('l5', 'l5e1')],
  ] as const)
    assert.equal(readAddress(kind, wrong), null, wrong)
})

test('Nepali digits, grouping, empty rows and an empty tax are written in the shortest form', () => {
  const typed = accountWith([[' ', '']], { fixed: '50,000/-', opening: 'Rs (४०,०००.५०)', rate: '७.३० %', tax: ' ' })
  const hash = writeAddress('interest', typed) ?? ''
  assert.match(hash, /opening=-40000\.5&rate=7\.3&.*fixed=50000&tax=&day-1=&amount-1=$/)
  assert.deepEqual(readAddress('interest', hash), {
    ...accountWith([['', '']], { opening: '-40000.5', tax: '' }),
  })
  assert.equal(writeAddress('interest', account({ opening: 'x' })), null)
})

test('60 movements of the largest amount are read back', () => {
  const full = withRows(account(), MOVEMENT, Array<string[]>(60).fill(['31', '-9999999999999.99']))
  assert.deepEqual(readAddress('interest', writeAddress('interest', full) ?? ''), full)
})

test('one address holds several calculators, the latest first', () => {
  const both = withAddress(INTEREST, 'depreciation', DEPRECIATION)
  assert.equal(both, `${DEPRECIATION}&${INTEREST.slice(1)}`)
  assert.ok(readAddress('interest', both) && readAddress('depreciation', both))
  assert.ok(!partsOf(both).some(isOf('provision')))
  assert.equal(withAddress(both, 'interest', INTEREST), `${INTEREST}&${DEPRECIATION.slice(1)}`)
  assert.equal(withAddress(both, 'depreciation', null), INTEREST)
  assert.equal(withAddress('#interest-working', 'interest', null), '')
})

test('an address that was encoded on its way is read', () =>
  assert.deepEqual(readAddress('interest', `#${encodeURIComponent(INTEREST.slice(1))}`), account()))

test('the address of the sample gives the sample', () => {
  for (const kind of kinds) {
    // Figures are the same in all languages.
    const [sample] = samplesOf[kind](calculators[kind] as never)
    assert.ok(areAlike(readAddress(kind, writeAddress(kind, sample!)!)!, sample!), kind)
  }
})

for (const hash of [
  ...['', '#', '#interest', '#interest-working', '#interest?', '#interest=', '#__proto__?cost=1', '#constructor=c1'],
  // What programs put behind an address in a sentence.
  ...[`${DEPRECIATION}.`, `${DEPRECIATION})`, `${INTEREST}.`, `${INTEREST})`],
  ...[DEPRECIATION.slice(0, -15), INTEREST.replace('&fixed=50000', ''), PROVISION.replace('&rate-3=100', '')],
  ...[DEPRECIATION.replace('life=5', 'life=51'), DEPRECIATION.replace('life=5', 'life=5e1')],
  DEPRECIATION.replace('life=5', 'life=<img src=x onerror=alert(1)>'),
  ...[INTEREST.replace('dailyBalance', 'toString'), INTEREST.replace('day-3=26', 'day-3=32')],
  ...[`${DEPRECIATION}%`, `${DEPRECIATION}%E0%A4`, `${DEPRECIATION}${'0'.repeat(9000)}`],
])
  test(`address: ${hash.slice(-60) || 'nothing'} is refused`, () =>
    assert.deepEqual(
      kinds.map((kind) => readAddress(kind, hash)),
      [null, null, null],
    ))

test('any text is read without an error, also one close to a valid address', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(INTEREST, PROVISION, DEPRECIATION, ...Object.values(OLD)),
      fc.nat({ max: 100 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
      (hash, place, text) => {
        for (const kind of kinds) {
          const fields = readAddress(kind, hash.slice(0, place) + text + hash.slice(place + 1))
          // Fields that were read are valid, so they have an address.
          if (fields) assert.ok(readAddress(kind, writeAddress(kind, fields)!))
        }
      },
    ),
    { numRuns: 500 },
  ))
