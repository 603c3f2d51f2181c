import type { ReactNode } from 'react'

import type { ViewProps } from './use-calculator'

interface LateResultsProps {
  view: Pick<ViewProps, 'input' | 'restedInput'>
  /** A component in `memo` that gets `restedInput`, if there is one, in place of `input`. */
  children: ReactNode
}

/** Results that take longer to draw than an answer to a key may: they follow after a pause, and are pale until then. */
export function LateResults({ view: { input, restedInput = input }, children }: LateResultsProps) {
  const isOld = restedInput !== input
  return (
    <div className="relative" aria-busy={isOld}>
      {children}
      {/* Opacity of the results themselves would restyle and repaint each row: 100 ms at CPU × 4. */}
      <div hidden={!isOld} data-busy="" className="absolute inset-0 bg-paper" />
    </div>
  )
}
