import type { Kind } from '@/lib/workings/fields'
import { isAddressOf } from '@/lib/workings/place'

/** Calls `follow` when the page's address changes to one that names the working. Returns a function that ends this. */
export function onAddress(kind: Kind, follow: () => void) {
  const changed = () => isAddressOf(kind, location.hash) && follow()
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
