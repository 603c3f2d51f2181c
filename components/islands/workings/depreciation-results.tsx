import { interpolate } from '@/lib/interpolate'
import { depreciation, type Year } from '@/lib/workings/depreciation'
import { divideHalfUp, percentOf, showAmount, showPlain } from '@/lib/workings/exact'

import { Chart } from './chart'
import { ChartKey } from './chart-key'
import { percent } from './percent'
import type { SheetProps } from './sheet'
import { alikeTogether, SheetTable } from './sheet-table'

/** The value of an asset by two methods, as lines and as schedules. */
export function DepreciationResults({ words, input }: SheetProps<'depreciation'>) {
  const text = words.depreciation
  const { straight, diminishing } = depreciation(input)
  const { cost, residual, life, rate, years, firstMonths } = input
  const line = (schedule: Year[]) =>
    `M0 0${schedule.map(({ closing }, year) => `L${year + 1} ${100 - percent(closing, cost)}`).join('')}`
  const due = percentOf(cost, rate)
  const last = (schedule: Year[]) => showAmount(schedule.at(-1)?.closing ?? 0n)
  const lines = [
    {
      name: text.straight,
      schedule: straight,
      look: 'fill-none stroke-ink stroke-2',
      step: interpolate(text.straightStep, {
        cost: showAmount(cost),
        residual: showAmount(residual),
        life,
        charge: showAmount(divideHalfUp(cost - residual, BigInt(life))),
      }),
    },
    {
      name: text.diminishing,
      schedule: diminishing,
      look: 'fill-none stroke-sindoor stroke-2 [stroke-dasharray:6_3]',
      step: interpolate(due > cost - residual ? text.cappedStep : text.diminishingStep, {
        cost: showAmount(cost),
        rate: showPlain(rate, 4),
        charge: showAmount(due),
      }),
    },
  ]
  return (
    <>
      <Chart
        text={interpolate(text.picture, { years, straight: last(straight), diminishing: last(diminishing) })}
        width={years}
        top={showAmount(cost)}
        ticks={[...new Set([0, Math.ceil(years / 2), years])].map((year) => [(year * 100) / years, String(year)])}
        legend={lines.map(({ name, look }) => (
          <ChartKey key={name} name={name} className={look} />
        ))}
      >
        <path d={`M0 100H${years}`} vectorEffect="non-scaling-stroke" className="stroke-field" />
        {lines.map(({ name, schedule, look }) => (
          <path key={name} d={line(schedule)} vectorEffect="non-scaling-stroke" className={look} />
        ))}
      </Chart>
      <div className="grid border-t border-rule @xl:grid-cols-2">
        {lines.map(({ name, schedule, step }) => (
          <div key={name} className="min-w-0">
            <p className="px-3 pt-2 font-semibold @lg:px-5">{name}</p>
            <p className="px-3 text-ink-soft tabular-nums @lg:px-5">{step}</p>
            <SheetTable
              caption={name}
              columns={[
                { head: text.heads.year },
                { head: text.heads.charge, figures: true },
                { head: text.heads.left, figures: true },
              ]}
              rows={alikeTogether(schedule.map(({ charge, closing }) => [charge, closing].map(showAmount)))}
            />
          </div>
        ))}
      </div>
      <p className="border-t border-rule px-3 py-2 @lg:px-5">
        {interpolate(text.residualNote, { residual: showAmount(residual) })}
        {firstMonths < 12 && ` ${interpolate(text.firstYear, { months: firstMonths })}`}
      </p>
    </>
  )
}
