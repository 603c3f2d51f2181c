import type { Locale } from '@/lib/locales'

import { alignment, show } from './show'
import type { Line } from './types'

/** The filled-in fields of a form. */
export const Fields = ({ lines, locale }: { lines: readonly Line[]; locale: Locale }) => (
  <dl className="grid grid-cols-2 gap-x-3 gap-y-2 border-b border-rule px-3 py-3 @lg:px-5 @xl:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]">
    {lines.map(({ id, label, cell, format }) => (
      <div key={id} className="flex flex-col justify-end">
        <dt className="text-[0.8125rem] leading-snug text-ink-soft">{label}</dt>
        <dd className={`mt-0.5 rounded border border-field px-2 py-1 font-semibold ${alignment(format)}`}>
          {show(locale, cell, format)}
        </dd>
      </div>
    ))}
  </dl>
)
