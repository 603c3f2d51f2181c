import { readAddress, withAddress, writeAddress } from '@/lib/workings/address'
import type { Kind, Workings } from '@/lib/workings/fields'
import { isAddressOf } from '@/lib/workings/place'

import { isCover } from '../contact-dialog/use-back-closes'

/** The fields of a working that the page's address holds; `broken` when it names the working but cannot be read. */
export function inAddress<Name extends Kind>(kind: Name) {
  const found = readAddress(kind, location.hash)
  return { found, broken: !found && isAddressOf(kind, location.hash) }
}

/**
 * Writes the fields of a working into the page's address, or removes them for `null`; ignores wrong fields. While a dialog
 * covers the page, the address is that of an entry which goes with the dialog: then it waits.
 */
export function putIntoAddress<Name extends Kind>(kind: Name, fields: Workings[Name] | null) {
  const own = fields && writeAddress(kind, fields)
  if (fields && !own) return
  const { pathname } = location
  const write = () => {
    if (location.pathname !== pathname) return
    if (isCover()) addEventListener('popstate', write, { once: true })
    else history.replaceState(null, '', pathname + location.search + withAddress(location.hash, kind, own))
  }
  write()
}

/** Copies the page's address with the fields of this working alone; rejects when the clipboard is refused. */
export async function copyAddress<Name extends Kind>(kind: Name, fields: Workings[Name]) {
  await navigator.clipboard.writeText(new URL(writeAddress(kind, fields) ?? '', location.href).href)
}
