import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { ContactDialogData } from '@/lib/enquiry/contact-dialog-data'
import { ids } from '@/lib/page-start/contract'

/** Loads the code of the dialog and its form, and their words and settings. Rejects when offline. */
export const loadContactDialog = lazyWithRetry(async () => {
  const [{ ContactDialogPanel }, data] = await Promise.all([import('./panel'), read()])
  return { ContactDialogPanel, data }
})

/** Starts to load when a visitor is about to open the dialog; a failure is handled when the dialog is opened. */
export const expectContactDialog = () => void loadContactDialog().catch(() => undefined)

/** The element of the dialog has the address of its words and settings. */
async function read() {
  const address = document.getElementById(ids.opening)!.dataset.words!
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as ContactDialogData
}
