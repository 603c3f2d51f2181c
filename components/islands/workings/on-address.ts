import type { Kind } from '@/lib/workings/fields'
import { isAddressOf } from '@/lib/workings/place'

/** Calls `follow` when the address of the page changes to one that names the working. Returns what ends it. */
export function onAddress(kind: Kind, follow: () => void) {
  const changed = () => isAddressOf(kind, location.hash) && follow()
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
