import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { ContactDialogData } from '@/lib/enquiry/contact-dialog-data'

let address = ''

/** Sets the address of the dialog's words and settings. */
export function setContactDialogAddress(href: string) {
  address = href
}

/** Loads the code of the dialog and its form, and their words and settings. Rejects when offline. */
export const loadContactDialog = lazyWithRetry(async () => {
  const [{ ContactDialogPanel }, data] = await Promise.all([import('./panel'), read()])
  return { ContactDialogPanel, data }
})

/** Starts to load when a visitor is about to open the dialog; a failure is handled when the dialog is opened. */
export const expectContactDialog = () => void loadContactDialog().catch(() => undefined)

async function read() {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as ContactDialogData
}
