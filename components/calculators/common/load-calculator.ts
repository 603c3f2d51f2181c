import type { Kind } from '@/content/schema'

import type { Calculator } from './calculator'

/** Loads a calculator, a chunk of its own, from the folder of its name: no list of modules needs an entry. */
export const loadCalculator = async (kind: Kind): Promise<Calculator> =>
  ((await import(`../${kind}/view`)) as { calculator: Calculator }).calculator
