import { memo } from 'react'

import { Button } from '@/components/ui/button'
import { ResultsTable } from '@/components/ui/results-table'
import { BASES, SEASONS, TESTS } from '@/content/schema/calculators/milk-choices'
import { showAmount, showMeasure, showPlain } from '@/lib/figures'
import { interpolateIn } from '@/lib/i18n/interpolate'
import { toLocaleDigits } from '@/lib/i18n/locales'

import type { Calculator, ViewProps } from '../common/calculator'
import { ChoiceField } from '../common/choices'
import { FieldGrid } from '../common/input-fields'
import { LateResults } from '../common/late-results'
import { ResultNote, ResultPairs, TitledTable, pairColumns } from '../common/results'
import { RowsEditor } from '../common/rows-editor'
import { FIELDS, form, MAX_ENTRIES, payment, ratePerLitre, type MilkInput } from './milk'

type MilkView = ViewProps<'milk', MilkInput>

/** Litres, value of the milk and subsidy, as one sentence. */
function resultSentence({ locale, texts, input }: MilkView) {
  const { litres, amount, subsidy } = payment(input).total
  const amounts = { amount: showAmount(amount), subsidy: showAmount(subsidy) }
  return interpolateIn(locale, texts.result, { litres: showMeasure(litres), ...amounts })
}

/** Entries, price, test with its formula, and chart. */
function Inputs(view: MilkView) {
  const { locale, texts, fields, input } = view
  const { entries } = texts
  const solids = fields.test === 'clr' ? 'clr' : 'snf'
  const formula = { divisor: showPlain(input.divisor, 2), constant: showPlain(input.constant, 2) }
  const clrStep = interpolateIn(locale, texts.steps.clr, { ...formula, fatFactor: showPlain(input.fatFactor, 4) })
  return (
    <>
      <RowsEditor
        view={view}
        name="entries"
        texts={entries}
        headings={[entries.who, entries.litres, entries.fat, entries[solids]]}
        labels={[entries.labels.who, entries.labels.litres, entries.labels.fat, entries.labels[solids]]}
        maxRows={MAX_ENTRIES}
      />
      <div className="gap-x-4 md:grid md:grid-cols-2">
        <ChoiceField view={view} name="test" ids={TESTS} labels={texts.tests} />
        <ChoiceField view={view} name="basis" ids={BASES} labels={texts.bases} />
      </div>
      <div className="mt-3">
        <FieldGrid view={view} names={FIELDS.rates} isDense />
      </div>
      <FieldGrid view={view} title={clrStep} names={FIELDS.formula} isDense />
      <div className="in-data-print-only:print:hidden">
        <FieldGrid view={view} title={texts.chart.title} names={FIELDS.chart} isDense />
      </div>
    </>
  )
}

/** The slip, the sums to pay, the list for the subsidy, and the chart. */
function Results(view: MilkView) {
  const { kind, locale, texts, input } = view
  const { headings, entries: names } = texts
  const { entries, payees, total, averages, toPay } = payment(input)
  return (
    <>
      <ResultsTable
        locale={locale}
        caption={texts.slip}
        headings={[
          names.who,
          names.litres,
          ...pairColumns(locale, [names.fat, names.snf, headings.rate, headings.amount]),
        ]}
        wideOnly={[3, 5]}
        averages={[2, 3, 4]}
        rows={[...entries, { ...averages, ...total, who: headings.total }].map((line, index) => ({
          name: toLocaleDigits(locale, line.who),
          figures: [
            showMeasure(line.litres),
            ...pairColumns(locale, [
              ...[line.fat, line.snf].map(index === entries.length ? showAmount : showMeasure),
              ...[line.rate, line.amount].map(showAmount),
            ]),
          ],
          isTotal: index === entries.length,
        }))}
      />
      <ResultNote className="tabular">{rateStep(view)}</ResultNote>
      <ResultPairs
        locale={locale}
        lines={[
          [headings.milk, showAmount(total.amount)],
          [texts.fields.deductions, showAmount(input.deductions)],
          [headings.toPay, showAmount(toPay)],
        ]}
      />
      <TitledTable
        locale={locale}
        caption={texts.list}
        headings={[names.who, names.litres, headings.amount, headings.subsidy]}
        rows={[...payees, { ...total, who: headings.total }].map(({ who, litres, amount, subsidy }, index) => ({
          name: toLocaleDigits(locale, who),
          figures: [showMeasure(litres), ...[amount, subsidy].map(showAmount)],
          isTotal: index === payees.length,
        }))}
      />
      <LateResults view={view}>
        {(rested) => <Chart kind={kind} locale={locale} texts={texts} input={rested} print={view.interactive?.print} />}
      </LateResults>
      <ResultNote className="text-ink-soft">{texts.reading}</ResultNote>
    </>
  )
}

/** How the rate of a litre is computed. */
const rateStep = ({ locale, texts: { steps }, input }: Pick<MilkView, 'locale' | 'texts' | 'input'>) =>
  input.basis === 'units'
    ? interpolateIn(locale, steps.units, { fatRate: showAmount(input.fatRate), snfRate: showAmount(input.snfRate) })
    : interpolateIn(locale, steps.litre, { litreRate: showAmount(input[input.basis]) })

type ChartProps = Pick<MilkView, 'kind' | 'locale' | 'texts' | 'input'> & { print?: (id: string) => Promise<void> }

/** Rates by fat and SNF, or by season, for the wall of the centre; they print alone. */
const Chart = memo(({ print, ...view }: ChartProps) => {
  const { kind, locale, input } = view
  const { basis, fats, snfs, validFrom } = input
  const { chart, bases, headings } = view.texts
  // Parts of the sheet's width: the chart fills A4 and A3 alike.
  const size =
    fats.length > 16 || snfs.length > 7 ? 'data-print-only:print:text-[1.7cqi]' : 'data-print-only:print:text-[3.4cqi]'
  const ratesOf = (fat: bigint) => snfs.map((snf) => showAmount(ratePerLitre(input, fat, snf)))
  const ratesByFat = fats.map((fat) => ({ name: showMeasure(fat), figures: ratesOf(fat) }))
  const ratesBySeason = SEASONS.map((name) => ({ name: bases[name], figures: [showAmount(input[name])] }))
  return (
    <div className="border-t border-rule in-data-print-only:print:hidden">
      <div id={`${kind}-chart`} className={size}>
        <TitledTable
          locale={locale}
          caption={interpolateIn(locale, chart.valid, { day: toLocaleDigits(locale, validFrom) })}
          headings={basis === 'units' ? [chart.corner, ...snfs.map(showMeasure)] : [bases.title, headings.rate]}
          rows={basis === 'units' ? ratesByFat : ratesBySeason}
        />
        {basis === 'units' && <ResultNote className="tabular">{rateStep(view)}</ResultNote>}
      </div>
      <div className="px-3 @lg:px-5 print:hidden noscript:hidden">
        <Button variant="text" id={`${kind}-print-chart`} onClick={print && (() => void print(`${kind}-chart`))}>
          {chart.print}
        </Button>
      </div>
    </div>
  )
})
Chart.displayName = 'Chart'

/** The milk calculator: slip, payment, list for the subsidy, and chart. */
export const calculator: Calculator<'milk', MilkInput> = { form, resultSentence, Inputs, Results }
