import type { Locale } from '@/lib/locales'

import { show } from './show'
import type { Line } from './types'

/** The line under a window bar: route, status, rates. */
export const Facts = ({ facts, locale }: { facts: readonly Line[]; locale: Locale }) => (
  <dl className="flex flex-wrap gap-x-5 gap-y-0.5 border-b border-rule px-3 py-2 text-[0.8125rem] @lg:px-5">
    {facts.map(({ id, label, cell, format }) => (
      <div key={id} className="flex gap-1.5">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="font-semibold tabular-nums">{show(locale, cell, format)}</dd>
      </div>
    ))}
  </dl>
)
