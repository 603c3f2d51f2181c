import { calculatorKinds as kinds } from '@/content/schema/page-groups'

import { decodedFragment } from '../decode-fragment'

/** Kind of calculator. */
export type Kind = (typeof kinds)[number]

/** Kinds of calculators, in the order of `content/calculators.ts`. */
export { kinds }

/** Id of the button that opens an enquiry about a calculator. */
export const askButtonId = (kind: Kind) => `${kind}-ask`

/** Id of a calculator's element, the target of links. */
export const calculatorId = (kind: Kind) => `${kind}-calculator`

const ANY_KIND = kinds.join('|')
const PART_START = new RegExp(`^(${ANY_KIND})\\?`)
const BETWEEN_PARTS = new RegExp(`&(?=(?:${ANY_KIND})\\?)`)

/** Splits a fragment, `#interest?opening=40000&provision?held=0`, into one part per calculator; drops other text. */
export function partsOf(fragment: string): string[] {
  // HTML that was escaped twice turns each `&` into `&amp;`.
  const parts = decodedFragment(fragment).replaceAll('&amp;', '&').split(BETWEEN_PARTS)
  return parts.filter((part) => PART_START.test(part))
}

/** Returns a test of whether a part of a fragment is of this calculator; the part's figures may be invalid. */
export const belongsTo = (kind: Kind) => (part: string) => part.startsWith(kind)
