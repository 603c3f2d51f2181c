import { readAddress, withAddress, writeAddress } from '@/lib/workings/address'
import type { Kind, Workings } from '@/lib/workings/fields'
import { isAddressOf } from '@/lib/workings/place'

/** What the address of the page holds of a working: its fields, or some that cannot be read. */
export function inAddress<Name extends Kind>(kind: Name) {
  const found = readAddress(kind, location.hash)
  return { found, broken: !found && isAddressOf(kind, location.hash) }
}

/** Puts the fields of a working into the address, or takes them out for null; while one is wrong it stays as it is. */
export function putIntoAddress<Name extends Kind>(kind: Name, fields: Workings[Name] | null) {
  const own = fields && writeAddress(kind, fields)
  if (fields && !own) return
  history.replaceState(null, '', location.pathname + location.search + withAddress(location.hash, kind, own))
}

/** Copies the address of a working alone; rejects where the clipboard is refused. */
export async function copyAddress<Name extends Kind>(kind: Name, fields: Workings[Name]) {
  await navigator.clipboard.writeText(new URL(writeAddress(kind, fields) ?? '', location.href).href)
}
