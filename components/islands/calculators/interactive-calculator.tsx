import { viewOf } from './calculator-views'
import { useCalculator, type CalculatorProps } from './use-calculator'

/** A calculator with state. One chunk holds all kinds of calculators, since their code is mostly the same. */
export function InteractiveCalculator(props: CalculatorProps) {
  const { View, resultSentenceOf } = viewOf(props.kind)
  return <View {...useCalculator(props, resultSentenceOf)} />
}
