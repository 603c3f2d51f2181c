import { expect, test } from 'vitest'

import { form as depreciation } from '../depreciation/depreciation'
import { asset } from '../depreciation/examples'
import { account, accountWith } from '../interest/examples'
import { form as interest } from '../interest/interest'
import { PROVISIONS } from '../provision/examples'
import { form as provision } from '../provision/provision'
import { parseFields, serializeFields } from './address'

const DEPRECIATION = '#depreciation?cost=300000&residual=0&life=5&rate=25&years=5&firstMonths=12'
const PROVISION =
  '#provision?provisionHeld=1260000&collateral=&collateralRate=' +
  '&principal-1=42000000&rate-1=1&principal-2=1800000&rate-2=35&principal-3=350000&rate-3=100'
const INTEREST =
  '#interest?method=dailyBalance&opening=40000&rate=7.3&days=31&yearDays=365&lowest=18000&halfDays=182&fixed=50000&tax=6' +
  '&day-1=6&amount-1=20000&day-2=16&amount-2=-35000&day-3=26&amount-3=30000'

/** Calculators with fields and their fragment. */
const examples = [
  ['interest', interest, account(), INTEREST],
  ['provision', provision, PROVISIONS[0]!.fields, PROVISION],
  ['depreciation', depreciation, asset(), DEPRECIATION],
] as const

test.each(examples)('a fragment of %s is the same after parsing and serialising', (kind, form, fields, fragment) => {
  expect(serializeFields(kind, form, fields)).toBe(fragment)
  for (const given of [fragment, `#${encodeURIComponent(fragment.slice(1))}`])
    expect(serializeFields(kind, form, parseFields(kind, form, given)!)).toBe(fragment)
})

test('a fragment from before the provision took collateral is read', () => {
  const older = PROVISION.replace('&collateral=&collateralRate=', '')
  expect(parseFields('provision', provision, older)).toEqual(parseFields('provision', provision, PROVISION))
})

test('a fragment has figures in ASCII digits without groups, empty rows and an empty tax, but no invalid figure', () => {
  const typed = accountWith([[' ', '']], { fixed: '50,000/-', opening: '-४०,०००.५०', rate: '७.३० %', tax: ' ' })
  const fragment = serializeFields('interest', interest, typed) ?? ''
  expect(fragment).toMatch(/opening=-40000\.5&rate=7\.3&.*fixed=50000&tax=&day-1=&amount-1=$/)
  expect(parseFields('interest', interest, fragment)).toEqual(accountWith([['', '']], { opening: '-40000.5', tax: '' }))
  expect(serializeFields('interest', interest, account({ opening: 'x' }))).toBeNull()
})

test.each(examples)(
  'a fragment of %s that a messenger has lengthened or escaped is read',
  (kind, form, _, fragment) => {
    const ends = [
      '.',
      ',',
      ')',
      '।',
      '%E0%A5%A4',
      '\u200b',
      '%E2%80%8B',
      '%',
      '%E0%A4',
      '”',
      '.)',
      '&amp;',
      '&',
      '&x=<b>',
    ]
    const escaped = fragment.replaceAll('&', '&amp;')
    for (const given of [
      ...ends.map((end) => fragment + end),
      escaped,
      encodeURIComponent(escaped).replace('%23', '#'),
    ]) {
      const fields = parseFields(kind, form, given)
      expect(fields && serializeFields(kind, form, fields), given).toBe(fragment)
    }
  },
)

test.each([
  ['no figures', ['', '#', '#interest', '#interest-calculator', '#interest?', '#__proto__?cost=1']],
  ['a field left out', [INTEREST.replace('&fixed=50000', ''), PROVISION.replace('&rate-3=100', '')]],
  ['a wrong figure', ['life=51', 'life=5e1', 'life=<img src=x>'].map((life) => DEPRECIATION.replace('life=5', life))],
  ['a wrong method or day', [INTEREST.replace('dailyBalance', 'toString'), INTEREST.replace('day-3=26', 'day-3=32')]],
  ['an end that changes the last figure', [`${DEPRECIATION}${'0'.repeat(9000)}`]],
])('a fragment with %s is not parsed', (_, texts) => {
  for (const text of texts)
    for (const [kind, form] of examples) expect(parseFields(kind, form, text), text.slice(0, 100)).toBeNull()
})
