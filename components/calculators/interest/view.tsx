import { Disclosure } from '@/components/ui/disclosure'
import { ResultsTable } from '@/components/ui/results-table'
import { INTEREST_METHODS } from '@/content/schema/calculators/interest-choices'
import { dayText, monthsIn } from '@/lib/calendar/day-text'
import { larger, percentShare, showAmount, showPlain, smaller, sum } from '@/lib/figures'
import { interpolateIn } from '@/lib/i18n/interpolate'

import type { Calculator, ViewProps } from '../common/calculator'
import { FieldGrid } from '../common/input-fields'
import { LineChart } from '../common/line-chart'
import { mergeEqualRows } from '../common/merge-equal-rows'
import { MethodTable } from '../common/method-table'
import { ResultNote, ResultPairs } from '../common/results'
import { RowsEditor } from '../common/rows-editor'
import {
  ACCOUNT_FIELDS,
  afterTax,
  countedBalances,
  dailyBalances,
  fieldsOf,
  form,
  interestBy,
  interestOfHalfYear,
  MAX_MOVEMENTS,
  methodOf,
  type InterestInput,
  type Method,
} from './interest'

type InterestView = ViewProps<'interest', InterestInput>

/** The interest by the selected method, as one sentence. */
const resultSentence = ({ locale, texts, fields, input }: InterestView) =>
  interpolateIn(locale, texts.result, {
    method: texts.methods[methodOf(fields)].name,
    interest: showAmount(interestBy(methodOf(fields), input).interest),
  })

/** Replaces pasted dates by their days; dates of several months stay whole: their message must show what is wrong. */
const daysOfOneMonth = (rows: string[][]) =>
  monthsIn(rows.map(([date = '']) => date)).size > 1
    ? rows
    : rows.map(([date = '', amount = '']) => [dayText(date), amount])

const Inputs = (view: InterestView) => (
  <>
    <FieldGrid view={view} names={ACCOUNT_FIELDS} />
    <RowsEditor
      view={view}
      name="movements"
      texts={view.texts.movements}
      headings={[view.texts.movements.dayHeading, view.texts.movements.amountHeading]}
      labels={[view.texts.movements.day, view.texts.movements.amount]}
      maxRows={MAX_MOVEMENTS}
      adjust={daysOfOneMonth}
    />
  </>
)

/** Chart of the account, table of all methods; calculation, tax and daily balances of the selected method. */
function Results(view: InterestView) {
  const { kind, locale, texts, fields, input } = view
  const remarks: Partial<Record<Method, string>> = texts.remarks
  const method = methodOf(fields)
  const fixed = showAmount(input.fixed)
  const results = INTEREST_METHODS.map((name) => ({ method: name, ...interestBy(name, input) }))
  const { product, interest } = interestBy(method, input)
  const { tax: taxRate, halfYear } = input
  const { tax, net } = afterTax(interest, taxRate ?? 0n)
  const counted = countedBalances(input, method)
  const dayRows = dailyBalances(input).map(({ end, lowest }, day) => [end, lowest, counted[day] ?? 0n])
  const monthlyMinimum = countedBalances(input, 'monthlyMinimum')[0] ?? 0n
  const halfYearValues = { days: halfYear.days, interest: showAmount(interestOfHalfYear(input)) }
  return (
    <>
      <AccountChart {...view} />
      <MethodTable
        view={view}
        headings={[texts.headings.method, texts.headings.product, texts.headings.interest]}
        selected={method}
        rows={results.map((row) => ({
          method: row.method,
          name: texts.methods[row.method].name,
          remark: interpolateIn(locale, remarks[row.method] ?? '', { fixed }),
          figures: [row.product, row.interest].map(showAmount),
        }))}
      />
      <div className="border-t border-rule px-3 py-2 @lg:px-5">
        <p>
          <strong>{`${texts.methods[method].name}:`}</strong> <span>{texts.methods[method].desc}</span>
        </p>
        <p className="tabular">
          {interpolateIn(locale, texts.step, {
            product: showAmount(product),
            rate: showPlain(input.rate, 4),
            yearDays: input.yearDays,
            interest: showAmount(interest),
          })}
        </p>
        {method === 'halfYearlyMinimum' && <p>{interpolateIn(locale, texts.halfYear, halfYearValues)}</p>}
        {method === 'halfYearlyMinimum' && halfYear.lowest > monthlyMinimum && (
          <p className="font-semibold text-sindoor">
            {interpolateIn(locale, texts.aboveMonth, { lowest: showAmount(monthlyMinimum) })}
          </p>
        )}
      </div>
      {taxRate !== undefined && (
        <ResultPairs
          locale={locale}
          lines={[
            [interpolateIn(locale, texts.tax, { rate: showPlain(taxRate, 4) }), showAmount(tax)],
            [texts.net, showAmount(net)],
          ]}
        />
      )}
      <ResultNote className="text-ink-soft">{texts.reading}</ResultNote>
      {/* With the whole page, this table would take most of a sheet. */}
      <div className="border-t border-rule px-3 @lg:px-5 not-in-data-print-only:print:hidden">
        <Disclosure title={texts.dayByDay} id={`${kind}-day-by-day`}>
          <ResultsTable
            locale={locale}
            caption={texts.dayByDay}
            headings={[texts.headings.days, texts.headings.balance, texts.headings.lowest, texts.headings.counted]}
            rows={mergeEqualRows(dayRows.map((figures) => figures.map(showAmount)))}
          />
        </Disclosure>
      </div>
    </>
  )
}

/** Step line of the balances at the end of each day; the area shows the balances that the selected method counts. */
function AccountChart({ locale, texts, fields, input, interactive }: InterestView) {
  const method = methodOf(fields)
  const days = dailyBalances(input)
  const ends = days.map(({ end }) => end)
  const counted = countedBalances(input, method)
  const lowest = days.map(({ lowest }) => lowest).reduce(smaller)
  // At least 1 paisa, so that `top` is above `bottom`.
  const [bottom, top] = [smaller(lowest, 0n), [...ends, ...counted, 1n].reduce(larger)]
  const yOf = (balance: bigint) => 100 - percentShare(balance - bottom, top - bottom)
  const steps = (balances: bigint[]) => balances.map((balance, day) => `V${yOf(balance)}H${day + 1}`).join('')
  const zeroY = yOf(0n)
  return (
    <LineChart
      locale={locale}
      accessibleName={interpolateIn(locale, texts.chartText, {
        lowest: showAmount(lowest),
        highest: showAmount(ends.reduce(larger)),
        closing: showAmount(ends.at(-1) ?? 0n),
        method: texts.methods[method].name,
        product: showAmount(sum(counted)),
      })}
      width={input.days}
      topLabel={showAmount(top)}
      ticks={[1, 8, 15, 22, 29].map((day) => [((day - 0.5) * 100) / input.days, String(day)])}
      zeroY={zeroY}
      lines={[
        {
          name: texts.headings.balance,
          d: `M0 ${yOf(input.opening)}${steps(ends)}`,
          className: 'fill-none stroke-ink stroke-2',
        },
        {
          name: texts.headings.counted,
          d: `M0 ${zeroY}${steps(counted)}V${zeroY}`,
          isArea: true,
          // No transition while typing: the transition would delay the next key press on slow phones.
          className: `fill-marigold-tint stroke-sindoor ${interactive?.focusedFieldId ? '' : 'motion-safe:[transition:d_150ms]'}`,
        },
      ]}
    />
  )
}

/** The calculator of interest by seven methods. */
export const calculator: Calculator<'interest', InterestInput> = {
  form,
  resultSentence,
  messageFieldNames: (fields) => fieldsOf(methodOf(fields)),
  beginsWithChart: true,
  Inputs,
  Results,
}
