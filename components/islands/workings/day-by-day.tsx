import { showAmount } from '@/lib/workings/exact'
import { counted, daysOf } from '@/lib/workings/interest'

import type { AccountProps } from './account-chart'
import { alikeTogether, SheetTable } from './sheet-table'

/** The balance, lowest balance and counted balance of each day. */
export function DayByDay({ words, input, method }: AccountProps) {
  const { heads, dayByDay } = words.interest
  const counts = counted(input, method)
  const rows = daysOf(input).map(({ end, lowest }, day) => [end, lowest, counts[day] ?? 0n].map(showAmount))
  return (
    <SheetTable
      caption={dayByDay}
      columns={[
        { head: heads.days },
        { head: heads.balance, figures: true },
        { head: heads.low, figures: true, room: 'some' },
        { head: heads.counted, figures: true },
      ]}
      rows={alikeTogether(rows)}
    />
  )
}
