import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dbfFile, PREETI_REGISTER } from '../fixtures/dbf-file'
import { finish } from '../fixtures/finish-steps'
import { analyse, checkCodes, MAX_SCHEMES } from './analyse'
import { amountOf, assignRole } from './fields'
import { mapFields } from './map-fields'
import { readFiles } from './read-file'
import { reconcile } from './reconcile'
import { RECORDS_PER_STEP, type Table } from './table'
import { writeCsv } from './write-csv'

const THIS_YEAR = 2026
const LAKH = 100_000

const tableOf = (text: string, name = 'a.csv') => finish(readFiles([{ name, bytes: new TextEncoder().encode(text) }]))
const mappingsOf = (table: Table) => finish(mapFields(table, THIS_YEAR))
const look = (table: Table, mappings = mappingsOf(table), limits = [10 * LAKH]) =>
  finish(analyse(table, mappings, limits))
/** Numbers of the records that each check found. */
const found = ({ analysis }: ReturnType<typeof look>) =>
  Object.fromEntries(analysis.findings.map(({ code, records }) => [code, records.map(({ number }) => number)]))

const register = finish(readFiles([{ name: 'MEM.DBF', bytes: dbfFile(PREETI_REGISTER) }]))

test('a register in Preeti: roles, conversion, sums, doubles, negative balances, dates, names, limits', () => {
  const mappings = mappingsOf(register)
  expect(mappings.map(({ role, font }) => [role, font])).toEqual([
    ['member', undefined],
    ['name', 'preeti'],
    ['scheme', 'preeti'],
    ['date', undefined],
    ['balance', undefined],
  ])
  const result = look(register, mappings, [10 * LAKH, 25 * LAKH])
  const { analysis, rows } = result
  expect(rows[0]).toEqual(['1', 'राम बहादुर थापा', 'नियमित बचत', '2081-01-05', '1200000.00'])
  expect(found(result)).toEqual({
    duplicateMembers: [4],
    negativeBalances: [4],
    invalidBalances: [],
    invalidDates: [2, 4],
    emptyNames: [5],
    doubtfulTexts: [],
  })
  expect(analysis.findings.find(({ code }) => code === 'invalidDates')!.records[1]).toEqual({
    number: 4,
    value: '2081-02-33',
  })
  expect(analysis).toMatchObject({ records: 5, members: 3, toReview: 3 })
  expect(analysis.sums).toEqual([
    { scheme: 'नियमित बचत', records: 3, sum: 1_204_750_00n },
    { scheme: 'ऐच्छिक बचत', records: 2, sum: 300_750_50n },
  ])
  expect(analysis.limits).toEqual([
    {
      rupees: 10 * LAKH,
      count: 1,
      excess: 500_000_00n,
      members: [{ member: '1', total: 1_500_000_00n, excess: 500_000_00n }],
    },
    { rupees: 25 * LAKH, count: 0, excess: 0n, members: [] },
  ])
  expect(analysis.conversions.map(({ field, converted, unchanged }) => [field, converted, unchanged])).toEqual([
    ['NAME', 4, 0],
    ['SCHEME', 5, 0],
  ])
})

test('several accounts of a member are no doubles; another name or the same scheme twice is one', () => {
  const table = tableOf(
    'Member no,Name,Scheme,Balance\n1,Ram,A,1\n1,Ram,B,1\n1,Ram,B,1\n2,Sita,A,x\n2,Gita,B,1.005\n3,Hari,A,2\n5,Rita,A,\n4,Mina,A,7\n',
  )
  expect(found(look(table))).toMatchObject({ duplicateMembers: [4, 6], invalidBalances: [5, 6] })
})

test('a mixed field stays as it is until a person chooses a font; Latin and Unicode values stay even then', () => {
  const table = tableOf(`Name\n/fd axfb'/\nRam Thapa\nसीता राई\ns[i0f k|;fb\nHari Sharma\nljdnf u'?ª\n`)
  const mappings = mappingsOf(table)
  expect(mappings[0]).toMatchObject({ script: 'mixed', font: undefined })
  expect(look(table, mappings).rows).toEqual(table.rows)
  const { rows, analysis } = look(table, [{ ...mappings[0]!, font: 'preeti' }])
  expect(rows.flat()).toEqual(['राम बहादुर', 'Ram Thapa', 'सीता राई', 'कृष्ण प्रसाद', 'Hari Sharma', 'विमला गुरुङ'])
  expect(analysis.conversions[0]).toMatchObject({ converted: 3, unchanged: 3 })
})

test('lists show the largest excess and the doubtful texts first, and a hundred at most, examples fewer', () => {
  const lines = Array.from(
    { length: 120 },
    (_, index) => `${index},${index % 60 ? "/fd axfb'/" : "f/fd'"},S,${index + 1}`,
  )
  const { analysis } = look(tableOf(`No,Name,Scheme,Balance\n${lines.join('\n')}\n`), undefined, [5])
  const [limit] = analysis.limits
  expect([limit!.count, limit!.members.length, limit!.members[0]!.excess]).toEqual([115, 100, 115_00n])
  const negative = tableOf(`No,Balance\n${lines.map((_, index) => `${index},-1`).join('\n')}\n`)
  expect(look(negative).analysis.findings.find(({ code }) => code === 'negativeBalances')).toMatchObject({
    count: 120,
    records: { length: 100 },
  })
  expect(analysis.findings.find(({ code }) => code === 'doubtfulTexts')!.records.map(({ number }) => number)).toEqual([
    2, 62,
  ])
  const namesFrom = (typed: string) => tableOf(`Name\n${[...'abcdghijknpqrst'].map((key) => typed + key).join('\n')}\n`)
  expect(mappingsOf(namesFrom('s[i0f'))[0]!.examples.length).toBe(3)
  expect(look(namesFrom('s[i0f')).analysis.conversions[0]!.examples.length).toBe(8)
  expect(look(namesFrom("f/fd'")).analysis.conversions[0]!.examples.length).toBe(4)
  const late = look(tableOf(`Name\n/fd axfb'/\ns[i0f\nf/fd'\n`)).analysis.conversions[0]!
  expect(late.examples.map(({ isDoubtful }) => isDoubtful)).toEqual([true, false, false])
})

test('a field with another value in each record is no scheme, unless a person says so', () => {
  const lines = Array.from({ length: 1200 }, (_, index) => `${index},L${index},R${index % 100},1`)
  const table = tableOf(`No,Ledger,Type,Balance\n${lines.join('\n')}\n`)
  const mappings = mappingsOf(table)
  expect(mappings.map(({ role }) => role)).toEqual(['member', 'other', 'scheme', 'balance'])
  expect(look(table, mappings).analysis).toMatchObject({
    sums: { length: 100 },
    schemes: { count: 100, sum: 1200_00n },
  })
  const { analysis } = look(table, assignRole(mappings, 1, 'scheme'))
  expect(analysis).toMatchObject({ sums: { length: MAX_SCHEMES }, schemes: { count: 1200, sum: 1200_00n } })
})

test('headings in Preeti and balances with Cr are recognised; long texts are shortened where they are shown', () => {
  const table = tableOf(
    `;b:o g++=,gfd,of]hgf,df}Hbft\n1,s[i0f${'f'.repeat(200)},lgoldt art,500 Cr\n2,xl/,lgoldt art,7 Dr\n`,
  )
  const mappings = mappingsOf(table)
  expect(mappings.map(({ role }) => role)).toEqual(['member', 'name', 'scheme', 'balance'])
  expect(mappings[1]!.examples[0]!.length).toBeLessThan(110)
  const { analysis } = look(table, [mappings[0]!, { ...mappings[1]!, font: 'preeti' }, mappings[2]!, mappings[3]!])
  expect(analysis.findings.find(({ code }) => code === 'invalidBalances')).toMatchObject({
    count: 2,
    records: [{ value: '500 Cr' }, { value: '7 Dr' }],
  })
  expect(analysis.findings.find(({ code }) => code === 'doubtfulTexts')!.records[0]!.value.length).toBeLessThan(110)
  expect(Math.max(...analysis.conversions[0]!.examples.map(({ from, to }) => from.length + to.length))).toBeLessThan(
    220,
  )
})

test('a record without a readable balance counts in its scheme', () => {
  const { analysis } = look(tableOf('No,Scheme,Balance\n1,A,5\n2,A,x\n3,A,7\n4,A,\n5,A,1\n'))
  expect(analysis.sums).toEqual([{ scheme: 'A', records: 5, sum: 13_00n }])
})

test('a role that one field alone can have moves; dates do not', () => {
  const mappings = mappingsOf(tableOf('No,Code,From,To\n1,2,2081-01-01,2081-01-02\n'))
  expect(mappings.map(({ role }) => role)).toEqual(['member', 'other', 'date', 'date'])
  expect(assignRole(mappings, 1, 'member').map(({ role }) => role)).toEqual(['other', 'member', 'date', 'date'])
  expect(assignRole(mappings, 3, 'date')[2]!.role).toBe('date')
})

test('the clean CSV has a mark, Unicode, plain balances and no formula, and reads as the same records', () => {
  const mappings = mappingsOf(register)
  const { rows } = look(register, mappings)
  const text = writeCsv(mappings, rows).join('')
  expect(text.slice(0, 30)).toBe('\ufeffMEMNO,NAME,SCHEME,MITI,BALANCE'.slice(0, 30))
  const again = tableOf(text)
  expect(again.rows).toEqual(rows.map((row) => [...row.slice(0, 4), row[4]!.replace(/\.?0+$/, '')]))
  const risky = tableOf('No,Name,Balance\n007,"=HYPERLINK(""x"")","1,23,456.50"\n8,@x,(5)\n')
  const [, , body] = writeCsv(mappingsOf(risky), risky.rows)
  expect(body).toBe(`007,"'=HYPERLINK(""x"")",123456.5\r\n8,"'@x",-5\r\n`)
})

// By hand: FUZZ_RUNS=10000 npx vitest run lib/old-data
test('whatever the cells are, the sums of the schemes are the sum of all readable amounts', () => {
  const cell = fc.oneof(
    fc.constantFrom('1', '2', '', '-5', '1,000.50', 's[i0f', 'राम', '2081-02-33', '=x', '1e9', '**', '१२'),
    fc.string({ maxLength: 6 }),
  )
  const rows = fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(rows, (cells) => {
      const table: Table = {
        fields: ['Member no', 'Name', 'Scheme', 'Balance'].map((name) => ({ name, kind: 'text' })),
        rows: cells,
        recordNumbers: cells.map((_, index) => index + 1),
        deleted: [],
        unreadable: [],
        encoding: 'UTF-8',
        warnings: [],
      }
      const mappings = mappingsOf(table).map((mapping, index) => ({
        ...mapping,
        role: (['member', 'name', 'scheme', 'balance'] as const)[index]!,
        font: index === 1 ? ('preeti' as const) : undefined,
      }))
      const { analysis } = look(table, mappings)
      const readable = cells.flatMap((row) => amountOf(row[3]!) ?? [])
      expect(analysis.sums.reduce((sum, scheme) => sum + scheme.sum, 0n)).toBe(readable.reduce((a, b) => a + b, 0n))
      expect(analysis.findings.find(({ code }) => code === 'invalidBalances')!.count).toBe(
        cells.length - readable.length,
      )
      expect(analysis.toReview).toBeLessThanOrEqual(cells.length)
      expect(analysis.findings.map(({ code }) => code)).toEqual([...checkCodes])
      const compared = reconcile(analysis.sums, [])
      expect(compared.map(({ difference }) => difference)).toEqual(compared.map(({ inFile }) => inFile))
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 150) },
  )
})

test('long work comes in steps, between which a worker can stop', () => {
  const text = `No,Name,Balance\n${Array.from({ length: 3 * RECORDS_PER_STEP }, (_, index) => `${index},Ram,1`).join('\n')}\n`
  const steps = [...readFiles([{ name: 'a.csv', bytes: new TextEncoder().encode(text) }])]
  expect(steps.length).toBe(4)
  const table = tableOf(text)
  expect([...mapFields(table, THIS_YEAR)].length).toBe(3)
  expect([...analyse(table, mappingsOf(table), [])].length).toBe(3)
})
