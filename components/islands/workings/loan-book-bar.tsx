import type { ReactNode } from 'react'

/** The loan book as one bar, as wide as its place. */
export const LoanBookBar = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="break-inside-avoid px-3 pb-2 @lg:px-5">
    <svg role="img" aria-label={text} width="100%" height="36" className="block overflow-visible">
      {children}
    </svg>
  </div>
)
