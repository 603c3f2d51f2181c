import type { MockScreenContent } from '@/lib/content/gateway'

import { formatCell } from './format-cell'

/** The grand total of a screen's last column of sums, with the heading of the column, if the screen has one. */
export function totalOf(screen: MockScreenContent) {
  if (!('table' in screen)) return
  const { columns, totals } = screen.table
  const index = columns.findLastIndex(({ sum }) => sum)
  const column = columns[index]
  const cell = totals.at(-1)?.cells[index]
  if (!column || cell == null) return
  return { screen, label: column.heading, amount: formatCell(screen.locale, cell, column.format) }
}

/** The grand total of the first of a product's screens that has one, under the screen's title; for a card. */
export function ScreenTotal({ screens }: { screens: readonly MockScreenContent[] }) {
  const [total] = screens.flatMap((screen) => totalOf(screen) ?? [])
  if (!total) return null
  const { screen, label, amount } = total
  return (
    <div className="mt-auto w-full border-t border-rule pt-2 text-sm">
      <p className="text-xs text-ink-soft">{`${screen.title} · ${screen.sampleLabel}`}</p>
      <dl className="pairs-rows">
        <div>
          <dt>{label}</dt>
          <dd className="font-semibold whitespace-nowrap double-rule-bottom">{amount}</dd>
        </div>
      </dl>
    </div>
  )
}
