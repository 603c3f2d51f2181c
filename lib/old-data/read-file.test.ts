import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { dbfFile, numberBytes, PREETI_REGISTER, type DbfField } from '../fixtures/dbf-file'
import { finish } from '../fixtures/finish-steps'
import { checkChoice, readFiles, type NamedBytes } from './read-file'
import { MAX_BYTES, UnreadableFile } from './table'

const read = (bytes: Uint8Array, name = 'old.dbf', ...more: NamedBytes[]) =>
  finish(readFiles([...more, { name, bytes }]))
const utf8 = (text: string) => new TextEncoder().encode(text)
const readCsv = (text: string) => read(utf8(text), 'old.csv')
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Code and values of the problem of a file; undefined if it can be read. */
function problemOf(...args: Parameters<typeof read>) {
  try {
    read(...args)
    return undefined
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return [error.code, error.values]
  }
}

const NAME: DbfField = { name: 'NAME', type: 'C', length: 8 }
const MEMO: DbfField = { name: 'NOTE', type: 'M', length: 10 }

describe('.dbf files', () => {
  test('dBase III: types, trimmed texts, deleted and unmarked records by number', () => {
    const table = read(
      dbfFile({
        kind: 0x03,
        fields: [
          NAME,
          { name: 'BAL', type: 'N', length: 8, decimals: 2 },
          { name: 'DOB', type: 'D', length: 8 },
          { name: 'OK', type: 'L', length: 1 },
        ],
        records: [
          [' ', '/fd', '   12.50', '20240229', 'T'],
          ['*', 'xl/', '    1.00', '', 'F'],
          ['?', 'junk', '', '', ''],
          [' ', '\xaa\xa7', '********', '        ', '?'],
        ],
      }),
    )
    expect(table).toEqual({
      fields: [
        { name: 'NAME', kind: 'text' },
        { name: 'BAL', kind: 'number' },
        { name: 'DOB', kind: 'date' },
        { name: 'OK', kind: 'yesNo' },
      ],
      rows: [
        ['/fd', '12.50', '2024-02-29', 'T'],
        ['ª§', '********', '', '?'],
      ],
      recordNumbers: [1, 4],
      deleted: [2],
      unreadable: [3],
      encoding: 'cp1252',
      warnings: [],
    })
  })

  test('dBase III and IV with .dbt, FoxPro with .fpt: memo texts; without the memo file, its name is noted', () => {
    const records = [[' ', 'a', '         1']] as [string, string, string][]
    const memoFile = (name: string, head: Uint8Array, memo: (readonly number[])[], text: string) => {
      const bytes = new Uint8Array(1600)
      bytes.set(head)
      bytes.set([...memo.flat(), ...latin1(text)], 512)
      return { name, bytes }
    }
    const dbt3 = memoFile('old.dbt', new Uint8Array(0), [], 'dBase 3\x1a\x1agarbage')
    const dbt4 = memoFile(
      'OLD.DBT',
      numberBytes(22, (view) => view.setUint16(20, 512, true)),
      [[0xff, 0xff, 8, 0, 8 + 7, 0, 0, 0]],
      'dBase 4garbage',
    )
    const fpt = memoFile(
      'old.fpt',
      numberBytes(8, (view) => view.setUint16(6, 512)),
      [[0, 0, 0, 1, 0, 0, 0, 6]],
      'FoxProgarbage',
    )
    for (const [kind, memo, text] of [
      [0x83, dbt3, 'dBase 3'],
      [0x8b, dbt4, 'dBase 4'],
      [0xf5, fpt, 'FoxPro'],
    ] as const) {
      const bytes = dbfFile({ kind, fields: [NAME, MEMO], records })
      expect(read(bytes, 'old.dbf', memo).rows).toEqual([['a', text]])
      const { rows, warnings } = read(
        bytes,
        memo.name.replace(/\w+$/, (end) => (end === 'DBT' ? 'DBF' : 'dbf')),
      )
      expect(rows).toEqual([['a', '']])
      expect(warnings).toEqual([{ code: 'memoMissing', values: { file: memo.name, fields: 'NOTE' } }])
    }
    expect(problemOf(fpt.bytes, fpt.name)).toEqual(['memoAlone', {}])
    const ofAnother = read(dbfFile({ kind: 0xf5, fields: [NAME, MEMO], records }), 'old.dbf', {
      ...fpt,
      name: 'older.fpt',
    })
    expect([ofAnother.rows, ofAnother.warnings]).toEqual([
      [['a', '']],
      [{ code: 'memoMissing', values: { file: 'old.fpt', fields: 'NOTE' } }],
    ])
  })

  test('Visual FoxPro: integer, currency, double, date and time, varchar, no value', () => {
    const table = read(
      dbfFile({
        kind: 0x30,
        fields: [
          { name: 'ID', type: 'I', length: 4 },
          { name: 'BAL', type: 'Y', length: 8 },
          { name: 'RATE', type: 'B', length: 8, decimals: 2 },
          { name: 'AT', type: 'T', length: 8 },
          { name: 'CODE', type: 'V', length: 5 },
          { ...NAME, flags: 2 },
          { name: '_NullFlags', type: '0', length: 1, flags: 5 },
        ],
        records: [
          [
            ' ',
            numberBytes(4, (view) => view.setInt32(0, -7, true)),
            numberBytes(8, (view) => view.setBigInt64(0, -12_345_600n, true)),
            numberBytes(8, (view) => view.setFloat64(0, 0.1 + 0.2, true)),
            numberBytes(8, (view) => view.setInt32(0, 2_460_370, true)),
            'ab  \x02',
            'gone',
            Uint8Array.of(0b011),
          ],
          [
            ' ',
            numberBytes(4, (view) => view.setInt32(0, 12, true)),
            numberBytes(8, (view) => view.setBigInt64(0, 5n, true)),
            new Uint8Array(8),
            new Uint8Array(8),
            'abcde',
            utf8('राम'),
            Uint8Array.of(0),
          ],
        ],
      }),
    )
    expect(table.rows).toEqual([
      ['-7', '-1234.56', '0.3', '2024-02-29', 'ab', ''],
      ['12', '0.0005', '0', '', 'abcde', 'रा'],
    ])
    const block = numberBytes(4, (view) => view.setUint32(0, 1, true))
    const withMemo = dbfFile({ kind: 0x30, fields: [NAME, { ...MEMO, length: 4 }], records: [[' ', 'a', block]] })
    const fpt = numberBytes(80, (view) => {
      view.setUint16(6, 64)
      view.setUint32(64 + 4, 2)
      view.setUint16(64 + 8, 0x6869)
    })
    expect(read(withMemo, 'old.dbf', { name: 'old.fpt', bytes: fpt }).rows).toEqual([['a', 'hi']])
    const lying = new Uint8Array(200_000)
    lying.set(fpt)
    lying.fill(0xff, 64 + 4)
    expect(read(withMemo, 'old.dbf', { name: 'old.fpt', bytes: lying }).rows[0]![1]!.length).toBe(65_536)
    expect(read(withMemo).warnings[0]!.values).toEqual({ file: 'old.fpt', fields: 'NOTE' })
    expect(table.fields.map(({ name }) => name)).not.toContain('_NullFlags')
    expect(table.encoding).toBe('UTF-8')
  })

  test('texts above 255 letters are read whole; above a million records, none is', () => {
    const long = 'x'.repeat(300)
    const fields: DbfField[] = [{ ...NAME, length: 300 }]
    expect(read(dbfFile({ kind: 0x03, fields, records: [[' ', long]] })).rows).toEqual([[long]])
    const count = 1_000_001
    const head = dbfFile({ kind: 0x03, fields: [{ ...NAME, length: 1 }], records: [], claimed: count })
    const bytes = new Uint8Array(head.length + 2 * count)
    bytes.set(head)
    expect(problemOf(bytes)).toEqual(['tooManyRecords', { count, max: 1_000_000 }])
  })

  test('a cut file and a lying header: what is there is read, and the rest is named', () => {
    const whole = dbfFile(PREETI_REGISTER)
    expect(read(whole).warnings).toEqual([])
    const { rows, unreadable, warnings } = read(whole.subarray(0, whole.length - 20))
    expect([rows.length, unreadable]).toEqual([4, [6]])
    expect(warnings).toEqual([
      { code: 'headerCount', values: { claimed: 6, found: 5 } },
      { code: 'cutRecord', values: { record: 6 } },
    ])
    expect(read(dbfFile({ ...PREETI_REGISTER, claimed: 4_000_000_000 })).warnings).toEqual([
      { code: 'headerCount', values: { claimed: 4_000_000_000, found: 6 } },
    ])
    expect(problemOf(whole.subarray(0, 100))).toEqual(['dbfCut', {}])
    expect(problemOf(whole.subarray(0, 20))).toEqual(['dbfHeader', {}])
    for (const recordLength of [0, 1, 9, 61, 64, 65_535])
      expect(problemOf(dbfFile({ ...PREETI_REGISTER, recordLength }))?.[0]).toMatch(/dbfHeader|noRecords/)
    expect(problemOf(dbfFile({ ...PREETI_REGISTER, records: [] }))).toEqual(['noRecords', {}])
    const unmarked = PREETI_REGISTER.records.map(
      ([mark, ...cells], index) => [index < 2 ? mark : '?', ...cells] as const,
    )
    expect(problemOf(dbfFile({ ...PREETI_REGISTER, records: unmarked as never }))).toEqual(['dbfHeader', {}])
    const dbase7 = new Uint8Array(400)
    dbase7.set([4, 126, 1, 1])
    new DataView(dbase7.buffer).setUint16(8, 69 + 48, true)
    expect(problemOf(dbase7)).toEqual(['dbfKind', {}])
  })
})

describe('text files', () => {
  const TEXT = 'No,Name\r\n1,"नाम, राम"\r\n2,सीता\r\n'
  const rows = [
    ['1', 'नाम, राम'],
    ['2', 'सीता'],
  ]
  const utf16 = (text: string, littleEndian: boolean) =>
    numberBytes(text.length * 2, (view) =>
      [...text].forEach((_, index) => view.setUint16(2 * index, text.charCodeAt(index), littleEndian)),
    )

  test('UTF-8 with and without mark, UTF-16 of both orders, cp1252', () => {
    expect(readCsv(TEXT)).toMatchObject({ rows, recordNumbers: [2, 3], encoding: 'UTF-8' })
    expect(readCsv(`\ufeff${TEXT}`).fields[0]!.name).toBe('No')
    for (const littleEndian of [true, false])
      expect(read(utf16(`\ufeff${TEXT}`, littleEndian), 'old.txt')).toMatchObject({ rows, encoding: 'UTF-16' })
    expect(read(utf16('\ufeffसदस्य\nराम\n', false), 'old.txt')).toMatchObject({ rows: [['राम']] })
    for (const littleEndian of [true, false])
      expect(read(utf16('No,Name\n1,ram\n', littleEndian), 'old.txt')).toMatchObject({ rows: [['1', 'ram']] })
    expect(read(latin1('No,Name\n1,\xaa\xa7\n'), 'old.txt')).toMatchObject({ rows: [['1', 'ª§']], encoding: 'cp1252' })
    // A cut within a letter of three bytes.
    expect(read(utf8('No;Name\n1;राम').subarray(0, -1), 'old.csv')).toMatchObject({ rows: [['1', 'रा']] })
  })

  test.each(['\t', ',', ';', '|'])(
    'separator %j, blank rows, short rows and rows with a separator too many',
    (mark) => {
      const text = ['No,Name,Balance', '', '1,a,5', '2,b', '3,c,d,6', '4,e,7,,'].join('\n').replaceAll(',', mark)
      const { rows, recordNumbers, unreadable } = readCsv(text)
      expect(rows).toEqual([
        ['1', 'a', '5'],
        ['2', 'b', ''],
        ['4', 'e', '7'],
      ])
      expect([recordNumbers, unreadable]).toEqual([[3, 4, 6], [5]])
    },
  )

  test('a first row with figures is a record; formulas and open quotes are noted', () => {
    const { fields, recordNumbers, warnings } = readCsv('1,Ram\n2,=cmd\n3,"+x()"\n4,-5.00\n')
    expect(fields.map(({ name }) => name)).toEqual(['1', '2'])
    expect([recordNumbers, warnings]).toEqual([
      [1, 2, 3, 4],
      [
        { code: 'noHeader', values: { count: 2 } },
        { code: 'formulas', values: { count: 2 } },
      ],
    ])
    const open = readCsv('No,Name\n1,Ram\n2,"Sita\n3,Hari\n')
    expect([open.rows, open.unreadable, open.warnings]).toEqual([
      [['1', 'Ram']],
      [3],
      [{ code: 'openQuote', values: { record: 3 } }],
    ])
  })

  test('titles above the headings are named, not taken for headings', () => {
    const { fields, rows, recordNumbers, unreadable } = readCsv('Members\n,As of 2081,,\n\nNo,Name,Balance,\n1,Ram,5\n')
    expect(fields.map(({ name }) => name)).toEqual(['No', 'Name', 'Balance'])
    expect([rows, recordNumbers, unreadable]).toEqual([[['1', 'Ram', '5']], [5], [1, 2]])
  })

  test('a printed report is named; one column of names is none', () => {
    expect(readCsv('Members\nNo    Name\n1     Ram\n').warnings).toEqual([{ code: 'oneColumn', values: {} }])
    expect(readCsv('Name\nRam Thapa\n').warnings).toEqual([])
  })

  test('one column, and keys of Preeti that are quotes inside a word', () => {
    expect(readCsv('Name\nk"hf\ns[i0f\n').rows).toEqual([['k"hf'], ['s[i0f']])
  })
})

test('files of other kinds, and files that are empty or too large, have a problem of their own', () => {
  const start = (bytes: string) => latin1(bytes.padEnd(64, '\0'))
  const problems = [
    ['photo.png', '\x89PNG\r\n'],
    ['photo.jpg', '\xff\xd8\xff\xe0'],
    ['scan.csv', 'BM\x01\x02\x03\x04\0\0\0\0'],
    ['list.pdf', '%PDF-1.7'],
    ['data.zip', 'PK\x03\x04'],
    ['list.xlsx', 'PK\x03\x04'],
    ['list.xls', '\xd0\xcf\x11\xe0'],
    ['list.xls', ' <HTML><body>'],
    ['list.html', '<!DOCTYPE html>'],
    ['list.txt', '{\\rtf1'],
    ['setup.exe', 'MZ\x90\0'],
    ['base.mdb', '\0\x01\0\0Standard Jet DB'],
    ['base.dbf', 'hello'],
  ].map(([name = '', bytes = '']) => problemOf(start(bytes), name)?.[0])
  expect(problems).toEqual(
    'picture picture picture pdf archive excel excel excel otherFile otherFile otherFile otherFile dbfHeader'.split(
      ' ',
    ),
  )
  expect(problemOf(utf8('BMW,Honda\n1,2\n'), 'bikes.csv')).toBeUndefined()
  expect(problemOf(new Uint8Array(0))).toEqual(['empty', {}])
  expect(problemOf(utf8('a'), 'a.csv', { name: 'b.csv', bytes: utf8('b') })).toEqual(['oneFile', {}])
  expect(problemOf(utf8(' \n\n'), 'a.csv')).toEqual(['empty', {}])
  expect(problemOf(utf8('No,Name\n'), 'a.csv')).toEqual(['noRecords', {}])
  expect(problemOf(utf8(`${'a,'.repeat(10_000)}\n`), 'a.csv')).toEqual(['tooManyFields', { count: 10_000, max: 255 }])
  expect(() => checkChoice([{ name: 'a.csv', size: 500_000_000 }])).toThrow(
    expect.objectContaining({ code: 'tooLarge', values: { size: 500, max: MAX_BYTES / 1e6 } }),
  )
})

// By hand: FUZZ_RUNS=10000 npx vitest run lib/old-data
const numRuns = Number(process.env.FUZZ_RUNS ?? 150)

describe('whatever the bytes are, a file is read whole or has one of the known problems', () => {
  const expectReadable = (bytes: Uint8Array, name: string) => {
    try {
      const { fields, rows, recordNumbers } = read(bytes, name)
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => fields.length))
      expect(recordNumbers.length).toBe(rows.length)
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
    }
  }
  const name = fc.constantFrom('a.dbf', 'a.csv', 'a.txt', 'a')

  test('bytes by chance', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), name, expectReadable), { numRuns })
  })
  test('texts by chance', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '1', ',', '"', '\n', '\r', '\t', ';', 'क', '=', '\0', ' ') })
    fc.assert(
      fc.property(text, (value) => expectReadable(utf8(value), 'a.csv')),
      { numRuns },
    )
  })
  test('a .dbf file with changed bytes, cut anywhere', () => {
    const whole = dbfFile({
      ...PREETI_REGISTER,
      kind: 0x30,
      fields: [...PREETI_REGISTER.fields, { name: '_NullFlags', type: '0', length: 1, flags: 5 }],
    })
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 6 })
    fc.assert(
      fc.property(changes, fc.nat(whole.length), (edits, length) => {
        const bytes = whole.slice()
        for (const [at, byte] of edits) bytes[at] = byte
        expectReadable(bytes.subarray(0, length), 'a.dbf')
      }),
      { numRuns },
    )
  })
  test('a memo file by chance', () => {
    const bytes = dbfFile({ kind: 0xf5, fields: [NAME, MEMO], records: [[' ', 'a', '         1']] })
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1200 }), fc.constantFrom('a.fpt', 'a.dbt'), (memo, memoName) => {
        const { rows } = read(bytes, 'a.dbf', { name: memoName, bytes: Uint8Array.of(...memo, 0) })
        expect(rows[0]![0]).toBe('a')
      }),
      { numRuns },
    )
  })
})
