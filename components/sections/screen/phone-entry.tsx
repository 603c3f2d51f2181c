import { clsx } from 'clsx'

import { inDigits } from '@/lib/locales'

import { PhoneFrame } from './phone-frame'
import { show } from './show'
import type { ScreenOf } from './types'
import { Words } from './words'

const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9, '.', 0, '00']

/** One saving being entered: balances, number pad, and the message to the member. */
export const PhoneEntry = ({ screen: { entry, memberLabel, locale } }: { screen: ScreenOf<'phone'> }) => (
  <PhoneFrame title={entry.title} detail={`${memberLabel} ${show(locale, entry.member, 'code')}`} place="second">
    <dl className="px-3 py-2 tabular-nums">
      {entry.lines.map(({ id, label, cell, format }, index) => (
        <div key={id} className="flex items-baseline justify-between gap-2 py-0.5">
          <dt className="text-[0.8125rem] text-ink-soft">{label}</dt>
          <dd className={clsx('font-semibold', index === entry.lines.length - 1 && 'double-rule-bottom')}>
            {show(locale, cell, format)}
          </dd>
        </div>
      ))}
    </dl>
    <div aria-hidden="true" className="grid grid-cols-3 gap-px border-y border-rule bg-rule select-none">
      {keys.map((key) => (
        <span key={key} className="bg-paper py-1.5 text-center text-base tabular-nums">
          {inDigits(locale, String(key))}
        </span>
      ))}
    </div>
    <p className="m-3 rounded-lg bg-row px-3 py-2 text-[0.8125rem] leading-snug">
      <Words text={entry.message} />
    </p>
  </PhoneFrame>
)
