import { memo } from 'react'

import { COUNTS, INTERVALS } from '@/content/schema/calculators/loan-choices'
import { showAmount, showPlain } from '@/lib/figures'
import { interpolateIn } from '@/lib/i18n/interpolate'
import { toLocaleDigits } from '@/lib/i18n/locales'

import type { Calculator, ViewProps } from '../common/calculator'
import { ChoiceField } from '../common/choices'
import { FieldGrid } from '../common/input-fields'
import { LateResults } from '../common/late-results'
import { MethodTable } from '../common/method-table'
import { ResultNote, TitledTable, pairColumns } from '../common/results'
import { dueDates, FIELDS, form, penalties, selectedWay, waysOf, type LoanInput } from './loan'

type LoanView = ViewProps<'loan', LoanInput>

/** First instalment and interest by the selected way, as one sentence. */
function resultSentence({ locale, texts, input }: LoanView) {
  const { first, sums } = selectedWay(input)
  const amounts = { instalment: showAmount(first.instalment), interest: showAmount(sums.interest) }
  return interpolateIn(locale, texts.result, { method: texts.methods[input.method].name, ...amounts })
}

/** The fields of the loan and of its overdue instalments, the times, and how interest is counted. */
const Inputs = (view: LoanView) => (
  <>
    <FieldGrid view={view} names={FIELDS.loan} />
    <ChoiceField view={view} name="every" ids={INTERVALS} labels={view.texts.times} />
    <ChoiceField view={view} name="by" ids={COUNTS} labels={view.texts.counts} />
    <FieldGrid view={view} title={view.texts.overdue.title} names={FIELDS.overdue} />
  </>
)

/** The three ways side by side; then steps, schedule and penalty by the selected way. */
function Results(view: LoanView) {
  const { locale, texts, input } = view
  const { headings, methods, overdue } = texts
  const { method, schedule, first, sums } = selectedWay(input)
  const ways = waysOf(input)
  const rate = showPlain(input.rate, 4)
  const flatCost = { rate, trueRate: showPlain(ways.at(-1)!.rate, 2) }
  const interest = showAmount(method === 'flat' ? sums.interest : first.interest)
  const amounts = { amount: showAmount(input.amount), principal: showAmount(first.principal), interest }
  const times = { count: schedule.length, part: input.periods[0]!, parts: input.term, times: input.timesPerYear }
  const step = { ...amounts, ...times, rate, instalment: showAmount(first.instalment), year: input.year }
  return (
    <>
      <MethodTable
        view={view}
        headings={[headings.method, headings.first, headings.allInterest, headings.trueRate]}
        selected={method}
        rows={ways.map((way) => ({
          method: way.method,
          name: methods[way.method].name,
          figures: [showAmount(way.first.instalment), showAmount(way.sums.interest), showPlain(way.rate, 2)],
        }))}
      />
      <ResultNote className="font-semibold">{interpolateIn(locale, texts.flatCost, flatCost)}</ResultNote>
      <ResultNote>
        <strong>{`${methods[method].name}:`}</strong> <span>{methods[method].desc}</span>{' '}
        <span className="block tabular">{interpolateIn(locale, methods[method].step, step)}</span>
      </ResultNote>
      <LateResults view={view}>{(rested) => <Schedule locale={locale} texts={texts} input={rested} />}</LateResults>
      <TitledTable
        locale={locale}
        caption={overdue.title}
        headings={[overdue.base, overdue.due, overdue.penalty]}
        rows={penalties(input).map(({ base, amounts }) => ({ name: overdue[base], figures: amounts.map(showAmount) }))}
      />
      <ResultNote className="tabular">
        {interpolateIn(locale, overdue.step, { penalty: showPlain(input.penalty, 4), late: input.late })}
      </ResultNote>
      <ResultNote className="text-ink-soft">{texts.reading}</ResultNote>
    </>
  )
}

/** Every instalment with its day, in Bikram Sambat and in A.D., and the sums; drawn again only for another loan. */
const Schedule = memo(({ locale, texts, input }: Pick<LoanView, 'locale' | 'texts' | 'input'>) => {
  const { headings } = texts
  const { schedule, sums } = selectedWay(input)
  const columns = [headings.principal, headings.interest, headings.instalment, headings.balance]
  const days = dueDates(input)
  const rows = schedule.map(({ principal, interest, instalment, balance }, index) => {
    const { bs, ad } = days[index]!
    const inAd = ad === undefined ? '' : new Date(ad).toISOString().slice(0, 10)
    return {
      name: (
        <span data-lines="">
          <span>{toLocaleDigits(locale, `${index + 1}. ${bs}`)}</span> <span>{toLocaleDigits(locale, inAd)}</span>
        </span>
      ),
      figures: pairColumns(locale, [principal, interest, instalment, balance].map(showAmount)),
    }
  })
  const totals = [...[sums.principal, sums.interest, sums.instalment].map(showAmount), '']
  return (
    <>
      <TitledTable
        locale={locale}
        caption={interpolateIn(locale, texts.schedule, { count: schedule.length })}
        headings={[headings.day, ...pairColumns(locale, columns)]}
        wideOnly={[2, 4]}
        rows={[...rows, { name: headings.total, figures: pairColumns(locale, totals), isTotal: true }]}
      />
      {days.some(({ ad }) => !ad) && <ResultNote className="text-ink-soft">{texts.noDays}</ResultNote>}
    </>
  )
})
Schedule.displayName = 'Schedule'

/** The loan calculator: three ways to repay, in Nepali dates. */
export const calculator: Calculator<'loan', LoanInput> = { form, resultSentence, Inputs, Results }
