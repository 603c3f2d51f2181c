import type { Locale } from '@/lib/locales'

import { show } from './show'
import type { Line } from './types'

/** Figures worked out under a table. */
export const Results = ({ results, locale }: { results: readonly Line[]; locale: Locale }) => (
  <dl className="border-t border-rule bg-ledger px-3 py-2 @lg:px-5">
    {results.map(({ id, label, cell, format }) => (
      <div key={id} className="flex items-baseline justify-between gap-4 py-0.5">
        <dt>{label}</dt>
        <dd className="font-semibold whitespace-nowrap tabular-nums">{show(locale, cell, format)}</dd>
      </div>
    ))}
  </dl>
)
