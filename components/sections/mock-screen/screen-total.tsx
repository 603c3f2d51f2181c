import type { MockScreenContent } from '@/lib/content/gateway'

import { formatCell } from './format-cell'

/** The grand total of the first of a product's screens that has one, under the screen's title; for a card. */
export function ScreenTotal({ screens }: { screens: readonly MockScreenContent[] }) {
  const [screen] = screens.flatMap((each) => ('table' in each && each.table.totals.length > 0 ? each : []))
  if (!screen) return null
  const { columns, totals } = screen.table
  const index = columns.findLastIndex(({ sum }) => sum)
  const column = columns[index]
  if (!column) return null
  return (
    <div className="mt-auto w-full border-t border-rule pt-2 text-sm">
      <p className="text-xs text-ink-soft">{`${screen.title} · ${screen.sampleLabel}`}</p>
      <dl className="pairs-rows">
        <div>
          <dt>{column.heading}</dt>
          <dd className="font-semibold whitespace-nowrap double-rule-bottom">
            {formatCell(screen.locale, totals.at(-1)!.cells[index] ?? null, column.format)}
          </dd>
        </div>
      </dl>
    </div>
  )
}
