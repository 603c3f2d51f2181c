import { clsx } from 'clsx'

import { noBreakWords } from '@/components/ui/no-break-words'

import type { ScreenOf } from './format-cell'
import { LabelledValues } from './labelled-values'

/** Animation delays of the second to fifth record; entry-postings.css has the delay of the first. */
const delays = ['[--delay:.9s]', '[--delay:1.2s]', '[--delay:1.5s]', '[--delay:1.8s]']

/** An accounting entry and the records that it changes; each record is highlighted in turn (entry-postings.css). */
export const EntryPostings = ({ screen: { entry, records, locale } }: { screen: ScreenOf<'postings'> }) => (
  <div className="entry-postings grid grid-cols-1 items-center p-[12px] wrap-anywhere @lg:grid-cols-[10rem_minmax(0,1fr)] @lg:p-5">
    <div className="entry-postings-entry rounded-md bg-ink p-3 text-paper forced-colors:border">
      <p className="font-heading text-base font-semibold">{entry.title}</p>
      <LabelledValues variant="entry" pairs={entry.lines} locale={locale} />
    </div>
    <ol className="entry-postings-records ml-[20px] grid gap-2 border-l border-margin pt-3 @lg:ml-0 @lg:pt-0">
      {records.map(({ title, lines, message }, index) => (
        <li key={index} className={clsx('relative ml-4 rounded-md border border-rule px-3 py-2', delays[index - 1])}>
          <p className="font-semibold">{title}</p>
          <LabelledValues variant="entry" pairs={lines} locale={locale} />
          {message && <p className="text-screen-note leading-snug">{noBreakWords(message)}</p>}
        </li>
      ))}
    </ol>
  </div>
)
