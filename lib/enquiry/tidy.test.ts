import assert from 'node:assert/strict'
import { describe, test } from 'vitest'

import { isAddress, tidy } from './tidy'

const show = (text: string) =>
  JSON.stringify(text).replace(/[^ -~]/gu, (one) => `{${one.codePointAt(0)?.toString(16)}}`)

/** As people paste them, or as they stand in contacts, chats, tables and letters. */
const numbers = [
  '9841012345',
  ' 9841012345\t',
  '984 101 2345',
  '984\u00A0101\u00A02345',
  '984\u2009101\u202F2345',
  '984\u3000101\u30002345',
  '984-101-2345',
  '98410\u201012345',
  '98410\u201112345',
  '98410\u201312345',
  '98410\u201412345',
  '98410\u221212345',
  '98410\uFF0D12345',
  '(984) 101-2345',
  '[984] 101 2345',
  '984.101.2345',
  '98410\u00AD12345',
  '\u200E9841012345\u200F',
  '\u202D9841012345\u202C',
  '\u202A+977 984-1012345\u202C',
  '\u2068984 101 2345\u2069',
  '98\u200B41\u200C01\u200D23\u206045',
  '\uFEFF9841012345',
  '９８４１０１２３４５',
  '९८४१०१२३४५',
  '९८४-१०१-२३४५।',
  '+9779841012345',
  '+977 984 1012345',
  '(+977) 984-1012345',
  '＋９７７ ９８４１０１２３４５',
  '+९७७ ९८४१०१२३४५',
  '00977 9841012345',
  '00977-984-1012345',
  '977-9841012345',
  'tel:+977-984-1012345',
  'TEL: 984 101 2345',
  '9841012345,',
  '"9841012345"',
]

/** Of which no ten digits can be made. */
const wrongNumbers = [
  '',
  '984101234',
  '98410123456',
  '09841012345',
  '+977 984101234',
  '+977 98410123456',
  '+977 (0) 9841012345',
  '+91 98410 12345',
  '+9841012345',
  '0091 9841012345',
  '9841012345 / 9851012345',
  '98410l2345',
  '98410o2345',
  '9841012345 ext. 2',
  'Sita 9841012345',
  '1e10',
  '-984101234',
  '९८४१०१२३४',
  '980000000²',
]

/** What is pasted, and the address in it. */
const addresses: [value: string, address: string][] = [
  ['sita@example.com', 'sita@example.com'],
  ['sita.sharma+web@mail.example.com.np', 'sita.sharma+web@mail.example.com.np'],
  ['r&d@bank.com.np', 'r&d@bank.com.np'],
  ["o'neil@example.org", "o'neil@example.org"],
  ["'sita@example.com", "'sita@example.com"],
  ['\u200Esita@example.com\u200F', 'sita@example.com'],
  ['\u202Asita@example.com\u202C', 'sita@example.com'],
  ['\u2068sita@example.com\u2069', 'sita@example.com'],
  ['sita\u200B@example\u00AD.com', 'sita@example.com'],
  ['\uFEFFsita@example.com', 'sita@example.com'],
  ['\u00A0sita@example.com\u00A0', 'sita@example.com'],
  ['<sita@example.com>', 'sita@example.com'],
  ['< sita@example.com >', 'sita@example.com'],
  ['(sita@example.com)', 'sita@example.com'],
  ['[sita@example.com]', 'sita@example.com'],
  ['"sita@example.com"', 'sita@example.com'],
  ['“sita@example.com”', 'sita@example.com'],
  ['mailto:sita@example.com', 'sita@example.com'],
  ['MAILTO:sita@example.com', 'sita@example.com'],
  ['<mailto:sita@example.com>', 'sita@example.com'],
  ['Sita Sharma <sita@example.com>', 'sita@example.com'],
  ['सीता शर्मा <sita@example.com>,', 'sita@example.com'],
  ['"Sharma, Sita" <r&d@bank.com.np>;', 'r&d@bank.com.np'],
  ['sita@example.com,', 'sita@example.com'],
  ['sita@example.com;', 'sita@example.com'],
  ['sita@example.com.', 'sita@example.com'],
  ['sita@example.com।', 'sita@example.com'],
]

/** In which there is no address, or more than one. */
const wrongAddresses = [
  '',
  'sita',
  'sita@',
  'sita@example',
  'sita@example.',
  'sita@example.c',
  '@example.com',
  'sita sharma@example.com',
  'sita,sharma@example.com',
  'sita@@example.com',
  'sita..sharma@example.com',
  'sita@-.com',
  'सीता@example.com',
  'sita@example.com<b>',
  'sita@example.com>;',
  'sita<sharma@example.com',
  'sita@example.com, ram@example.com',
  '<sita@example.com> <ram@example.com>',
  'Sita <sita@example.com> Sharma',
  'Sita Sharma <sita@example>',
  'mailto:',
]

describe('a number', () => {
  for (const value of numbers)
    test(`is found in ${show(value)}`, () => assert.match(tidy('contactno', value), /^9841012345$/))
  for (const value of wrongNumbers)
    test(`is not made of ${show(value)}, which stays`, () => assert.equal(tidy('contactno', value), value))
})

describe('an address', () => {
  for (const [value, address] of addresses)
    test(`is found in ${show(value)}`, () => assert.equal(tidy('email', value), address))
  for (const value of wrongAddresses)
    test(`is not made of ${show(value)}, which stays`, () => {
      assert.equal(tidy('email', value), value)
      assert.equal(isAddress(value), false)
    })
})

test('other texts lose invisible marks at their ends, and nothing else', () => {
  for (const [value, text] of [
    ['\u200E Sita Sharma\u202C ', ' Sita Sharma '],
    ['\uFEFF\u200Bसीता\u2069', 'सीता'],
    ['\u200B\u200B', ''],
    ['शर्\u200Dमा श्री\u200Cमान्', 'शर्\u200Dमा श्री\u200Cमान्'],
    ['  Sita\u00A0\n', '  Sita\u00A0\n'],
    ['Sita 👨‍👩‍👧', 'Sita 👨‍👩‍👧'],
  ] as const)
    assert.equal(tidy('name', value), text, show(value))
})
