import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { ContactDialogData } from '@/lib/enquiry/contact-dialog-data'

let address = ''

/** Tells where the words and settings of the dialog are. */
export function setContactDialogAddress(href: string) {
  address = href
}

/** Dialog and form, as heavy as the rest of a page, with their words and settings. Rejects when offline. */
export const loadContactDialog = lazyWithRetry(async () => {
  const [{ ContactDialogPanel }, data] = await Promise.all([import('./panel'), read()])
  return { ContactDialogPanel, data }
})

/** To be called when someone is about to open the dialog; a failure shows when it is opened. */
export const expectContactDialog = () => void loadContactDialog().catch(() => undefined)

async function read() {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as ContactDialogData
}
