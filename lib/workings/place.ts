import type { Kind } from './address'

/** Whether a fragment names a working, rightly or not: `#interest=…`, also behind another, `#provision=…&interest=…`. */
export const isAddressOf = (kind: Kind, hash: string) =>
  hash
    .slice(1)
    .split('&')
    .some((text) => text.startsWith(`${kind}=`))

/** Id of a working on its page, which links lead to. */
export const workingPlace = (kind: Kind) => `${kind}-working`
