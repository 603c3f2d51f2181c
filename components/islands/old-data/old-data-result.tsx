import { useState, type ReactNode, type Ref } from 'react'

import { ContactButton } from '@/components/islands/contact-dialog/contact-button'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Field } from '@/components/ui/field'
import { showAmount, showGrouped, sum } from '@/lib/figures'
import { interpolateIn } from '@/lib/interpolate'
import { figureIn, type Locale } from '@/lib/locales'
import { assignRole, roles, type FieldPlan, type Role } from '@/lib/old-data/fields'
import type { Font } from '@/lib/old-data/preeti-keys'
import type { Result } from '@/lib/old-data/protocol'
import { readTrialBalance, reconcile } from '@/lib/old-data/reconcile'
import type { OldDataTexts } from '@/lib/old-data/texts'

import { ResultsTable } from '@/components/ui/results-table'
import { useScrollTabStops } from '../page/use-scroll-tab-stops'
import { printAlone } from '../print-alone'

interface ResultProps {
  locale: Locale
  texts: OldDataTexts
  result: Result
  /** Whether another file is being read, whose result will replace this one. */
  isReading: boolean
  headRef: Ref<HTMLHeadingElement>
  trialBalance: string
  setTrialBalance: (text: string) => void
  setPlans: (plans: FieldPlan[]) => void
  download: () => void
  contactPath: string
  subject: string
}

const ASK_ID = 'old-data-ask'
const RECORD_ID = 'old-data-record'
/** Ranges of record numbers in a sentence. */
const MAX_RANGES = 20

/** Formats a count: 2,00,000, in the digits of the language. */
const countIn = (locale: Locale, count: number) => figureIn(locale, showGrouped(String(count)))

/** Lists numbers as ranges: 3, 17–20, and 40 more. */
function numberList(locale: Locale, more: string, numbers: readonly number[]) {
  const ranges: [first: number, last: number][] = []
  for (const number of numbers) {
    const range = ranges.at(-1)
    if (range?.[1] === number - 1) range[1] = number
    else if (ranges.length === MAX_RANGES) break
    else ranges.push([number, number])
  }
  const listed = ranges.reduce((count, [first, last]) => count + last - first + 1, 0)
  const parts = ranges.map(([first, last]) => figureIn(locale, first === last ? first : `${first}–${last}`))
  if (listed < numbers.length) parts.push(interpolateIn(locale, more, { count: numbers.length - listed }))
  return parts.join(', ')
}

/** A part of the result under its heading. */
const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="mt-6">
    <h4 className="font-typed">{title}</h4>
    {hint && <p className="text-sm text-ink-soft">{hint}</p>}
    {children}
  </section>
)

/** What was read from a file and found in it, with choices for its fields and a field for the trial balance. */
export function OldDataResult(props: ResultProps) {
  const { locale, texts, result, headRef, trialBalance, setTrialBalance, download, contactPath, subject } = props
  const { name, table, analysis } = result
  const [printedOn, setPrintedOn] = useState('')
  const count = (value: number) => countIn(locale, value)
  const amount = (paisa?: bigint) => (paisa === undefined ? '—' : showAmount(paisa))
  const fill = (template: string, values: Record<string, string | number>) => interpolateIn(locale, template, values)
  const numbers = (list: readonly number[]) => numberList(locale, texts.more, list)

  const { heads, unread } = readTrialBalance(trialBalance)
  useScrollTabStops(heads.length > 0 ? result : analysis)
  const reconciled = reconcile(analysis.sums, heads)
  const differing = reconciled.filter(({ difference }) => difference !== 0n).length
  const totalOf = (amounts: (bigint | undefined)[]) => sum(amounts.map((value) => value ?? 0n))
  const comparison = heads.length > 0 && (
    <>
      <ResultsTable
        locale={locale}
        caption={texts.sums.trialBalance}
        heads={[texts.sums.head, texts.sums.sum, texts.sums.typed, texts.sums.difference]}
        rows={[
          ...reconciled.map((row) => ({
            name: row.name || texts.sums.noScheme,
            figures: [amount(row.read), amount(row.typed), amount(row.difference)],
            isSelected: row.difference !== 0n,
          })),
          {
            name: texts.sums.total,
            figures: [
              totalOf(reconciled.map(({ read }) => read)),
              totalOf(reconciled.map(({ typed }) => typed)),
              totalOf(reconciled.map(({ difference }) => difference)),
            ].map(amount),
            isTotal: true,
          },
        ]}
      />
      <p className="font-semibold">
        {differing === 0 ? texts.sums.equal : fill(texts.sums.differs, { count: count(differing) })}
      </p>
      {unread.length > 0 && <p>{fill(texts.sums.unread, { count: count(unread.length) })}</p>}
    </>
  )
  const sumsTable = (
    <ResultsTable
      locale={locale}
      caption={texts.sums.title}
      heads={[texts.sums.head, texts.sums.records, texts.sums.sum]}
      rows={[
        ...analysis.sums.map(({ scheme, records, sum }) => ({
          name: scheme || texts.sums.noScheme,
          figures: [count(records), amount(sum)],
        })),
        {
          name: texts.sums.total,
          figures: [count(analysis.records), amount(totalOf(analysis.sums.map(({ sum }) => sum)))],
          isTotal: true,
        },
      ]}
    />
  )
  const limitLine = ({ rupees, count: members, excess }: (typeof analysis.limits)[number]) =>
    fill(texts.limits.above, { limit: count(rupees), count: count(members), excess: amount(excess) })
  const summary = [
    fill(texts.read, {
      records: count(analysis.records),
      fields: count(table.fields.length),
      encoding: table.encoding,
    }),
    ...(['deleted', 'unreadable'] as const).flatMap((kind) =>
      table[kind].length > 0
        ? fill(texts[kind], { count: count(table[kind].length), numbers: numbers(table[kind]) })
        : [],
    ),
    ...table.notes.map(({ code, values }) => fill(texts.notes[code], values)),
  ]

  return (
    <>
      <div className="double-rule-top mt-4 pt-4 print:hidden">
        <h3 ref={headRef} tabIndex={-1} className="font-typed">
          {fill(texts.result, { name })}
        </h3>
        <ul>
          {summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-ink-soft">{texts.noJudgement}</p>

        <Part title={texts.fields.title} hint={texts.fields.hint}>
          <fieldset disabled={props.isReading}>
            <Fields {...props} />
          </fieldset>
        </Part>

        {analysis.conversions.length > 0 && (
          <Part title={texts.conversions.title} hint={texts.conversions.hint}>
            {analysis.conversions.map(({ field, converted, kept, examples }) => (
              <ResultsTable
                key={field}
                locale={locale}
                caption={fill(texts.conversions.counts, { field, converted: count(converted), kept: count(kept) })}
                heads={[
                  fill(texts.conversions.counts, { field, converted: count(converted), kept: count(kept) }),
                  texts.conversions.unicode,
                ]}
                rows={examples.map(({ from, to, isDoubtful }) => ({
                  name: from,
                  figures: [isDoubtful ? `${to} (${texts.conversions.doubtful})` : to],
                  isSelected: isDoubtful,
                }))}
              />
            ))}
          </Part>
        )}

        <Part title={texts.checks.title} hint={texts.checks.hint}>
          {analysis.findings.map(({ code, count: found, records }) =>
            found === 0 ? (
              <p key={code} className="border-b border-rule py-2.5">
                {`${texts.checks.names[code]}: ${texts.checks.nothing}`}
              </p>
            ) : (
              <Disclosure key={code} title={`${texts.checks.names[code]}: ${count(found)}`}>
                <ul>
                  {records.map(({ number, value }, index) => (
                    <li key={index}>{fill(texts.checks.record, { number, value: value || '—' })}</li>
                  ))}
                </ul>
                {found > records.length && <p>{fill(texts.more, { count: count(found - records.length) })}</p>}
              </Disclosure>
            ),
          )}
        </Part>

        {analysis.limits.length > 0 && (
          <Part title={texts.limits.title} hint={texts.limits.hint}>
            {analysis.limits.map((limit) => (
              <Disclosure key={limit.rupees} title={limitLine(limit)}>
                <ResultsTable
                  locale={locale}
                  caption={limitLine(limit)}
                  heads={[texts.limits.member, texts.limits.total, texts.limits.excess]}
                  rows={limit.members.map(({ member, total, excess }) => ({
                    name: member,
                    figures: [amount(total), amount(excess)],
                  }))}
                />
                {limit.count > limit.members.length && (
                  <p>{fill(texts.more, { count: count(limit.count - limit.members.length) })}</p>
                )}
              </Disclosure>
            ))}
          </Part>
        )}

        <Part title={texts.sums.title} hint={texts.sums.hint}>
          {analysis.sums.length === 0 ? (
            <p>{texts.sums.noBalance}</p>
          ) : (
            <>
              {sumsTable}
              <Field
                id="old-data-trial-balance"
                label={texts.sums.trialBalance}
                hint={texts.sums.trialHint}
                rows={5}
                control={{
                  className: 'mt-1 p-3 font-typed',
                  value: trialBalance,
                  onChange: ({ target }) => setTrialBalance(target.value),
                  spellCheck: false,
                  autoComplete: 'off',
                }}
              />
              {comparison}
            </>
          )}
        </Part>

        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button onClick={() => void printAlone(locale, RECORD_ID, setPrintedOn)}>{texts.record.print}</Button>
          <Button variant="outline" onClick={download}>
            {texts.download}
          </Button>
          {/* Numbers only: names and balances stay in the browser. */}
          <input
            type="hidden"
            name="message"
            form={ASK_ID}
            value={fill(texts.message, {
              members: analysis.members === undefined ? '—' : count(analysis.members),
              records: count(analysis.records),
              toLookAt: count(analysis.toLookAt),
            })}
          />
          <ContactButton contactPath={contactPath} subject={subject} id={ASK_ID} variant="outline">
            {texts.ask}
          </ContactButton>
        </div>
      </div>
      {printedOn && (
        <div id={RECORD_ID} className="hidden print:block">
          <h2 className="font-typed">{texts.record.title}</h2>
          <p>{`${texts.record.institution}: ${'.'.repeat(60)}`}</p>
          <p>{`${texts.record.file}: ${name}`}</p>
          <p>{`${texts.record.date}: ${printedOn}`}</p>
          <ul className="mt-4">
            {summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {analysis.members !== undefined && <li>{`${texts.record.members}: ${count(analysis.members)}`}</li>}
            <li>{`${texts.record.toLookAt}: ${count(analysis.toLookAt)}`}</li>
            {analysis.findings.map(({ code, count: found }) => (
              <li key={code}>{`${texts.checks.names[code]}: ${found === 0 ? texts.checks.nothing : count(found)}`}</li>
            ))}
            {analysis.limits.map((limit) => (
              <li key={limit.rupees}>{limitLine(limit)}</li>
            ))}
          </ul>
          <div className="mt-4">{comparison || sumsTable}</div>
          <p className="mt-4">{texts.noJudgement}</p>
          <div className="mt-10 grid grid-cols-3 gap-6">
            {texts.record.signatures.map((who) => (
              <p key={who} className="mt-10 border-t border-ink pt-2">
                {who}
              </p>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

/** The fields of the file: what each holds, and choices of what it is and of its font. */
function Fields({ locale, texts, result: { plans }, setPlans }: ResultProps) {
  const { fields } = texts
  const fill = (template: string, values: Record<string, string | number>) => interpolateIn(locale, template, values)
  return (
    <ul>
      {plans.map((plan, index) => (
        <li key={index} className="grid gap-x-6 gap-y-2 border-b border-rule py-2.5 md:grid-cols-2">
          <div>
            <p className="font-semibold">{plan.name}</p>
            <p className="text-sm text-ink-soft">{`${fields.kinds[plan.kind]}, ${fields.scripts[plan.script]}`}</p>
            <p className="text-sm text-ink-soft">{plan.examples.join(' · ')}</p>
            {plan.script === 'mixed' && (
              <p className="text-sm font-semibold text-sindoor">
                {fill(fields.mixed, {
                  legacy: countIn(locale, plan.counts.legacy + plan.counts.unclear),
                  latin: countIn(locale, plan.counts.latin),
                  unicode: countIn(locale, plan.counts.unicode),
                })}
              </p>
            )}
          </div>
          <div className="grid gap-2">
            <Choice
              label={fill(fields.role, { field: plan.name })}
              value={plan.role}
              options={roles.map((role) => [role, fields.roles[role]])}
              onChange={(role) => setPlans(assignRole(plans, index, role as Role))}
            />
            {(plan.script === 'legacy' || plan.script === 'mixed' || plan.font) && (
              <Choice
                label={fill(fields.font, { field: plan.name })}
                value={plan.font ?? ''}
                options={[['', fields.noFont], ...Object.entries(fields.fonts)]}
                onChange={(font) => setPlans(plans.with(index, { ...plan, font: (font || undefined) as Font }))}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: [value: string, name: string][]
  onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label className="text-sm">
    <span>{label}</span>
    <select
      className="block min-h-11 w-full rounded border border-rule bg-paper px-3 font-normal"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
