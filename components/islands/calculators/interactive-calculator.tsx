import { viewOf } from './calculator-views'
import { useCalculator, type CalculatorProps } from './use-calculator'

/** A calculator with state; one chunk holds all kinds, since they share most of their code. */
export function InteractiveCalculator(props: CalculatorProps) {
  const { View, announcement } = viewOf(props.kind)
  return <View {...useCalculator(props, announcement)} />
}
