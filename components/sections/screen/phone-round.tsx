import { Glyph } from '@/components/ui/glyph'

import { PhoneFrame } from './phone-frame'
import { show } from './show'
import type { ScreenOf } from './types'

/** Today's round: who was met and what was paid. */
export const PhoneRound = ({ screen }: { screen: ScreenOf<'phone'> }) => (
  <PhoneFrame title={screen.title} detail={screen.detail} place="first">
    <ul className="grow">
      {screen.visits.map(({ member, amount }) => (
        <li key={member} className="flex items-center gap-2 border-b border-rule px-3 py-2">
          <Glyph
            name={amount === null ? 'close' : 'tick'}
            className={amount === null ? 'size-3.5 text-sindoor' : 'size-3.5'}
          />
          <span className="sr-only">{amount === null ? '' : screen.metLabel}</span>
          <span className="grow border-l border-margin pl-2">
            {screen.memberLabel} {show(screen.locale, member, 'code')}
          </span>
          <span className={amount === null ? 'text-ink-soft' : 'font-semibold tabular-nums'}>
            {amount === null ? screen.missedLabel : show(screen.locale, amount, 'amount')}
          </span>
        </li>
      ))}
    </ul>
    <p className="flex items-baseline justify-between gap-2 px-3 pt-3 font-semibold">
      <span>{screen.summary}</span>
      <span className="double-rule-bottom tabular-nums">
        {screen.total.label} {show(screen.locale, screen.total.cell, screen.total.format)}
      </span>
    </p>
    <p aria-hidden="true" className="m-3 rounded bg-marigold py-2 text-center font-semibold select-none">
      {screen.action}
    </p>
  </PhoneFrame>
)
