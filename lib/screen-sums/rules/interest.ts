import { eachRow, is, must, rule } from '../checks'
import type { Sentence } from '../drawn'
import { minus, named, over, percent, read, stated, times, type Figure } from '../figure'
import { numberIn, rateIn, saysNumber } from '../sentences'
import { dayEnds } from './account-days'

const screens = ['interest-methods', 'account-days']

const together = (amounts: number[], clause: string) =>
  stated(
    amounts.reduce((all, amount) => all + amount, 0),
    clause,
  )

/** Methods that add up a balance for each day, from the balances at the days' ends. */
const byDays: Record<string, (ends: number[]) => Figure> = {
  'Daily Balance': (ends) => together(ends, 'the balances of all days add up to'),
  'Daily Minimum': (ends) => {
    const lower = ends.map((end, day) => Math.min(end, ends[day - 1] ?? end))
    return together(lower, 'the lowest balances of all days add up to')
  },
  'Weekly Minimum': (ends) => {
    const week = (day: number) => ends.slice(day - (day % 7), day - (day % 7) + 7)
    const lower = ends.map((_, day) => Math.min(...week(day)))
    return together(lower, 'the lowest balances of all weeks, each times its days, add up to')
  },
}

const lowest = (ends: number[]) => named(Math.min(...ends), 'lowest balance of the account')
/** Form in which the words beside a method end. */
const [like, balancePart, daysPart] = ['25,000 × 31', /([\d,]+) × \d+$/, / × (\d+)$/] as const
const inWords = (words: Sentence) => numberIn(words, balancePart, like)

/** Methods that take one balance for the whole month; words beside the method name it, and may be its source. */
const byBalance: Record<string, (ends: () => number[], words: Sentence) => Figure> = {
  'Monthly Minimum': (ends) => lowest(ends()),
  'Month End Balance': (ends) => named(ends().at(-1) ?? 0, 'last balance of the account'),
  'Half yearly minimum': (_, words) => inWords(words),
  Fixed: (_, words) => inWords(words),
}

const names = Object.keys({ ...byDays, ...byBalance })

export const interestRules = [
  ...Object.entries(byDays).map(([name, product]) =>
    rule(screens, (sheet, account) => [
      is(sheet.find('method', name).cell('product'), () => product(dayEnds(account))),
    ]),
  ),
  ...Object.entries(byBalance).map(([name, balance]) =>
    rule(screens, (sheet, account) => {
      const row = sheet.find('method', name)
      const [words, days] = [row.words('basis'), sheet.line('days')]
      const figure = () => balance(() => dayEnds(account), words)
      return [
        is(row.cell('product'), () => times(figure(), days)),
        saysNumber(words, balancePart, like, figure),
        saysNumber(words, daysPart, like, () => days),
      ]
    }),
  ),
  rule(screens, (sheet, account) => {
    const half = sheet.find('method', 'Half yearly minimum').words('basis')
    return [
      is(sheet.line('days'), () => account.total().cell('days')),
      must(half.path, () => {
        const { value, term } = lowest(dayEnds(account))
        return read(inWords(half)).value <= value
          ? undefined
          : `says more than the ${term()}, which is of the same half-year`
      }),
    ]
  }),
  rule('interest-methods', (sheet) => [
    eachRow(sheet, 'interest', ({ cell }) => over(percent(sheet.line('rate'), cell('product')), sheet.line('year'))),
    sheet.rows.map(({ words }) => {
      const { path, text } = words('method')
      return must(path, () =>
        names.includes(text)
          ? undefined
          : `"${text}" is no method whose sums are known; use one of: ${names.join(', ')}`,
      )
    }),
  ]),
  rule('interest-methods', (sheet) => {
    const interest = sheet.find('method', 'Daily Balance').cell('interest')
    return [
      is(sheet.line('tax'), () => percent(rateIn(sheet.label('tax')), interest)),
      is(sheet.line('net'), () => minus(interest, sheet.line('tax'))),
    ]
  }),
]
