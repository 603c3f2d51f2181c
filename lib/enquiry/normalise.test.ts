import { expect, test } from 'vitest'

import { isEmailAddress, normalise, probableDomain } from './normalise'

test.each([
  ['spaces of any kind', [' 9841012345\t', '984 101 2345', '984\u00A0101\u20092345', '984\u202F101\u30002345']],
  ['hyphens and dashes', ['984-101\u20102345', '984\u2011101\u20132345', '984\u2014101\u22122345']],
  ['brackets, dots and quotes', ['(984) 101-2345', '[984] 101 2345', '984.101.2345', '9841012345,', '"9841012345"']],
  ['invisible marks', ['98410\u00AD12345', '\u202D9841012345\u202C', '98\u200B41\u20600\u200D12345\uFEFF']],
  ['Devanagari digits', ['९८४१०१२३४५', '९८४-१०१-२३४५।']],
  ['a country code', ['(+977) 984-1012345', '00977 9841012345', '977-9841012345', '+९७७ ९८४१०१२३४५']],
  ['the scheme of a link', ['tel:+977-984-1012345', 'TEL: 984 101 2345']],
  ['signs around the number', ['📞 9841012345', '☎️ ++977 9841012345', '| 984·101·2345 |', '*9841012345*']],
])('normalise finds the phone number in a text with %s', (_, texts) => {
  for (const text of texts) expect(normalise('contactno', text), JSON.stringify(text)).toBe('9841012345')
})

test.each([
  ['too few digits', ['', '984101234', '+977 984101234', '९८४१०१२३४', '980000000²']],
  ['too many digits', ['98410123456', '09841012345', '+977 (0) 9841012345', '9841012345 / 9851012345']],
  ['two numbers', ['01-4123456/7', '4123456, 984', '14123456 & 57']],
  ['the code of another country', ['+91 98410 12345', '+9841012345', '0091 9841012345']],
  ['letters', ['98410l2345', '9841012345 ext. 2', 'Sita 9841012345', '1e10']],
])('normalise finds no phone number in a text with %s, and returns the text', (_, texts) => {
  for (const text of texts) expect(normalise('contactno', text)).toBe(text)
})

test.each([
  ['sita@example.com', ['\u200Esita@example.com\u200F', 'sita\u200B@example\u00AD.com', '\u00A0sita@example.com ']],
  ['sita@example.com', ['<sita@example.com>', '( sita@example.com )', '“sita@example.com”']],
  ['sita@example.com', ['mailto:sita@example.com', '<MAILTO:sita@example.com?subject=Demo>']],
  ['sita@example.com', ['Sita Sharma <sita@example.com>', 'सीता शर्मा <sita@example.com>,']],
  ['sita@example.com', ['sita@example.com,', 'sita@example.com;', 'sita@example.com.', 'sita@example.com। >']],
  ['sita@example.com', ['*sita@example.com*', '- sita@example.com', '| sita@example.com |']],
  ['sita@example.com', ['Sita [sita@example.com]', 'sita @example.com', 'sita@ example.com', '📧 sita@example.com']],
  ['sita@example.com', ['Email: sita@example.com', 'इमेल: sita@example.com', 'sita@example.com (office)']],
  ['sita@example.com', ['Email ID: sita@example.com', 'इमेल ठेगाना: sita@example.com', 'इमेलः sita@example.com']],
  ['sita@example.com', ['Gmail: sita@example.com', 'E-mail address : sita@example.com', 'sita@example.com(office)']],
  ['info@सहकारी.नेपाल', ['info@सहकारी.नेपाल', 'इमेल: info@सहकारी.नेपाल।']],
  ['info@xn--m1b9b5cfaj7g.xn--l2bey1c2b', ['info@xn--m1b9b5cfaj7g.xn--l2bey1c2b']],
  ['info@münchen.de', ['info@münchen.de']],
  ['r&d@bank.com.np', ['r&d@bank.com.np', '"Sharma, Sita" <r&d@bank.com.np>;']],
  ["'sita@example.com", ["'sita@example.com"]],
])('normalise finds the e-mail address %s in each of %j', (address, texts) => {
  for (const text of texts) expect(normalise('email', text)).toBe(address)
})

test.each([
  ['a part missing', ['', 'sita@', '@example.com', 'sita@example', 'sita@example.c', 'mailto:', 'S <sita@example>']],
  ['a second @', ['sita@example.com, ram@example.com', '<sita@example.com> <ram@example.com>', 'sita@@example.com']],
  ['wrong text before @', ['sita,sharma@example.com', 'sita..sharma@example.com', 'Thanks. sita@example.com']],
  ['other text after the address', ['sita@example.com<b>', 'Sita <sita@example.com> Sharma']],
  ['a mark on both sides', ['_sita@example.com_', "'sita@example.com'"]],
  ['characters that are not allowed', ['सीता@example.com', 'sita@-.com']],
])('normalise finds no e-mail address in a text with %s, and returns the text', (_, texts) => {
  for (const text of texts) expect([normalise('email', text), isEmailAddress(text)]).toEqual([text, false])
})

test.each([
  ['\u200E Sita Sharma\u202C ', ' Sita Sharma '],
  ['\uFEFF\u200Bसीता\u2069', 'सीता'],
  ['शर्\u200Dमा श्री\u200Cमान्', 'शर्\u200Dमा श्री\u200Cमान्'],
  ['Sita 👨‍👩‍👧\u00A0\n', 'Sita 👨‍👩‍👧\u00A0\n'],
])('the name %j loses only invisible marks at its ends', (typed, name) => expect(normalise('name', typed)).toBe(name))

test.each([
  ['sita@gmial.com', 'gmail.com'],
  ['Sita@Yahoo.con', 'yahoo.com'],
  ['sita@gmail.com', undefined],
  ['sita@gmail.company', undefined],
  ['gmial.com', undefined],
])('the probable domain of %j is %j', (address, domain) => expect(probableDomain(address)).toBe(domain))
