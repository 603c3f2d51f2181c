import { noBreakWords } from '@/components/ui/no-break-words'
import { ResultsTable } from '@/components/ui/results-table'
import { percentShare, readFigure, showAmount, showPlain, sum } from '@/lib/figures'
import { interpolateIn } from '@/lib/i18n/interpolate'
import { inLocaleDigits } from '@/lib/i18n/locales'

import type { Calculator, ViewProps } from '../common/calculator'
import { Choices } from '../common/choices'
import { withRows, type Fields } from '../common/fields'
import { FieldGrid, RowFields } from '../common/input-fields'
import { NarrowOnlyAmount, ResultNote, ResultPairs, TitledTable } from '../common/results'
import {
  CLASSIFICATIONS,
  classificationOf,
  form,
  CLASS_COLUMNS,
  provisionOf,
  changeClassification,
  type Classification,
  type ProvisionInput,
} from './provision'

type ProvisionView = ViewProps<'provision', ProvisionInput>

/** The required provision and its shortfall or surplus, as one sentence. */
function resultSentence({ locale, texts, input }: ProvisionView) {
  const provision = provisionOf(input)
  const [name, amount] = differenceLine(texts, provision.difference)
  const difference = `${name} ${inLocaleDigits(locale, amount)}`
  return interpolateIn(locale, texts.result, { total: showAmount(provision.total), difference })
}

/** Label and absolute amount of a shortfall (positive) or surplus (negative difference). */
const differenceLine = (texts: ProvisionView['texts'], difference: bigint) =>
  difference < 0n
    ? ([texts.surplus, showAmount(-difference)] as const)
    : ([texts.shortfall, showAmount(difference)] as const)

/** The choice of the classification, and the fields of its classes. */
function Inputs(view: ProvisionView) {
  const { locale, texts, fields, interactive } = view
  const classification = classificationOf(fields)
  const classSet = texts[classification]

  /** Stores the rows after a paste; rows beyond the last loan class are dropped. */
  function paste(rows: string[][], cells: string[][], firstRowIndex: number) {
    const [columnCount, classCount] = [cells[0]?.length ?? 0, classSet.classes.length]
    const count = Math.min(cells.length, classCount - firstRowIndex) * columnCount
    const message = interpolateIn(locale, texts.pasted, { count, copied: cells.length * columnCount })
    interactive?.replace(withRows(fields, CLASS_COLUMNS, rows.slice(0, classCount)), message)
  }

  function chooseClassification(name: Classification, sample: Fields) {
    interactive?.replace(interactive.isModified ? changeClassification(texts, fields, name) : sample, texts[name].name)
  }

  return (
    <>
      <Choices
        view={view}
        group="classification"
        title={texts.classification}
        choices={CLASSIFICATIONS.map((id, index) => ({
          id,
          name: texts[id].name,
          isChecked: id === classification,
          choose: () => chooseClassification(id, form.samplesOf(texts)[index]!),
        }))}
        note={<p className="text-ink-soft">{noBreakWords(classSet.note)}</p>}
      />
      <p className="mt-2 text-ink-soft print:hidden noscript:hidden">{texts.hint}</p>
      <div className="mt-2 print:grid print:grid-cols-2 print:gap-x-6">
        {/* In print, two classes stand side by side. */}
        {['grid', 'hidden print:grid'].map((display) => (
          <div
            key={display}
            aria-hidden="true"
            className={`${display} grid-cols-[2fr_1fr] gap-x-4 text-right text-ink-soft`}
          >
            <span>{texts.headings.principal}</span>
            <span>{texts.headings.rate}</span>
          </div>
        ))}
        {classSet.classes.map(({ id, name, overdue }, index) => (
          <div key={id} className="mt-2">
            <p aria-hidden="true">
              <span className="font-semibold">{name}</span> <span className="text-ink-soft">{overdue}</span>
            </p>
            <RowFields
              view={view}
              columnNames={CLASS_COLUMNS}
              rowIndex={index}
              labels={CLASS_COLUMNS.map((field) => interpolateIn(locale, texts.fields[field], { name }))}
              className="grid-cols-[2fr_1fr] gap-x-4"
              maxRows={classSet.classes.length}
              onPaste={paste}
            />
          </div>
        ))}
      </div>
      <div className="mt-3">
        <FieldGrid view={view} names={['collateral', 'collateralRate', 'provisionHeld']} />
      </div>
    </>
  )
}

/** A row of the table; the rows of loan classes have the `fill` of the chart. */
interface TableRow {
  name: string
  fill?: string
  principal: bigint
  rate: string
  provision: bigint
}

/** Chart, table and journal entry of the required provision, by loan class. */
function Results({ locale, texts, input }: ProvisionView) {
  const { headings, journal } = texts
  const { classes, share: overdueText } = texts[input.classes.length === 3 ? 'three' : 'four']
  const { provisions, forCollateral, total, difference, book: loanBook, overdue, overdueShare } = provisionOf(input)
  const { collateral } = input
  // One fill per loan class, best class first.
  const fills = ['fill-rule', ...(classes.length === 4 ? ['fill-marigold-tint'] : []), 'fill-marigold', 'fill-sindoor']
  const rows = input.classes.map(({ principal, rate }, index) => ({
    name: classes[index]!.name,
    fill: fills[index],
    principal,
    rate: showPlain(rate, 4),
    principalBefore: sum(input.classes.slice(0, index).map(({ principal }) => principal)),
    provision: provisions[index]!,
  }))
  const shares = rows.map(
    ({ name, principal }) => `${name} ${inLocaleDigits(locale, `${percentShare(principal, loanBook)}%`)}`,
  )
  const accessibleName = interpolateIn(locale, texts.chartText, { shares: shares.join(', ') })
  const collateralRow = {
    name: headings.collateral,
    principal: collateral.principal,
    rate: showPlain(collateral.rate, 4),
    provision: forCollateral,
  }
  const totalRow = { name: headings.total, principal: loanBook + collateral.principal, rate: '', provision: total }
  const tableRows: TableRow[] = [...rows, ...(collateral.principal ? [collateralRow] : []), totalRow]
  const overdueLabel = interpolateIn(locale, overdueText, { overdue: showAmount(overdue), book: showAmount(loanBook) })
  const entryAmount = showAmount(difference)
  return (
    <>
      <div className="break-inside-avoid px-3 pb-2 @lg:px-5">
        <svg role="img" aria-label={accessibleName} width="100%" height="36" className="block overflow-visible">
          {rows.map(({ name, fill, principalBefore, principal }) => (
            <rect
              key={name}
              x={`${percentShare(principalBefore, loanBook)}%`}
              width={`${percentShare(principal, loanBook)}%`}
              height="100%"
              className={`${fill} stroke-ink`}
            />
          ))}
        </svg>
      </div>
      <ResultsTable
        locale={locale}
        caption={texts.title}
        headings={[headings.class, headings.principal, headings.rate, headings.provision]}
        wideOnly={[1, 2]}
        rows={tableRows.map(({ name, fill, principal, rate, provision }, index) => ({
          isTotal: index === tableRows.length - 1,
          name: (
            <span className={fill && 'flex items-center gap-2 leading-tight'}>
              {fill && (
                <svg aria-hidden="true" width="12" height="12" className="shrink-0">
                  <rect width="100%" height="100%" className={`${fill} stroke-ink`} />
                </svg>
              )}
              <span>
                <span>{name}</span> <NarrowOnlyAmount locale={locale} heading={headings.principal} amount={principal} />
              </span>
            </span>
          ),
          figures: [showAmount(principal), rate, showAmount(provision)],
        }))}
      />
      <ResultPairs
        locale={locale}
        lines={[
          [texts.fields.provisionHeld, showAmount(input.provisionHeld)],
          differenceLine(texts, difference),
          [overdueLabel, `${showPlain(overdueShare, 2)}%`],
        ]}
      />
      {difference > 0n && (
        <TitledTable
          locale={locale}
          caption={journal.title}
          headings={[journal.account, journal.debit, journal.credit]}
          rows={[
            { name: journal.expense, figures: [entryAmount, ''] },
            { name: journal.provision, figures: ['', entryAmount] },
          ]}
        />
      )}
      {difference < 0n && <p className="px-3 py-2 @lg:px-5">{texts.surplusNote}</p>}
      <ResultNote className="text-ink-soft">{texts.reading}</ResultNote>
    </>
  )
}

/** The loan-loss provision calculator. */
export const calculator: Calculator<'provision', ProvisionInput> = {
  form,
  resultSentence,
  messageFieldNames: ({ collateral }) =>
    readFigure(collateral ?? '', { decimals: 2 }).value ? form.names : ['provisionHeld'],
  Inputs,
  Results,
}
