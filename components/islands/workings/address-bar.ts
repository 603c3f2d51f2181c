import { readAddress, withAddress, writeAddress } from '@/lib/workings/address'
import type { Kind, Workings } from '@/lib/workings/fields'
import { isAddressOf } from '@/lib/workings/place'

/** The fields of a working that the page's address holds; `broken` when it names the working but cannot be read. */
export function inAddress<Name extends Kind>(kind: Name) {
  const found = readAddress(kind, location.hash)
  return { found, broken: !found && isAddressOf(kind, location.hash) }
}

/** Writes the fields of a working into the page's address, or removes them for `null`; ignores wrong fields. */
export function putIntoAddress<Name extends Kind>(kind: Name, fields: Workings[Name] | null) {
  const own = fields && writeAddress(kind, fields)
  if (fields && !own) return
  history.replaceState(null, '', location.pathname + location.search + withAddress(location.hash, kind, own))
}

/** Copies the page's address with the fields of this working alone; rejects when the clipboard is refused. */
export async function copyAddress<Name extends Kind>(kind: Name, fields: Workings[Name]) {
  await navigator.clipboard.writeText(new URL(writeAddress(kind, fields) ?? '', location.href).href)
}
