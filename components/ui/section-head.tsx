import type { ReactNode } from 'react'

import { noBreakWords } from './no-break-words'

/** Heading of a section with its tagline. */
export const SectionHead = ({ title, tagline }: { title: string; tagline?: ReactNode }) => (
  <div className="mb-5 md:mb-8 print:break-inside-avoid print:break-after-avoid">
    <h2>{noBreakWords(title)}</h2>
    {tagline && <p className="mt-1 text-ink-soft">{tagline}</p>}
  </div>
)
