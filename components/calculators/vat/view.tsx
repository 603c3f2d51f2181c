import { ResultsTable } from '@/components/ui/results-table'
import { DISCOUNTS, PRICES } from '@/content/schema/calculators/vat-choices'
import { showAmount, showPlain } from '@/lib/figures'
import { interpolateIn } from '@/lib/i18n/interpolate'

import type { Calculator, ViewProps } from '../common/calculator'
import { ChoiceField } from '../common/choices'
import { FieldGrid } from '../common/input-fields'
import { ResultNote, ResultPairs, TitledTable, pairColumns } from '../common/results'
import { RowsEditor } from '../common/rows-editor'
import { BILL_FIELDS, billOf, form, BILL_COLUMNS, MAX_LINES, split, type VatInput } from './vat'

type VatView = ViewProps<'vat', VatInput>

/** The bill without VAT, VAT, and with it, as one sentence. */
function resultSentence({ locale, texts, input }: VatView) {
  const { taxable, vat, total } = billOf(input)
  const amounts = { taxable: showAmount(taxable), vat: showAmount(vat), total: showAmount(total) }
  return interpolateIn(locale, texts.result, amounts)
}

/** What prices are, the lines, and the fields of the whole bill. */
function Inputs(view: VatView) {
  const { lines, ...texts } = view.texts
  return (
    <>
      <ChoiceField view={view} name="prices" ids={PRICES} labels={texts.prices} />
      <RowsEditor
        view={view}
        name="lines"
        texts={lines}
        headings={BILL_COLUMNS.map((name) => lines[name])}
        labels={BILL_COLUMNS.map((name) => lines.labels[name])}
        maxRows={MAX_LINES}
      />
      <FieldGrid view={view} names={BILL_FIELDS} />
      <ChoiceField view={view} name="by" ids={DISCOUNTS} labels={texts.discounts} />
    </>
  )
}

/** The lines with both prices; the sums of the bill as an invoice has them; VAT by rate if there are several. */
function Results({ locale, texts, input }: VatView) {
  const { headings, steps } = texts
  const { groups, taxable, vat, total } = billOf(input)
  const percent = (rate: bigint) => interpolateIn(locale, headings.vat, { rate: showPlain(rate, 4) })
  const line = ({ quantity, price, rate, amount }: VatInput['lines'][number]) => {
    const one = split(input.prices, price, rate)
    const both = [one.taxable, one.taxable + one.vat].map(showAmount)
    return [showPlain(quantity, 3), ...pairColumns(locale, both), showAmount(amount)]
  }
  const amountsOf = (group: { taxable: bigint; vat: bigint }) =>
    [group.taxable, group.vat, group.taxable + group.vat].map(showAmount)
  return (
    <>
      <ResultsTable
        locale={locale}
        caption={texts.title}
        headings={[
          headings.line,
          headings.quantity,
          ...pairColumns(locale, [headings.net, headings.gross]),
          headings.amount,
        ]}
        wideOnly={[3]}
        rows={input.lines.map((given, index) => ({ name: String(index + 1), figures: line(given) }))}
      />
      <ResultPairs
        locale={locale}
        lines={[
          [headings.subtotal, showAmount(input.subtotal)],
          [headings.discount, showAmount(-input.discount)],
          [headings.taxable, showAmount(taxable)],
          [groups.length === 1 ? percent(groups[0]!.rate) : headings.allVat, showAmount(vat)],
          [headings.total, showAmount(total)],
        ]}
      />
      {groups.length > 1 && (
        <TitledTable
          locale={locale}
          caption={headings.byRate}
          headings={[headings.rate, headings.taxable, headings.allVat, headings.withVat]}
          rows={groups.map((group) => ({ name: percent(group.rate), figures: amountsOf(group) }))}
        />
      )}
      <ResultNote>{interpolateIn(locale, steps[input.prices], { rate: showPlain(input.rate, 4) })}</ResultNote>
      <ResultNote className="text-ink-soft">{texts.reading}</ResultNote>
    </>
  )
}

/** The VAT calculator: a bill with and without VAT. */
export const calculator: Calculator<'vat', VatInput> = { form, resultSentence, Inputs, Results }
