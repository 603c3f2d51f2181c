import { showAmount, showPlain, sum } from '@/lib/figures'
import { interpolateIn } from '@/lib/i18n/interpolate'
import { inLocaleDigits, toLocaleDigits } from '@/lib/i18n/locales'

import type { Calculator, ViewProps } from '../common/calculator'
import { FieldGrid } from '../common/input-fields'
import { bySide } from '../common/paste'
import { ResultNote, ResultPairs, TitledTable, pairColumns } from '../common/results'
import { RowsEditor } from '../common/rows-editor'
import { AGEING, form, judged, BALANCE_COLUMNS, MAX_LINES, OTHERS, type HealthInput } from './health'

type HealthView = ViewProps<'health', HealthInput>
type Measures = ReturnType<typeof judged>['pearls']

/** How many of the known goals and limits are met, and the provision needed, as one sentence. */
function resultSentence(view: HealthView) {
  const { provision, pearls, limits } = judged(view.input, view.texts)
  const known = (list: Measures) => list.filter(({ isMet }) => isMet !== undefined).length
  const met = (list: Measures) => list.filter(({ isMet }) => isMet).length
  const counts = { goals: known(pearls), met: met(pearls), limits: known(limits), kept: met(limits) }
  const needed = provision ? showAmount(provision.needed) : view.texts.unknown
  return interpolateIn(view.locale, view.texts.result, { ...counts, provision: needed })
}

/** The trial balance, the ageing of loans, and what else is compared. */
function Inputs(view: HealthView) {
  const { lines, ageing, others } = view.texts
  const labels = {
    headings: BALANCE_COLUMNS.map((name) => lines[name]),
    labels: BALANCE_COLUMNS.map((name) => lines.labels[name]),
  }
  const rows = { texts: lines, ...labels, maxRows: MAX_LINES, hasShortFirst: true, adjust: bySide }
  return (
    <>
      <RowsEditor view={view} name="lines" {...rows} />
      <p className="text-ink-soft">{lines.names}</p>
      <FieldGrid view={view} title={ageing} names={AGEING} />
      <FieldGrid view={view} title={others} names={OTHERS} />
    </>
  )
}

/** Goals and limits, each with its formula and steps; what is not known; the provision needed; and the rules. */
function Results(view: HealthView) {
  const { locale, texts, fields, input } = view
  const { provision: { needed, classes = [] } = {}, pearls, limits } = judged(input, texts)
  const difference = sum(input.lines.map(({ debit, credit }) => debit - credit))
  const unknown = [...AGEING, ...OTHERS].flatMap((name) => (fields[name]?.trim() ? [] : texts.fields[name])).join(', ')
  const classLines = classes.map(({ name, principal, rate, provision }) => {
    const step = `${inLocaleDigits(locale, showAmount(principal))} × ${inLocaleDigits(locale, showPlain(rate, 4))}%`
    return [`${name}: ${step}`, showAmount(provision)] as const
  })
  return (
    <>
      {/* Hidden, not left out: Chromium restyles rows and pictures of the whole page for a new element. */}
      <ResultNote className={difference ? 'font-semibold text-sindoor' : 'hidden'}>
        {interpolateIn(locale, texts.unbalanced, { difference: showAmount(difference) })}
      </ResultNote>
      <Judged view={view} caption={texts.titles.pearls} measures={pearls} />
      <Judged view={view} caption={texts.titles.limits} measures={limits} />
      <div className="print:columns-2">
        {unknown && (
          <ResultNote className="font-semibold">{interpolateIn(locale, texts.blank, { names: unknown })}</ResultNote>
        )}
        {needed !== undefined && (
          <ResultPairs locale={locale} lines={[...classLines, [texts.provision, showAmount(needed)]]} />
        )}
        <ResultNote className="text-ink-soft">{texts.reading}</ResultNote>
        <ResultNote className="text-ink-soft">
          {texts.rules.map((rule, index) => (
            <span key={rule} className="block print:inline">{`${numbered(view, index + 1)} ${rule} `}</span>
          ))}
        </ResultNote>
      </div>
    </>
  )
}

/** The number of a rule, in the digits of the language. */
const numbered = ({ locale }: HealthView, rule: number) => toLocaleDigits(locale, `[${rule}]`)

/** Measures with their limits: met, not met, or not known. */
function Judged({ view, caption, measures }: { view: HealthView; caption: string; measures: Measures }) {
  const { locale, texts } = view
  const { headings, goals } = texts
  const rows = measures.map(({ id, name, min, max, below, rule, part, whole, percent, isMet }) => {
    const goal = goals[below ? 'below' : min === undefined ? 'max' : max === undefined ? 'min' : 'between']
    const steps = [part, whole].map((amount) => inLocaleDigits(locale, amount === undefined ? '?' : showAmount(amount)))
    const percentAndGoal = [
      percent === undefined ? '' : showPlain(percent, 2),
      interpolateIn(locale, goal, { min: min ?? '', max: max ?? '', below: below ?? '' }).replaceAll(' ', '\u00a0'),
    ]
    const nameAndSteps = (
      <>
        <span>{rule ? `${name} ${numbered(view, rule)}` : `${id} ${name}`}</span>{' '}
        {id !== 'spread' && <span className="block text-ink-soft tabular print:inline">{steps.join(' ÷ ')}</span>}
      </>
    )
    const met = isMet === undefined ? texts.unknown : isMet ? texts.met : texts.notMet
    return { isSelected: isMet === false, name: nameAndSteps, figures: [...pairColumns(locale, percentAndGoal), met] }
  })
  const columns = [headings.measure, ...pairColumns(locale, [headings.percent, headings.goal]), headings.met]
  return <TitledTable hasEqualColumns locale={locale} caption={caption} headings={columns} wideOnly={[2]} rows={rows} />
}

/** The health of a co-operative: PEARLS ratios, limits and provision on one page for the board. */
export const calculator: Calculator<'health', HealthInput> = { form, resultSentence, Inputs, Results }
