import { memo } from 'react'

import type { Day } from '@/lib/bikram-sambat'
import { interpolateIn } from '@/lib/interpolate'
import { toLocaleDigits, type Locale } from '@/lib/locales'

import type { Calculator } from '../common/calculator'
import { showAmount, showPlain } from '@/lib/figures'
import { ChoiceField, FieldGrid, MethodChoice } from '../common/input-fields'
import { inPairs, NarrowFigure, Note, ResultsTable, TitledTable, TwoLines } from '@/components/ui/results-table'
import type { ViewProps } from '../common/use-calculator'
import { COUNTS, form, LOAN_FIELDS, OVERDUE_FIELDS, TIMES, TIMES_PER_YEAR } from './loan'
import { partsOfYear, penalties, selectedWay, waysOf, wholeOf, type LoanInput } from './loan'

type View = ViewProps<'loan', LoanInput>
type Repaid = ReturnType<typeof selectedWay>

/** First instalment and interest by the selected way, as one sentence. */
function resultSentence({ locale, texts, input }: View) {
  const { first, sums } = selectedWay(input)
  return interpolateIn(locale, texts.result, {
    method: texts.methods[input.method].name,
    instalment: showAmount(first.instalment),
    interest: showAmount(sums.interest),
  })
}

/** The fields of the loan and of its overdue instalments, the times, and how interest is counted. */
const Inputs = (view: View) => (
  <>
    <FieldGrid view={view} names={LOAN_FIELDS} />
    <ChoiceField view={view} name="every" ids={TIMES} labels={view.texts.times} />
    <ChoiceField view={view} name="by" ids={COUNTS} labels={view.texts.counts} />
    <p className="mt-4 mb-1 font-semibold">{view.texts.overdue.title}</p>
    <FieldGrid view={view} names={OVERDUE_FIELDS} />
  </>
)

/** The three ways side by side; then steps, schedule and penalty by the selected way. */
function Results(view: View) {
  const { locale, texts, input } = view
  const { heads, methods, overdue } = texts
  const ways = waysOf(input)
  const selected = selectedWay(input)
  const flatCost = { rate: showPlain(input.rate, 4), trueRate: showPlain(ways.at(-1)!.rate, 2) }
  return (
    <>
      <ResultsTable
        locale={locale}
        caption={texts.title}
        heads={[heads.method, heads.first, heads.allInterest, heads.trueRate]}
        wideOnly={[1]}
        rows={ways.map(({ method, first: { instalment }, sums, rate }) => ({
          isSelected: method === input.method,
          name: (
            <MethodChoice view={view} method={method} name={methods[method].name}>
              <NarrowFigure locale={locale} head={heads.first} amount={instalment} />
            </MethodChoice>
          ),
          figures: [showAmount(instalment), showAmount(sums.interest), showPlain(rate, 2)],
        }))}
      />
      <Note className="font-semibold">{interpolateIn(locale, texts.flatCost, flatCost)}</Note>
      <Note>
        <strong>{`${methods[input.method].name}:`}</strong> <span>{methods[input.method].desc}</span>{' '}
        <span className="block tabular">{stepText(view, selected)}</span>
      </Note>
      <Schedule locale={locale} texts={texts} input={view.restedInput ?? input} />
      <TitledTable
        locale={locale}
        caption={overdue.title}
        heads={[overdue.base, overdue.due, overdue.penalty]}
        rows={penalties(input, selected.schedule).map(({ base, due, penalty }) => ({
          name: overdue[base],
          figures: [due, penalty].map(showAmount),
        }))}
      />
      <Note className="tabular">
        {interpolateIn(locale, overdue.step, { penalty: showPlain(input.penalty, 4), late: input.late })}
      </Note>
      <Note className="text-ink-soft">{texts.reading}</Note>
    </>
  )
}

/** How the figures of the selected way are computed. */
function stepText({ locale, texts, input }: View, { method, schedule, first, sums }: Repaid) {
  const partsOfAll = partsOfYear(input)
  const [[part], [parts, year]] = [partsOfAll[0]!, wholeOf(partsOfAll)]
  return interpolateIn(locale, texts.methods[method].step, {
    amount: showAmount(input.amount),
    rate: showPlain(input.rate, 4),
    count: schedule.length,
    principal: showAmount(first.principal),
    instalment: showAmount(first.instalment),
    interest: showAmount(method === 'flat' ? sums.interest : first.interest),
    part,
    parts,
    year,
    times: TIMES_PER_YEAR[input.every],
  })
}

/** Every instalment with its day, and the sums; drawn again only for another loan. */
const Schedule = memo(({ locale, texts, input }: Pick<View, 'locale' | 'texts' | 'input'>) => {
  const { heads, schedule: title, noDays } = texts
  const { schedule, sums } = selectedWay(input)
  const pairs = (texts: string[]) => inPairs(locale, texts)
  const rows = schedule.map(({ principal, interest, instalment, balance }, index) => ({
    name: <TwoLines lines={dayLines(locale, index + 1, input.days[index]!)} />,
    figures: pairs([principal, interest, instalment, balance].map(showAmount)),
  }))
  const totals = [...[sums.principal, sums.interest, sums.instalment].map(showAmount), '']
  return (
    <>
      <TitledTable
        locale={locale}
        caption={interpolateIn(locale, title, { count: schedule.length })}
        heads={[heads.day, ...pairs([heads.principal, heads.interest, heads.instalment, heads.balance])]}
        wideOnly={[2, 4]}
        rows={[...rows, { name: heads.total, figures: pairs(totals), isTotal: true }]}
      />
      {input.days.some(({ ad }) => !ad) && <Note className="text-ink-soft">{noDays}</Note>}
    </>
  )
})
Schedule.displayName = 'Schedule'

/** Number and day of an instalment, in Bikram Sambat and in A.D. */
const dayLines = (locale: Locale, number: number, { bs, ad }: Day) =>
  [
    toLocaleDigits(locale, `${number}. ${bs}`),
    ad === undefined ? '' : toLocaleDigits(locale, new Date(ad).toISOString().slice(0, 10)),
  ] as const

/** The loan calculator: three ways to repay, in Nepali dates. */
export const calculator: Calculator<'loan', LoanInput> = { form, resultSentence, Inputs, Results }
