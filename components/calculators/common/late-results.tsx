import type { ReactNode } from 'react'

import type { CalculatorKind } from '@/content/schema'
import { BUSY } from '@/lib/before-hydration/contract'

import type { ViewProps } from './calculator'

interface LateResultsProps<Input> {
  view: Pick<ViewProps<CalculatorKind, Input>, 'input' | 'restedInput'>
  /** Renders a component in `memo` with the input of the last pause. */
  children: (input: Input) => ReactNode
}

/**
 * Results that take longer to draw than an answer to a key may. They follow `PAUSE_MS` after the last key, without a
 * focused field at once, and are pale until then.
 */
export function LateResults<Input>({ view: { input, restedInput = input }, children }: LateResultsProps<Input>) {
  const isOld = restedInput !== input
  return (
    <div className="relative" aria-busy={isOld}>
      {children(restedInput)}
      {/* Opacity of the results themselves would restyle and repaint each row: 100 ms at CPU × 4. */}
      <div hidden={!isOld} {...{ [`data-${BUSY}`]: '' }} className="absolute inset-0 bg-paper" />
    </div>
  )
}
