import { clsx } from 'clsx'

import { interpolate } from '@/lib/interpolate'
import { showAmount, sum } from '@/lib/workings/exact'
import { counted, daysOf, type InterestInput, type Method } from '@/lib/workings/interest'
import type { WorkingWords } from '@/lib/workings/sample'

import { Chart } from './chart'
import { ChartKey } from './chart-key'
import { percent } from './percent'

/** An account, and the method by which its interest is worked out. */
export interface AccountProps {
  words: WorkingWords
  input: InterestInput
  method: Method
}

const least = (one: bigint, other: bigint) => (other < one ? other : one)
const most = (one: bigint, other: bigint) => (other > one ? other : one)

/** The balances of an account as a step line, and as an area the balances that the method counts. */
export function AccountChart({ words, input, method, still }: AccountProps & { still: boolean }) {
  const text = words.interest
  const days = daysOf(input)
  const ends = days.map(({ end }) => end)
  const counts = counted(input, method)
  const low = days.map(({ lowest }) => lowest).reduce(least)
  const [bottom, top] = [least(low, 0n), [...ends, ...counts, 1n].reduce(most)]
  const height = (balance: bigint) => 100 - percent(balance - bottom, top - bottom)
  const steps = (balances: bigint[]) => balances.map((balance, day) => `V${height(balance)}H${day + 1}`).join('')
  const zero = height(0n)
  return (
    <Chart
      text={interpolate(text.picture, {
        low: showAmount(low),
        high: showAmount(ends.reduce(most)),
        closing: showAmount(ends.at(-1) ?? 0n),
        method: text.methods[method].name,
        product: showAmount(sum(counts)),
      })}
      width={input.days}
      top={showAmount(top)}
      ticks={[1, 8, 15, 22, 29].map((day) => [((day - 0.5) * 100) / input.days, String(day)])}
      legend={
        <>
          <ChartKey name={text.heads.balance} className="fill-none stroke-ink stroke-2" />
          <ChartKey name={text.heads.counted} ground className="fill-row stroke-sindoor" />
        </>
      }
    >
      <path
        d={`M0 ${zero}${steps(counts)}V${zero}`}
        vectorEffect="non-scaling-stroke"
        className={clsx('fill-row stroke-sindoor', !still && 'motion-safe:transition-[d] motion-safe:duration-150')}
      />
      <path d={`M0 ${zero}H${input.days}`} vectorEffect="non-scaling-stroke" className="stroke-field" />
      <path
        d={`M0 ${height(input.opening)}${steps(ends)}`}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-ink stroke-2"
      />
    </Chart>
  )
}
