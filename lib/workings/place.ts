import type { Kind } from './fields'

function decoded(hash: string) {
  try {
    return decodeURIComponent(hash)
  } catch {
    // Invalid percent-encoding is kept as it is: reading the figures refuses it.
    return hash
  }
}

/** The parts of a fragment, one for each working: `interest=…` and `provision=…` of `#interest=…&provision=…`. */
export const workingsIn = (hash: string) => decoded(hash).slice(1).split('&').filter(Boolean)

/** Whether such a part is for this working, with valid figures or not. */
export const isOf = (kind: Kind) => (text: string) => text.toLowerCase().startsWith(`${kind}=`)

/** Whether a fragment has a part for this working, with valid figures or not. */
export const isAddressOf = (kind: Kind, hash: string) => workingsIn(hash).some(isOf(kind))

/** Id of a working on its page, the target of links. */
export const workingPlace = (kind: Kind) => `${kind}-working`
