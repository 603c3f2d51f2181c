import { addsUp, counts, eachRow, is, must, rule, sameDay } from '../checks'
import { MissingPart } from '../drawn'
import { minus, percent, plus, stated, sum, times } from '../figure'
import { rateIn, says, saysNumber } from '../sentences'
import type { View } from '../view'

const penaltyNote = 'Member 0523: penalty 3% on total due 4,600.00 = 138.00'

/** Notes that explain a penalty, with the row of their member. */
const penaltyNotes = (view: View) =>
  view.notes().flatMap((note) => {
    const [, member] = /^Member (\S+): penalty/.exec(note.text) ?? []
    return member ? [{ note, row: view.find('member', { ...note, text: member }) }] : []
  })

/** Rules for the daily collection: sheet, cash count and collection app. */
export const collectionRules = [
  rule('daily-collection', (sheet) => [
    counts(sheet, 'number'),
    eachRow(sheet, 'total', ({ cell }) => plus(cell('saving'), cell('instalment'), cell('penalty'))),
    addsUp(sheet, 'saving', 'instalment', 'penalty', 'total'),
  ]),
  // Each member who pays a penalty has a separate note that explains it.
  rule('daily-collection', (sheet) => [
    eachRow(sheet, 'penalty', ({ cell, words }) => {
      const found = penaltyNotes(sheet).find(({ row }) => row.words('member').text === words('member').text)
      if (found) return percent(rateIn(found.note), cell('instalment'))
      return stated(0, `without a note under the table like “${penaltyNote}” it is`)
    }),
    penaltyNotes(sheet).flatMap(({ note, row }) =>
      says(
        note,
        () => row.cell('instalment'),
        () => row.cell('penalty'),
      ),
    ),
  ]),

  rule('cash-count', (count) => [
    eachRow(count, 'amount', ({ cell }) => times(cell('note'), cell('count'))),
    addsUp(count, 'amount'),
    is(count.line('difference'), () => minus(count.total().cell('amount'), count.line('sheet'))),
  ]),
  rule(['cash-count', 'daily-collection'], (count, sheet) => [
    is(count.line('sheet'), () => sheet.total().cell('total')),
  ]),

  rule('collection-round', (round) => {
    const { drawn } = round
    if (drawn.kind !== 'phone') throw round.missing('round of visits')
    const { visits, entry } = drawn
    const [summary, like] = [round.sentence(drawn.summary, 'summary'), '5 of 6 paid']
    const met = visits.filter(({ amount }) => amount !== null)
    const amounts = visits.map(({ member, amount }, index) =>
      round.place(['visits', index, 'amount'], amount, `Amount of member ${member}`, 'amount'),
    )
    return [
      saysNumber(summary, /^(\d+) of/, like, () => stated(met.length, 'the number of members who paid is')),
      saysNumber(summary, /of (\d+)/, like, () => stated(visits.length, 'the number of visits is')),
      is(round.line('total'), () => sum(amounts, 'the visits add up to')),
      is(round.line('amount'), () => {
        const amount = amounts[visits.findIndex(({ member }) => member === entry.member)]
        const path = round.pathOf('entry', 'member')
        if (!amount)
          throw new MissingPart(path, `"${entry.member}" is no member of the visits above: write one of them`)
        return amount
      }),
      is(round.line('balance'), () => plus(round.line('previous'), round.line('amount'))),
      says(
        round.sentence(entry.message, 'entry', 'message'),
        () => round.line('amount'),
        () => round.line('balance'),
      ),
    ]
  }),
  // The app and the sheet show the same round: the same members with the same sums.
  rule(['collection-round', 'daily-collection'], (round, sheet) => {
    const { drawn } = round
    if (drawn.kind !== 'phone') throw round.missing('round of visits')
    const paid = drawn.visits.flatMap((visit, index) => (visit.amount === null ? [] : [{ ...visit, index }]))
    return [
      paid.map(({ member, amount, index }) => {
        const row = () => sheet.find('member', { path: round.pathOf('visits', index, 'member'), text: member })
        const name = `Amount of member ${member}`
        return is(round.place(['visits', index, 'amount'], amount, name, 'amount'), () => row().cell('total'))
      }),
      must(round.pathOf('visits'), () => {
        const left = sheet.rows.find(({ words }) => paid.every(({ member }) => member !== words('member').text))
        return left ? `must show member ${left.words('member').text}, who paid in ${sheet.file}` : undefined
      }),
      sameDay(round, sheet),
    ]
  }),
]
