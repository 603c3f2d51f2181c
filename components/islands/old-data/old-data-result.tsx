import { useState, type ReactNode, type Ref } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import type { Locale } from '@/lib/i18n/locales'
import type { FieldMapping } from '@/lib/old-data/fields'
import type { Activity, Result } from '@/lib/old-data/protocol'
import { readTrialBalance } from '@/lib/old-data/reconcile'
import { sampleTrialBalance } from '@/lib/old-data/sample'
import type { OldDataTexts } from '@/lib/old-data/texts'

import { ContactButton } from '../contact-dialog/contact-button'
import { useScrollTabStops } from '../page/use-scroll-tab-stops'
import { printAlone } from '../print-alone'
import { formatCount, interpolateCounts } from './format-count'
import { numberList } from './number-list'
import { OldDataFields } from './old-data-fields'
import { findingLine, limitLine, OldDataConversions, OldDataFindings, OldDataLimits } from './old-data-findings'
import { OldDataRecord, RECORD_ID } from './old-data-record'
import { OldDataComparison, OldDataSums } from './old-data-sums'

interface ResultProps {
  locale: Locale
  texts: OldDataTexts
  result: Result
  /** Whether another file is being read, whose result will replace this one, or this one is being checked again. */
  activity?: Activity
  headingRef: Ref<HTMLHeadingElement>
  setMappings: (mappings: FieldMapping[]) => void
  download: () => void
  contactPath: string
  subject: string
}

const ASK_ID = 'old-data-ask'
/** Schemes and heads that are shown, and those that fit on the two pages of the record. */
const MAX_SHOWN = 100
const MAX_PRINTED = 40

/** A part of the result under its heading. */
const ResultPart = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="mt-6">
    <h4>{title}</h4>
    {hint && <p className="text-sm text-ink-soft">{hint}</p>}
    {children}
  </section>
)

/** What was read from a file and found in it, with choices for its fields and a field for the trial balance. */
export function OldDataResult({
  locale,
  texts,
  result,
  activity,
  headingRef,
  setMappings,
  download,
  contactPath,
  subject,
}: ResultProps) {
  const { name, table, mappings, analysis } = result
  const [printedOn, setPrintedOn] = useState('')
  const [typed, setTyped] = useState<string>()
  const trialBalance = typed ?? (name === texts.sampleName ? sampleTrialBalance : '')
  const count = (value: number) => formatCount(locale, value)
  const fill = (template: string, values: Record<string, string | number>) =>
    interpolateCounts(locale, template, values)

  const { heads, unread } = readTrialBalance(trialBalance)
  useScrollTabStops(heads.length > 0 ? result : analysis)
  const hasTooManySchemes = analysis.schemes.count > analysis.sums.length
  const sumsTable = (max: number) => <OldDataSums {...{ locale, texts, analysis, max }} />
  const comparison = (max: number) =>
    heads.length > 0 &&
    !hasTooManySchemes && <OldDataComparison {...{ locale, texts, analysis, max, heads }} unread={unread.length} />
  const summary = [
    fill(texts.read, {
      records: analysis.records,
      fields: table.fields.length,
      encoding: table.encoding,
    }),
    ...(['deleted', 'unreadable'] as const).flatMap((kind) =>
      table[kind].length > 0
        ? fill(texts[kind], { count: table[kind].length, numbers: numberList(locale, texts.more, table[kind]) })
        : [],
    ),
    ...table.warnings.map(({ code, values }) => fill(texts.warnings[code], values)),
  ]

  return (
    <>
      <div className="mt-4 pt-4 double-rule-top print:hidden">
        <h3 ref={headingRef} tabIndex={-1}>
          {fill(texts.result, { name })}
        </h3>
        <ul>
          {summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-ink-soft">{texts.noJudgement}</p>

        <ResultPart title={texts.fields.title} hint={texts.fields.hint}>
          <fieldset disabled={activity === 'reading'}>
            <OldDataFields locale={locale} texts={texts} mappings={mappings} setMappings={setMappings} />
          </fieldset>
        </ResultPart>

        {/* What was found before the correction is false now. */}
        <div inert={activity === 'checking'}>
          {analysis.conversions.length > 0 && (
            <ResultPart title={texts.conversions.title} hint={texts.conversions.hint}>
              <OldDataConversions {...{ locale, texts, analysis }} />
            </ResultPart>
          )}

          <ResultPart title={texts.checks.title} hint={texts.checks.hint}>
            <OldDataFindings {...{ locale, texts, analysis }} />
          </ResultPart>

          {analysis.limits.length > 0 && (
            <ResultPart title={texts.limits.title} hint={texts.limits.hint}>
              <OldDataLimits {...{ locale, texts, analysis }} />
            </ResultPart>
          )}

          <ResultPart title={texts.sums.title} hint={texts.sums.hint}>
            {analysis.sums.length === 0 ? (
              <p>{texts.sums.noBalance}</p>
            ) : (
              <>
                {sumsTable(MAX_SHOWN)}
                {hasTooManySchemes ? (
                  <p>{fill(texts.sums.tooMany, { count: analysis.schemes.count })}</p>
                ) : (
                  <Field
                    id="old-data-trial-balance"
                    label={texts.sums.trialBalance}
                    hint={texts.sums.trialHint}
                    rows={5}
                    control={{
                      className: 'mt-1 p-3 font-typed',
                      value: trialBalance,
                      onChange: ({ target }) => setTyped(target.value),
                      spellCheck: false,
                      autoComplete: 'off',
                    }}
                  />
                )}
                {comparison(MAX_SHOWN)}
              </>
            )}
          </ResultPart>

          <div className="mt-6 flex flex-wrap items-center gap-3">
            <Button onClick={() => void printAlone(locale, RECORD_ID, setPrintedOn)}>{texts.record.print}</Button>
            <Button variant="outlined" onClick={download}>
              {texts.download}
            </Button>
            {/* Numbers only: names and balances stay in the browser. */}
            <input
              type="hidden"
              name="message"
              form={ASK_ID}
              value={fill(texts.message, {
                members: analysis.members ?? '—',
                records: analysis.records,
                toReview: analysis.toReview,
              })}
            />
            <ContactButton contactPath={contactPath} subject={subject} id={ASK_ID} variant="outlined">
              {texts.ask}
            </ContactButton>
          </div>
        </div>
      </div>
      {printedOn && (
        <OldDataRecord
          texts={texts}
          name={name}
          printedOn={printedOn}
          summary={summary}
          counts={[
            ...(analysis.members === undefined ? [] : [`${texts.record.members}: ${count(analysis.members)}`]),
            `${texts.record.toReview}: ${count(analysis.toReview)}`,
            ...analysis.findings.map((finding) => findingLine(locale, texts, finding)),
            ...analysis.limits.map((limit) => limitLine(locale, texts, limit)),
          ]}
        >
          {comparison(MAX_PRINTED) || sumsTable(MAX_PRINTED)}
        </OldDataRecord>
      )}
    </>
  )
}
