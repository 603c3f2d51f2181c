import { clsx } from 'clsx'

import { ScreenCaption } from './screen-caption'
import { show } from './show'
import type { ScreenOf } from './types'

interface SlipProps {
  screen: ScreenOf<'slip'>
  sampleLabel: string
  className?: string
}

/** A small receipt from the printer at the counter. */
export const Slip = ({ screen, sampleLabel, className }: SlipProps) => (
  <figure
    className={clsx('mx-auto w-full max-w-80 border border-rule bg-paper px-5 pt-4 pb-3 text-xs text-ink', className)}
  >
    <p className="text-center font-heading text-base font-semibold">{screen.title}</p>
    {screen.detail && <p className="text-center text-[0.8125rem] text-ink-soft">{screen.detail}</p>}
    <dl className="mt-3 border-t border-dashed border-field pt-2 tabular-nums">
      {screen.lines.map(({ id, label, cell, format }) => (
        <div key={id} className="flex justify-between gap-4 py-0.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd>{show(screen.locale, cell, format)}</dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-dashed border-field py-2 font-semibold">
        <dt>{screen.total.label}</dt>
        <dd className="double-rule-bottom font-heading text-lg">
          {show(screen.locale, screen.total.cell, screen.total.format)}
        </dd>
      </div>
    </dl>
    <ScreenCaption caption={screen.caption} sampleLabel={sampleLabel} className="text-center text-ink-soft" />
  </figure>
)
