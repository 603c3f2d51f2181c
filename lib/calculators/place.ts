import { calculatorKinds as kinds } from '@/content/schema/groups'

import { decodedFragment } from '../fragment'

/** One of the calculators. */
export type Kind = (typeof kinds)[number]

/** The calculators, in the order of `content/calculators.ts`. */
export { kinds }

/** Id of the button that asks about a calculator. */
export const askId = (kind: Kind) => `${kind}-ask`

const ANY = kinds.join('|')

/** Id of a calculator on its page, the target of links. */
export const calculatorId = (kind: Kind) => `${kind}-calculator`

/**
 * The parts of a fragment that name a calculator: `interest?opening=40000` and `provision?held=0` of
 * `#interest?opening=40000&provision?held=0`.
 */
export function partsOf(hash: string): string[] {
  const parts = decodedFragment(hash).split(new RegExp(`&(?=(?:${ANY})\\?)`))
  return parts.filter((part) => new RegExp(`^(${ANY})\\?`).test(part))
}

/** Whether such a part is for this calculator, with figures that can be read or not. */
export const isOf = (kind: Kind) => (part: string) => part.startsWith(kind)
