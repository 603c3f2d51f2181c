import type { CalculatorKind } from '@/content/schema'

import type { Calculator } from './calculator'

/** Loads a calculator, a chunk of its own: what `view.tsx` in the folder of its name exports as `calculator`. */
export const loadCalculator = async (kind: CalculatorKind): Promise<Calculator> =>
  ((await import(`../${kind}/view`)) as { calculator: Calculator }).calculator
