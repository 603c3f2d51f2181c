import type { CalculatorKind } from '@/content/schema'

import type { Calculator, CalculatorProps } from './calculator'
import { CalculatorFrame } from './calculator-frame'
import { loadCalculator } from './load-calculator'
import { useCalculator } from './use-calculator'

/** What all calculators share, and what differs in one. */
export type Code = Awaited<ReturnType<typeof loadCode>>

/** Loads the code of one calculator. Here, not in the page's first scripts, which would list the chunks of all. */
export const loadCode = async (kind: CalculatorKind) => ({
  InteractiveCalculator,
  calculator: await loadCalculator(kind),
})

/** A calculator with state. */
const InteractiveCalculator = ({ calculator, ...props }: CalculatorProps & { calculator: Calculator }) => {
  return <CalculatorFrame calculator={calculator} {...useCalculator(calculator, props)} />
}
