import type { Kind } from './fields'

function decoded(hash: string) {
  try {
    return decodeURIComponent(hash)
  } catch {
    // What is no code stands for itself, and is refused where figures are read.
    return hash
  }
}

/** What a fragment says of each working, such as `interest=…`; a page may show several: `#provision=…&interest=…`. */
export const workingsIn = (hash: string) => decoded(hash).slice(1).split('&').filter(Boolean)

/** Whether such a text is that of a working, rightly or not. */
export const isOf = (kind: Kind) => (text: string) => text.toLowerCase().startsWith(`${kind}=`)

/** Whether a fragment names a working, rightly or not. */
export const isAddressOf = (kind: Kind, hash: string) => workingsIn(hash).some(isOf(kind))

/** Id of a working on its page, which links lead to. */
export const workingPlace = (kind: Kind) => `${kind}-working`
