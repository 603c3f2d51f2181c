import { memo } from 'react'

import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { countGraphemes } from '@/content/schema/graphemes'
import { shownIn } from '@/lib/figures'
import { interpolateIn } from '@/lib/i18n/interpolate'
import { dateText } from '@/lib/i18n/locales'
import { askButtonId } from '@/lib/urls/calculator-ids'

import type { Calculator, ViewProps } from './calculator'

/** Characters of the message that stay free, enough for a short question of the visitor. */
const RESERVED_FOR_QUESTION = 25

/** Message of the enquiry: the result, then the input figures that fit into the limit; empty for invalid input. */
function enquiryMessage({ resultSentence, messageFieldNames, form }: Calculator, view: ViewProps) {
  const { locale, sharedTexts, texts, fields, problems } = view
  if (problems) return ''
  const labels: Readonly<Record<string, string>> = texts.fields
  const figures = (messageFieldNames?.(fields) ?? form.names).flatMap((name) =>
    fields[name] && labels[name] ? `${labels[name]} ${shownIn(locale, fields[name])}` : [],
  )
  const maxLength = sharedTexts.maxMessageLength - RESERVED_FOR_QUESTION
  return [resultSentence(view), ...figures].reduce((message, text) => {
    const longer = message ? `${message}; ${text}` : text
    // Most messages fit by their number of UTF-16 units already, and counting letters takes milliseconds on a phone.
    return longer.length > maxLength && countGraphemes(longer) > maxLength ? message : longer
  }, '')
}

/** The message of the enquiry, rendered only for another view. */
const Message = memo(({ calculator, view }: { calculator: Calculator; view: ViewProps }) => (
  <input type="hidden" name="message" form={askButtonId(view.kind)} value={enquiryMessage(calculator, view)} />
))
Message.displayName = 'Message'

/** From `lg`, the shorter of inputs and results stays beside the longer; a lower window could not show its end. */
const STAYS_BESIDE = 'lg:sticky lg:top-[calc(var(--stuck-height)+3rem)] print:static [@media(height<50rem)]:static'

interface CalculatorFrameProps {
  calculator: Calculator
  view: ViewProps
  /** The view that the enquiry's message describes, if not `view`. */
  messageView?: ViewProps
}

/** The layout of a calculator: inputs and buttons beside the results. */
export function CalculatorFrame({ calculator, view, messageView = view }: CalculatorFrameProps) {
  const { Inputs, Results } = calculator
  const { kind, locale, sharedTexts, problems, interactive } = view
  const warning = problems ? sharedTexts.staleResult : interactive?.isInvalidFragment && sharedTexts.invalidAddress
  return (
    <div className="grid lg:grid-cols-[5fr_7fr] print:block">
      <div
        className={`self-start px-3 md:py-4 @lg:px-5 ${STAYS_BESIDE} ${calculator.beginsWithChart ? 'print:break-after-avoid' : ''}`}
      >
        <Disclosure title={sharedTexts.figures} foldsBelowLgOnly printsTitle={false} id={`${kind}-figures`}>
          <Inputs {...view} />
          <div className="mt-4 flex flex-wrap gap-x-5 border-t border-rule print:hidden noscript:hidden">
            {interactive?.lastStep && (
              <p className="flex w-full flex-wrap items-center gap-x-3 text-ink-soft">
                <span>{interactive.lastStep.message}</span>
                <Button id={`${kind}-undo`} variant="text" onClick={interactive.undo}>
                  {sharedTexts.undo}
                </Button>
              </p>
            )}
            <Button id={`${kind}-print`} variant="text" onClick={interactive && (() => void interactive.print())}>
              {sharedTexts.print}
            </Button>
            <Button
              id={`${kind}-reset`}
              variant="text"
              aria-disabled={!interactive?.isModified}
              onClick={interactive?.reset}
            >
              {sharedTexts.backToSample}
            </Button>
            {/* Last, since its status takes room after it. */}
            {interactive?.copyButton ?? (
              <Button id={`${kind}-copy`} variant="text">
                {sharedTexts.copy}
              </Button>
            )}
          </div>
        </Disclosure>
      </div>
      <div className="min-w-0 lg:border-l lg:border-margin">
        <div className={STAYS_BESIDE}>
          <Message calculator={calculator} view={messageView} />
          <p
            className={`px-3 pt-2 text-right @lg:px-5 print:break-after-avoid ${warning ? 'font-semibold text-sindoor' : 'text-ink-soft'}`}
          >
            {warning || (interactive?.isModified ? sharedTexts.ownFigures : sharedTexts.sampleData)}
          </p>
          <div className={problems && 'text-ink-soft [filter:grayscale(1)]'}>
            <Results {...view} />
          </div>
          {interactive && (
            <p className="hidden px-3 py-2 print:block print:break-before-avoid">
              {interpolateIn(locale, sharedTexts.date, { date: interactive.printedOn || dateText(locale, 'day') })}
            </p>
          )}
          <p role="status" className="sr-only">
            {/* A space, since Chromium restyles every table of the page when an element becomes empty. */}
            {interactive?.status || ' '}
          </p>
        </div>
      </div>
    </div>
  )
}
