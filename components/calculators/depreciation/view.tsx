import { ResultsTable } from '@/components/ui/results-table'
import { divideHalfUp, inUnits, percentOf, percentShare, readFigure, showAmount, showPlain } from '@/lib/figures'
import { interpolateIn } from '@/lib/i18n/interpolate'

import type { Calculator, ViewProps } from '../common/calculator'
import { Choices } from '../common/choices'
import { FieldGrid } from '../common/input-fields'
import { LineChart } from '../common/line-chart'
import { mergeEqualRows } from '../common/merge-equal-rows'
import { ResultNote } from '../common/results'
import { ASSET_FIELDS, depreciation, form, type DepreciationInput, type Year } from './depreciation'

type DepreciationView = ViewProps<'depreciation', DepreciationInput>

/** Placeholder values for texts: the number of years, and the final book value by each method. */
function finalValues({ straight, diminishing }: ReturnType<typeof depreciation>) {
  const finalValue = (schedule: Year[]) => showAmount(schedule.at(-1)?.closing ?? 0n)
  return { years: straight.length, straight: finalValue(straight), diminishing: finalValue(diminishing) }
}

/** The final book values by both methods, as one sentence. */
const resultSentence = ({ locale, texts, input }: DepreciationView) =>
  interpolateIn(locale, texts.result, finalValues(depreciation(input)))

const Inputs = (view: DepreciationView) => (
  <>
    <FieldGrid view={view} names={ASSET_FIELDS} />
    <TaxChoices {...view} />
  </>
)

/** Choices that fill in the rate and the months of the first year as the tax law has them. */
function TaxChoices(view: DepreciationView) {
  const { locale, texts, fields, interactive } = view
  const { tax } = texts
  const pools = tax.pools.map(({ name, rate }) => ({ name: interpolateIn(locale, name, { rate }), value: rate }))
  const times = tax.times.map(({ name, months }) => ({ name, value: months }))
  const groups = [
    { field: 'rate', title: tax.title, choices: pools },
    { field: 'firstMonths', title: tax.bought, choices: times },
  ]
  return groups.map(({ field, title, choices }) => (
    <Choices
      key={field}
      view={view}
      group={field}
      title={title}
      choices={choices.map(({ name, value }, index) => ({
        id: String(index + 1),
        name,
        isChecked: readFigure(fields[field] ?? '', { decimals: 4, percent: true }).value === inUnits(value, 4),
        choose: () => interactive?.replace({ ...fields, [field]: String(value) }, name),
      }))}
      className="mt-4 print:hidden"
    />
  ))
}

/** Chart and yearly schedules of both methods. */
function Results({ locale, texts, input }: DepreciationView) {
  const { straight, diminishing } = depreciation(input)
  const { cost, residual, life, rate, years, firstMonths } = input
  const svgPathOf = (schedule: Year[]) =>
    `M0 0${schedule.map(({ closing }, index) => `L${index + 1} ${100 - percentShare(closing, cost)}`).join('')}`
  const figures = { cost: showAmount(cost), residual: showAmount(residual), life, rate: showPlain(rate, 4) }
  const straightCharge = divideHalfUp(cost - residual, BigInt(life))
  const firstDiminishingCharge = percentOf(cost, rate)
  const diminishingStep = firstDiminishingCharge > cost - residual ? texts.cappedStep : texts.diminishingStep
  const lines = [
    {
      name: texts.straight,
      d: svgPathOf(straight),
      schedule: straight,
      className: 'fill-none stroke-ink stroke-2',
      step: interpolateIn(locale, texts.straightStep, { ...figures, charge: showAmount(straightCharge) }),
    },
    {
      name: texts.diminishing,
      d: svgPathOf(diminishing),
      schedule: diminishing,
      className: 'fill-none stroke-sindoor stroke-2 [stroke-dasharray:6_3]',
      step: interpolateIn(locale, diminishingStep, { ...figures, charge: showAmount(firstDiminishingCharge) }),
    },
  ]
  // The interval, in years, that gives at most ten tick labels.
  const tickInterval = Math.ceil(years / 10)
  return (
    <>
      <LineChart
        locale={locale}
        accessibleName={interpolateIn(locale, texts.chartText, finalValues({ straight, diminishing }))}
        width={years}
        topLabel={showAmount(cost)}
        ticks={straight.flatMap((_, index) =>
          (index + 1) % tickInterval ? [] : [[((index + 1) * 100) / years, String(index + 1)] as const],
        )}
        zeroY={100}
        lines={lines}
      />
      <div className="grid border-t border-rule lg:grid-cols-1 @xl:grid-cols-2 lg:@5xl:grid-cols-2">
        {lines.map(({ name, schedule, step }) => (
          <div key={name} className="row-span-3 grid min-w-0 grid-rows-subgrid">
            <p className="px-3 pt-2 font-semibold @lg:px-5">{name}</p>
            <p className="px-3 text-ink-soft tabular @lg:px-5">{step}</p>
            <ResultsTable
              locale={locale}
              caption={name}
              headings={[texts.headings.year, texts.headings.charge, texts.headings.closing]}
              rows={mergeEqualRows(schedule.map(({ charge, closing }) => [charge, closing].map(showAmount)))}
            />
          </div>
        ))}
      </div>
      <ResultNote>
        <span>{interpolateIn(locale, texts.residualNote, figures)}</span>{' '}
        {firstMonths < 12 && <span>{interpolateIn(locale, texts.firstYear, { months: firstMonths })}</span>}
      </ResultNote>
      <ResultNote className="text-ink-soft">{texts.tax.note}</ResultNote>
    </>
  )
}

/** The calculator of depreciation by two methods. */
export const calculator: Calculator<'depreciation', DepreciationInput> = {
  form,
  resultSentence,
  beginsWithChart: true,
  Inputs,
  Results,
}
