import type { ReactNode } from 'react'

import { Glyph } from '@/components/ui/glyph'
import { noBreakWords } from '@/components/ui/no-break-words'
import { interpolateIn } from '@/lib/i18n/interpolate'
import { toLocaleDigits } from '@/lib/i18n/locales'

import { formatCell, type ScreenOf } from './format-cell'
import { LabelledValues } from './labelled-values'
import { smsParts } from './sms-parts'

interface PhoneProps {
  title: string
  detail?: string
  className: string
  children: ReactNode
}

/** Mock phone with the title bar of an app. */
const Phone = ({ title, detail, className, children }: PhoneProps) => (
  <div
    className={`w-full flex-col overflow-hidden rounded-[1.25rem] border-8 border-ink-light bg-paper text-ink [outline:1px_solid_theme(colors.field-border)] ${className}`}
  >
    <div className="items-baseline justify-between gap-x-3 border-b border-rule bg-ledger px-3 py-2 in-data-dense:flex in-data-dense:flex-wrap in-data-dense:py-1">
      <p className="font-heading text-base leading-snug font-semibold">{title}</p>
      {detail && <p className="text-screen-note text-ink-soft tabular">{detail}</p>}
    </div>
    {children}
  </div>
)

/** A collector's phone: members visited today, with their deposits, and the total. */
const CollectionRound = ({ screen }: { screen: ScreenOf<'phone'> }) => (
  <Phone title={screen.title} detail={screen.detail} className="flex max-w-66 @lg:max-w-2xl">
    <ul className="grid grow">
      {screen.visits.map(({ member, amount }, index) => (
        <li
          key={index}
          className="flex items-center gap-2 border-b border-rule px-3 py-2 in-data-dense:py-0 in-data-dense:leading-tight"
        >
          <Glyph
            name={amount === null ? 'close' : 'tick'}
            className={amount === null ? 'size-3.5 text-sindoor' : 'size-3.5'}
          />
          {amount !== null && <span className="sr-only">{screen.metLabel}</span>}
          <span className="grow border-l border-margin pl-2">
            {`${screen.memberLabel} ${formatCell(screen.locale, member, 'code')}`}
          </span>
          <span className={amount === null ? 'text-ink-soft' : 'font-semibold tabular'}>
            {amount === null ? screen.missedLabel : formatCell(screen.locale, amount, 'amount')}
          </span>
        </li>
      ))}
    </ul>
    <p className="flex items-baseline justify-between gap-2 px-3 pt-3 font-semibold in-data-dense:py-1">
      <span>{screen.summary}</span>
      <span className="whitespace-nowrap tabular double-rule-bottom">
        {`${screen.total.label} ${formatCell(screen.locale, screen.total.cell, screen.total.format)}`}
      </span>
    </p>
    <p
      aria-hidden="true"
      className="m-3 border border-field-border py-2 text-center text-ink-soft select-none in-data-dense:hidden"
    >
      {screen.action}
    </p>
  </Phone>
)

const numberPad = [1, 2, 3, 4, 5, 6, 7, 8, 9, '.', 0]

/** Phone on which the collector enters a deposit: lines (the new balance is last), number pad, SMS to the member. */
const DepositEntry = ({ screen: { entry, memberLabel, locale } }: { screen: ScreenOf<'phone'> }) => (
  <Phone
    title={entry.title}
    detail={`${memberLabel} ${formatCell(locale, entry.member, 'code')}`}
    className="hidden @lg:flex"
  >
    <LabelledValues variant="deposit" pairs={entry.lines.slice(0, -1)} locale={locale} />
    <LabelledValues variant="depositResult" pairs={entry.lines.slice(-1)} locale={locale} />
    <div
      aria-hidden="true"
      className="grid grid-cols-3 gap-px border-y border-rule bg-rule select-none in-data-dense:hidden"
    >
      {numberPad.map((key, index) => (
        <span key={index} className="bg-paper py-1.5 text-center text-base tabular">
          {toLocaleDigits(locale, String(key))}
        </span>
      ))}
      <span className="grid place-items-center bg-marigold-tint">
        <Glyph name="tick" />
      </span>
    </div>
    <p className="m-3 rounded-lg bg-marigold-tint px-3 py-2 text-screen-note leading-snug">
      {noBreakWords(entry.message)}
    </p>
  </Phone>
)

/** The collection app on two phones; the second phone is visible from `@lg`. */
export const CollectionPhones = ({ screen }: { screen: ScreenOf<'phone'> }) => (
  <div className="mx-auto flex min-h-0 w-full max-w-2xl grow justify-center gap-6 in-data-dense:px-3 in-data-dense:py-2">
    <CollectionRound screen={screen} />
    <DepositEntry screen={screen} />
  </div>
)

/** A member's account on a phone: balance, recent entries, total deposits. */
export const MemberAccount = ({ screen }: { screen: ScreenOf<'account'> }) => (
  <Phone title={screen.title} detail={screen.detail} className="mx-auto flex max-w-66">
    <LabelledValues variant="balance" pairs={[screen.balance]} locale={screen.locale} />
    <p className="border-y border-rule bg-ledger px-3 py-1.5 font-semibold">{screen.statement.title}</p>
    <LabelledValues
      variant="statement"
      pairs={[{ ...screen.statement.opening, date: '' }, ...screen.statement.entries]}
      locale={screen.locale}
    />
    <LabelledValues variant="closingBalance" pairs={[screen.balance]} locale={screen.locale} />
    <LabelledValues variant="deposit" pairs={[screen.deposits]} locale={screen.locale} />
  </Phone>
)

/** Text with the length of an SMS in characters and in billed parts. */
function smsLengthText({ locale, countOne, countMany }: ScreenOf<'messages'>, text: string) {
  const counts = smsParts(text)
  return interpolateIn(locale, counts.parts === 1 ? countOne : countMany, { ...counts })
}

/** SMS messages of the co-operative on two members' phones, each above its length; notes below the phones. */
export const SmsMessages = ({ screen }: { screen: ScreenOf<'messages'> }) => {
  const half = Math.ceil(screen.messages.length / 2)
  return (
    <div className="mx-auto max-w-80 @lg:max-w-2xl">
      <div className="grid gap-6 @lg:grid-cols-2">
        {[screen.messages.slice(0, half), screen.messages.slice(half)].map((messages, index) => (
          <Phone key={index} title={screen.title} detail={screen.detail} className="flex">
            <ul className="grid gap-3 p-3">
              {messages.map(({ title, text }, index) => (
                <li key={index}>
                  <p className="text-screen-note text-ink-soft">{title}</p>
                  <p className="rounded-lg bg-marigold-tint px-3 py-2 text-screen-note leading-snug">
                    {noBreakWords(text)}
                  </p>
                  <p className="text-right text-screen-note text-ink-soft tabular">{smsLengthText(screen, text)}</p>
                </li>
              ))}
            </ul>
          </Phone>
        ))}
      </div>
      {screen.notes.map((note, index) => (
        <p key={index} className="mt-3">
          {note}
        </p>
      ))}
    </div>
  )
}
