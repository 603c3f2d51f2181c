import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Glyph } from '@/components/ui/glyph'
import { noBreakWords } from '@/components/ui/no-break-words'
import { interpolateIn } from '@/lib/interpolate'

import type { Calculator } from '../common/calculator'
import { dayText, monthsIn } from '@/lib/day-text'
import { rowsOf, withRows } from '../common/fields'
import { showAmount, showPlain, sum } from '@/lib/figures'
import { errorMessageOf, FieldGrid, MethodChoice, RowFields } from '../common/input-fields'
import { LineChart, percent } from '../common/line-chart'
import { mergeEqualRows, Figures, NarrowFigure, Note, ResultsTable } from '@/components/ui/results-table'
import type { ViewProps } from '../common/use-calculator'
import {
  ACCOUNT_FIELDS,
  afterTax,
  countedBalances,
  daysOf,
  fieldsOf,
  form,
  interestBy,
  interestOfHalfYear,
  MAX_MOVEMENTS,
  methodOf,
  METHODS,
  MOVEMENT,
  type InterestInput,
  type Method,
} from './interest'

type View = ViewProps<'interest', InterestInput>

/** The interest by the selected method, as one sentence. */
const resultSentence = ({ locale, texts, fields, input }: View) =>
  interpolateIn(locale, texts.result, {
    method: texts.methods[methodOf(fields)].name,
    interest: showAmount(interestBy(methodOf(fields), input).interest),
  })

const Inputs = (view: View) => (
  <>
    <FieldGrid view={view} names={ACCOUNT_FIELDS} />
    <Movements {...view} />
  </>
)

/** Editable rows of deposits and withdrawals: add, remove, paste. */
function Movements(view: View) {
  const { kind, locale, fields, interactive } = view
  const texts = view.texts.movements
  const rows = rowsOf(fields, MOVEMENT)
  const countError = errorMessageOf(view, 'movements')
  const withMovements = (newRows: string[][]) => withRows(fields, MOVEMENT, newRows)

  /** Stores pasted rows. If the fields still hold a sample, the sample's rows after the pasted rows are dropped. */
  function paste(rowsAfterPaste: string[][], cells: string[][], firstRowIndex: number) {
    const isSample = form.samplesOf(view.texts).some((sample) => String(rowsOf(sample, MOVEMENT)) === String(rows))
    const keptRows = rowsAfterPaste.slice(0, isSample ? firstRowIndex + cells.length : undefined)
    // Dates of several months stay whole: their message must show what is wrong.
    const isOneMonth = monthsIn(keptRows.map(([date = '']) => date)).size <= 1
    const newRows = keptRows.map(([date = '', amount = '']) => [isOneMonth ? dayText(date) : date, amount])
    interactive?.replace(withMovements(newRows), interpolateIn(locale, texts.pasted, { count: cells.length }))
  }

  const remove = (index: number) =>
    interactive?.replace(
      withMovements(rows.filter((_, other) => other !== index)),
      interpolateIn(locale, texts.removed, { index: index + 1 }),
      `${kind}-undo`,
    )

  const add = () =>
    interactive?.replace(
      withMovements([...rows, ['', '']]),
      interpolateIn(locale, texts.added, { index: rows.length + 1 }),
      `${kind}-day-${rows.length + 1}`,
    )

  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{texts.title}</legend>
      <p className="text-ink-soft print:hidden noscript:hidden">{texts.hint}</p>
      <div aria-hidden="true" className="mt-1 grid grid-cols-[1fr_2fr_44px] gap-x-[12px] text-ink-soft">
        <span>{texts.dayHead}</span>
        <span>{texts.amountHead}</span>
      </div>
      {rows.map((_, index) => (
        <div key={index} className="mt-1.5 grid grid-cols-[1fr_2fr_2.75rem] items-start gap-x-3">
          <RowFields
            view={view}
            columnNames={MOVEMENT}
            rowIndex={index}
            labels={MOVEMENT.map((name) => interpolateIn(locale, texts[name], { index: index + 1 }))}
            maxRows={MAX_MOVEMENTS}
            onPaste={paste}
          />
          <button
            type="button"
            aria-label={interpolateIn(locale, texts.remove, { index: index + 1 })}
            id={`${kind}-remove-${index + 1}`}
            onClick={interactive && (() => remove(index))}
            className="grid size-[44px] place-items-center rounded-md text-ink-soft hover:bg-ledger hover:text-ink print:hidden noscript:hidden"
          >
            <Glyph name="close" />
          </button>
        </div>
      ))}
      {countError && <p className="font-semibold text-sindoor">{countError}</p>}
      <Button
        variant="text"
        id={`${kind}-add`}
        className="mt-1.5 print:hidden noscript:hidden"
        onClick={interactive && add}
      >
        <Glyph name="plus" />
        {texts.add}
      </Button>
    </fieldset>
  )
}

/** Chart of the account, table of all methods; calculation, tax and daily balances of the selected method. */
function Results(view: View) {
  const { kind, locale, texts, fields, input } = view
  const remarks: Partial<Record<Method, string>> = texts.remarks
  const method = methodOf(fields)
  const fixed = showAmount(input.fixed)
  const results = METHODS.map((name) => ({ method: name, ...interestBy(name, input) }))
  const { product, interest } = interestBy(method, input)
  const { tax: taxRate, halfYear } = input
  const { tax, net } = afterTax(interest, taxRate ?? 0n)
  const counted = countedBalances(input, method)
  const dayRows = daysOf(input).map(({ end, lowest }, day) => [end, lowest, counted[day] ?? 0n])
  const monthlyMinimum = countedBalances(input, 'monthlyMinimum')[0] ?? 0n
  const halfYearValues = { days: halfYear.days, interest: showAmount(interestOfHalfYear(input)) }
  return (
    <>
      <AccountChart {...view} />
      <ResultsTable
        locale={locale}
        caption={texts.title}
        heads={[texts.heads.method, texts.heads.product, texts.heads.interest]}
        wideOnly={[1]}
        rows={results.map((row) => ({
          isSelected: row.method === method,
          name: (
            <MethodChoice
              view={view}
              method={row.method}
              isChecked={row.method === method}
              name={texts.methods[row.method].name}
            >
              <span>{noBreakWords(interpolateIn(locale, remarks[row.method] ?? '', { fixed }))}</span>
              <NarrowFigure locale={locale} head={texts.heads.product} amount={row.product} />
            </MethodChoice>
          ),
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
            {interpolateIn(locale, texts.aboveMonth, { low: showAmount(monthlyMinimum) })}
          </p>
        )}
      </div>
      {taxRate !== undefined && (
        <Figures
          locale={locale}
          lines={[
            [interpolateIn(locale, texts.tax, { rate: showPlain(taxRate, 4) }), showAmount(tax)],
            [texts.net, showAmount(net)],
          ]}
        />
      )}
      <Note className="text-ink-soft">{texts.reading}</Note>
      <div className="border-t border-rule px-3 @lg:px-5">
        <Disclosure title={texts.dayByDay} id={`${kind}-day-by-day`}>
          <ResultsTable
            locale={locale}
            caption={texts.dayByDay}
            heads={[texts.heads.days, texts.heads.balance, texts.heads.low, texts.heads.counted]}
            rows={mergeEqualRows(dayRows.map((figures) => figures.map(showAmount)))}
          />
        </Disclosure>
      </div>
    </>
  )
}

const smaller = (one: bigint, other: bigint) => (other < one ? other : one)
const larger = (one: bigint, other: bigint) => (other > one ? other : one)

/** Step line of the balances at the end of each day; the area shows the balances that the selected method counts. */
function AccountChart({ locale, texts, fields, input, interactive }: View) {
  const method = methodOf(fields)
  const days = daysOf(input)
  const ends = days.map(({ end }) => end)
  const counted = countedBalances(input, method)
  const low = days.map(({ lowest }) => lowest).reduce(smaller)
  // At least 1 paisa, so that `top` is above `bottom`.
  const [bottom, top] = [smaller(low, 0n), [...ends, ...counted, 1n].reduce(larger)]
  const yOf = (balance: bigint) => 100 - percent(balance - bottom, top - bottom)
  const steps = (balances: bigint[]) => balances.map((balance, day) => `V${yOf(balance)}H${day + 1}`).join('')
  const zeroY = yOf(0n)
  return (
    <LineChart
      locale={locale}
      accessibleName={interpolateIn(locale, texts.picture, {
        low: showAmount(low),
        high: showAmount(ends.reduce(larger)),
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
          name: texts.heads.balance,
          d: `M0 ${yOf(input.opening)}${steps(ends)}`,
          className: 'fill-none stroke-ink stroke-2',
        },
        {
          name: texts.heads.counted,
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
  Inputs,
  Results,
}
