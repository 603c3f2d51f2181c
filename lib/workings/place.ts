import type { Kind } from './address'

/** Id of a working on its page, which links lead to. */
export const workingPlace = (kind: Kind) => `${kind}-working`
