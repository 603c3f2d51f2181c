import type { Locale } from '@/lib/locales'

import { show } from './show'
import type { Line } from './types'

/** Labels and figures of an entry, or of a place that it goes to. */
export const FlowLines = ({ lines, locale }: { lines: Line[]; locale: Locale }) => (
  <dl className="flex flex-wrap gap-x-5 text-[0.8125rem] tabular-nums">
    {lines.map(({ id, label, cell, format }) => (
      <div key={id} className="flex gap-1.5">
        <dt>{label}</dt>
        <dd className="font-semibold">{show(locale, cell, format)}</dd>
      </div>
    ))}
  </dl>
)
