import { addsUp, eachRow, is, must, rule, sumOf } from '../checks'
import { MissingPart, type Sentence } from '../drawn'
import { minus, over, percent, plus, shareOf, stated } from '../figure'
import type { Row } from '../rows'
import { saysNumber } from '../sentences'
import type { View } from '../view'

function isPresent(row: Row): boolean {
  const { path, text } = row.words('present')
  if (text === 'Yes' || text === 'No') return text === 'Yes'
  throw new MissingPart(path, `must be Yes or No: what was collected comes from it`)
}

/** Words such as "4/5" give the number of members present and of all members in these rows. */
const attendance = (words: Sentence, rows: Row[]) => [
  saysNumber(words, /^(\d+)\//, '4/5', () => stated(rows.filter(isPresent).length, 'the number of members present is')),
  saysNumber(words, /\/(\d+)$/, '4/5', () => stated(rows.length, 'the number of members is')),
]

/** The label of the missing amount must name the absent members only. */
const absentees = (sheet: View) => {
  const { path, text } = sheet.label('missing')
  const isNamed = (member: string) => text.split(/[ ,]+/).includes(member)
  return sheet.rows.map((row) =>
    must(path, () => {
      const member = row.words('member').text
      if (isPresent(row) !== isNamed(member)) return undefined
      return isPresent(row)
        ? `names ${member}, who is present: take the name out, or write No in its row`
        : `does not name ${member}, who is absent: add the name, or write Yes in its row`
    }),
  )
}

/** Rules for the sheet of a centre meeting. */
export const centreRules = [
  rule('centre-sheet', (sheet) => [
    eachRow(sheet, 'interest', ({ cell }) =>
      over(percent(sheet.line('rate'), cell('before')), stated(12, '12 months are', '12 months')),
    ),
    eachRow(sheet, 'due', ({ cell }) => plus(cell('saving'), cell('principal'), cell('interest'))),
    eachRow(sheet, 'collected', (row) =>
      isPresent(row) ? row.cell('due') : stated(0, 'the member is absent, so that it is'),
    ),
    eachRow(sheet, 'after', (row) =>
      isPresent(row) ? minus(row.cell('before'), row.cell('principal')) : row.cell('before'),
    ),
    addsUp(sheet, 'saving', 'before', 'principal', 'interest', 'due', 'collected', 'after'),
  ]),
  rule('centre-sheet', (sheet) =>
    sheet
      .groups('over')
      .flatMap(({ bold, rows }) => [
        ...['saving', 'principal', 'interest', 'due', 'collected'].map((column) =>
          is(bold.cell(column), () => sumOf(rows, column, 'the rows of its group add up to')),
        ),
        ...attendance(bold.words('present'), rows),
      ]),
  ),
  rule('centre-sheet', (sheet) => [
    attendance(sheet.total().words('present'), sheet.rows),
    is(sheet.line('groups'), () => stated(sheet.boldRows.length, 'the number of bold rows is')),
    is(sheet.line('members'), () => stated(sheet.rows.length, 'the number of members in the table is')),
    is(sheet.line('present'), () => stated(sheet.rows.filter(isPresent).length, 'the number of members present is')),
    is(sheet.line('missing'), () => minus(sheet.total().cell('due'), sheet.total().cell('collected'))),
    is(sheet.line('share'), () => shareOf(sheet.total().cell('collected'), sheet.total().cell('due'))),
    absentees(sheet),
  ]),
]
