import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { countGraphemes } from '@/lib/graphemes'
import { showGrouped } from '@/lib/calculators/figures'
import { askId } from '@/lib/calculators/kinds'
import { interpolateIn } from '@/lib/interpolate'
import { dateText, figureIn } from '@/lib/locales'

import { copyFigures } from './copy-figures'
import type { ViewProps } from './use-calculator'

/** Characters of the enquiry's message that stay free for the visitor's question. */
const QUESTION_LENGTH = 25

/** The enquiry's message: the result, then as many input figures as its limit allows; empty for invalid input. */
function figures({ words, text, fields, problems }: ViewProps, { sentence, behind }: CalculatorParts) {
  if (problems) return ''
  const labels: Readonly<Record<string, string>> = text.fields
  const typed = (behind ?? Object.keys(labels)).flatMap((name) =>
    fields[name] ? `${labels[name]} ${figureIn(words.locale, showGrouped(fields[name]))}` : [],
  )
  const maxLength = words.longestMessage - QUESTION_LENGTH
  return typed.reduce(
    (said, figure) => (countGraphemes(`${said}; ${figure}`) > maxLength ? said : `${said}; ${figure}`),
    countGraphemes(sentence) > maxLength ? '' : sentence,
  )
}

interface CalculatorParts {
  /** The result in one sentence. */
  sentence: string
  /** Names of the fields that the result follows from, the most important first; all fields if missing. */
  behind?: readonly string[]
  fields: ReactNode
  results: ReactNode
}

/** The frame of a calculator: its fields and buttons beside the results. */
export function CalculatorFrame({ view, ...parts }: CalculatorParts & { view: ViewProps }) {
  const { kind, words, problems, actions } = view
  const warning = problems ? words.staleResult : actions?.isInvalidAddress && words.invalidAddress
  return (
    <div className="grid @3xl:grid-cols-[5fr_7fr]">
      <div className="px-3 md:py-4 @lg:px-5 @3xl:border-r @3xl:border-margin">
        <Disclosure title={words.figures} belowLgOnly id={`${kind}-figures`}>
          {parts.fields}
          <div className="mt-4 flex flex-wrap gap-x-5 border-t border-rule print:hidden scripting-none:hidden">
            {actions?.last && (
              <p className="flex w-full flex-wrap items-center gap-x-3 text-ink-soft">
                <span>{actions.last.message}</span>
                <Button id={`${kind}-undo`} variant="text" onClick={actions.undo}>
                  {words.undo}
                </Button>
              </p>
            )}
            {actions?.copyButton ?? (
              <Button id={`${kind}-copy`} variant="text">
                {words.copy}
              </Button>
            )}
            <Button id={`${kind}-print`} variant="text" onClick={actions?.print}>
              {words.print}
            </Button>
            <Button id={`${kind}-reset`} variant="text" aria-disabled={!actions?.own} onClick={actions?.reset}>
              {words.sample}
            </Button>
          </div>
        </Disclosure>
      </div>
      <div className="min-w-0">
        <input type="hidden" name="message" form={askId(kind)} value={figures(view, parts)} />
        <p className={`px-3 pt-2 @lg:px-5 ${warning ? 'font-semibold text-sindoor' : 'text-ink-soft'}`}>
          {warning || (actions?.own ? words.own : words.sampleData)}
        </p>
        <div className={problems && 'text-ink-soft [filter:grayscale(1)]'} onCopy={actions && copyFigures}>
          {parts.results}
        </div>
        {actions && (
          <p className="hidden px-3 py-2 print:block">
            {interpolateIn(words.locale, words.date, { date: dateText(words.locale, 'day') })}
          </p>
        )}
        <p role="status" className="sr-only">
          {actions?.status}
        </p>
      </div>
    </div>
  )
}
