import type { ReactNode } from 'react'

/** The title bar of a window. */
export const WindowBar = ({ title, detail }: { title: ReactNode; detail?: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule bg-ledger px-3 py-2.5 @lg:px-5">
    <div className="font-heading font-semibold *:text-base *:leading-snug">{title}</div>
    {detail && <p className="text-screen-note text-ink-soft tabular-nums">{detail}</p>}
  </div>
)
