import type { CalculatorKind } from '@/content/schema'

import { decodedFragment } from './decode-fragment'

/** Id of the button that opens an enquiry about a calculator. */
export const askButtonId = (kind: CalculatorKind) => `${kind}-ask`

/** Id of a calculator's element, the target of links. */
export const calculatorId = (kind: CalculatorKind) => `${kind}-calculator`

/** The figures of a calculator in a fragment, `cost=300000&…` in `#depreciation?cost=300000&…`; null for another one's. */
export function fragmentFigures(fragment: string, kind: CalculatorKind): string | null {
  // HTML that was escaped twice turns each `&` into `&amp;`.
  const text = decodedFragment(fragment).replaceAll('&amp;', '&')
  return text.startsWith(`${kind}?`) ? text.slice(`${kind}?`.length) : null
}
