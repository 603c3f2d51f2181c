import { inDigits } from '@/lib/locales'

import { PhoneFrame } from './phone-frame'
import { show } from './show'
import type { ScreenOf } from './types'

/** A member's own account on the phone: balance, last entries, deposits. */
export const Account = ({
  screen: { title, detail, balance, statement, deposits, locale },
}: {
  screen: ScreenOf<'account'>
}) => (
  <PhoneFrame title={title} detail={detail} place="alone">
    <dl className="px-3 py-3 tabular-nums">
      <dt className="text-[0.8125rem] text-ink-soft">{balance.label}</dt>
      <dd className="font-heading text-h3 font-bold">{show(locale, balance.cell, balance.format)}</dd>
    </dl>
    <p className="border-y border-rule bg-ledger px-3 py-1.5 font-semibold">{statement.title}</p>
    <dl className="tabular-nums">
      {[{ ...statement.opening, date: '' }, ...statement.entries].map(({ id, date, label, cell, format }) => (
        <div key={id} className="flex flex-wrap justify-end gap-x-2 border-b border-rule px-3 py-1.5">
          <dt className="flex grow gap-2">
            <span className="w-12 border-r border-margin text-[0.8125rem] text-ink-soft">{inDigits(locale, date)}</span>
            {label}
          </dt>
          <dd>{show(locale, cell, format)}</dd>
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-2 px-3 py-3 font-semibold">
        <dt>{deposits.label}</dt>
        <dd className="double-rule-bottom">{show(locale, deposits.cell, deposits.format)}</dd>
      </div>
    </dl>
  </PhoneFrame>
)
