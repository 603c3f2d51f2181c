import { Button } from '@/components/ui/button'
import { Figures, inPairs, Note, ResultsTable, TitledTable } from '@/components/ui/results-table'
import { showAmount, showPlain } from '@/lib/figures'
import { interpolateIn } from '@/lib/interpolate'
import { toLocaleDigits } from '@/lib/locales'

import type { Calculator } from '../common/calculator'
import { ChoiceField, FieldGrid } from '../common/input-fields'
import { RowsEditor } from '../common/rows-editor'
import type { ViewProps } from '../common/use-calculator'
import { BASES, CHART_FIELDS, ENTRY, form, FORMULA_FIELDS, MAX_ENTRIES, RATE_FIELDS, TESTS } from './milk'
import { payment, rateOf, type MilkInput } from './milk'

type View = ViewProps<'milk', MilkInput>

const showHundredths = (value: bigint) => showPlain(value, 2)

/** Litres, value of the milk and subsidy, as one sentence. */
function resultSentence({ locale, texts, input }: View) {
  const { litres, amount, subsidy } = payment(input).total
  const amounts = { amount: showAmount(amount), subsidy: showAmount(subsidy) }
  return interpolateIn(locale, texts.result, { litres: showHundredths(litres), ...amounts })
}

/** Entries, price, test with its formula, and chart. */
function Inputs(view: View) {
  const { locale, texts, fields, input } = view
  const { entries } = texts
  const solids = fields.test === 'clr' ? 'clr' : 'snf'
  const formula = { divisor: showHundredths(input.divisor), constant: showHundredths(input.constant) }
  return (
    <>
      <RowsEditor
        view={view}
        name="entries"
        columns={ENTRY}
        texts={entries}
        heads={[entries.who, entries.litres, entries.fat, entries[solids]]}
        labels={[entries.labels.who, entries.labels.litres, entries.labels.fat, entries.labels[solids]]}
        maxRows={MAX_ENTRIES}
        samples={form.samplesOf(texts)}
        gridClass="grid-cols-[1.3fr_1fr_1fr_1fr_2.75rem] gap-x-2"
      />
      <ChoiceField view={view} name="test" ids={TESTS} labels={texts.tests} />
      <ChoiceField view={view} name="basis" ids={BASES} labels={texts.bases} />
      <FieldGrid view={view} names={RATE_FIELDS} />
      <p className="mt-4 mb-1 font-semibold tabular">
        {interpolateIn(locale, texts.steps.clr, { ...formula, fatFactor: showPlain(input.fatFactor, 4) })}
      </p>
      <FieldGrid view={view} names={FORMULA_FIELDS} />
      <p className="mt-4 mb-1 font-semibold">{texts.chart.title}</p>
      <FieldGrid view={view} names={CHART_FIELDS} />
    </>
  )
}

/** The slip, the sums to pay, the list for the subsidy, and the chart. */
function Results(view: View) {
  const { locale, texts, input } = view
  const { heads, entries: names } = texts
  const { entries, payees, total, averages, toPay } = payment(input)
  const slipLine = ({ litres, fat, snf, rate, amount }: Omit<(typeof entries)[number], 'who'>) => [
    showHundredths(litres),
    ...inPairs(locale, [...[fat, snf].map(showHundredths), ...[rate, amount].map(showAmount)]),
  ]
  const listLine = ({ litres, amount, subsidy }: typeof total) => [
    showHundredths(litres),
    ...[amount, subsidy].map(showAmount),
  ]
  return (
    <>
      <ResultsTable
        locale={locale}
        caption={texts.slip}
        heads={[names.who, names.litres, ...inPairs(locale, [names.fat, names.snf, heads.rate, heads.amount])]}
        wideOnly={[3, 5]}
        rows={[
          ...entries.map((entry) => ({ name: toLocaleDigits(locale, entry.who), figures: slipLine(entry) })),
          { name: heads.total, figures: slipLine({ ...averages, ...total }), isTotal: true },
        ]}
      />
      <Note className="tabular">{rateStep(view)}</Note>
      <Figures
        locale={locale}
        lines={[
          [heads.milk, showAmount(total.amount)],
          [texts.fields.deductions, showAmount(input.deductions)],
          [heads.toPay, showAmount(toPay)],
        ]}
      />
      <TitledTable
        locale={locale}
        caption={texts.list}
        heads={[names.who, names.litres, heads.amount, heads.subsidy]}
        rows={[
          ...payees.map((payee) => ({ name: toLocaleDigits(locale, payee.who), figures: listLine(payee) })),
          { name: heads.total, figures: listLine(total), isTotal: true },
        ]}
      />
      <Chart {...view} />
      <Note className="text-ink-soft">{texts.reading}</Note>
    </>
  )
}

/** How the rate of a litre is computed. */
const rateStep = ({ locale, texts: { steps }, input }: View) =>
  input.basis === 'units'
    ? interpolateIn(locale, steps.units, { fatRate: showAmount(input.fatRate), snfRate: showAmount(input.snfRate) })
    : interpolateIn(locale, steps.litre, { litreRate: showAmount(input[input.basis]) })

/** Font sizes of the chart printed alone, in hundredths of its width: it fills a sheet of A4 and of A3 alike. */
const SIZES = {
  1.4: 'data-print-only:print:text-[1.4cqi]',
  1.8: 'data-print-only:print:text-[1.8cqi]',
  2.4: 'data-print-only:print:text-[2.4cqi]',
  3.2: 'data-print-only:print:text-[3.2cqi]',
}

/** Rates by fat and SNF, or by season, for the wall of the centre; they print alone. */
function Chart(view: View) {
  const { kind, locale, texts, input, interactive } = view
  const { fats, snfs, validFrom } = input
  const { chart, bases, heads } = texts
  // A column is 3.3 letters wide, a row 1.7 high, and the sheet 1.4 times as high as wide.
  const size = Math.min(100 / (3.3 * (snfs.length + 1)), 140 / (1.7 * (fats.length + 4)))
  const [, sizeClass] = Object.entries(SIZES).findLast(([least]) => Number(least) <= size) ?? [0, SIZES[1.4]]
  const byUnits = {
    heads: [chart.corner, ...snfs.map(showHundredths)],
    rows: fats.map((fat) => ({
      name: showHundredths(fat),
      figures: snfs.map((snf) => showAmount(rateOf(input, fat, snf))),
    })),
  }
  const bySeason = {
    heads: [bases.title, heads.rate],
    rows: (['flush', 'lean'] as const).map((season) => ({ name: bases[season], figures: [showAmount(input[season])] })),
  }
  return (
    <div className="border-t border-rule">
      <div
        id={`${kind}-chart`}
        className={`data-print-only:print:leading-tight data-print-only:print:[&_:is(th,td)]:p-[0.2em_0.3em] ${sizeClass}`}
      >
        <TitledTable
          locale={locale}
          caption={interpolateIn(locale, chart.valid, { day: toLocaleDigits(locale, validFrom) })}
          {...(input.basis === 'units' ? byUnits : bySeason)}
        />
        <Note className="tabular">{rateStep(view)}</Note>
      </div>
      <Button
        variant="text"
        id={`${kind}-print-chart`}
        className="mx-3 @lg:mx-5 print:hidden noscript:hidden"
        onClick={interactive && (() => void interactive.print(`${kind}-chart`))}
      >
        {chart.print}
      </Button>
    </div>
  )
}

/** The milk calculator: slip, payment, list for the subsidy, and chart. */
export const calculator: Calculator<'milk', MilkInput> = { form, resultSentence, Inputs, Results }
