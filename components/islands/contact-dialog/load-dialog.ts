import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { ContactDialogData } from '@/lib/enquiry/contact-dialog-data'
import { elementIds } from '@/lib/before-hydration/constants'

/** Loads the chunk of the dialog and its JSON data in parallel. Rejects if either fails; the next call retries. */
export const loadContactDialog = lazyWithRetry(async () => {
  const [{ DialogWithForm }, data] = await Promise.all([import('./dialog-with-form'), read()])
  return { DialogWithForm, data }
})

/** Preloads the dialog on pointer enter or focus; ignores errors, since opening it retries. */
export const expectContactDialog = () => void loadContactDialog().catch(() => undefined)

/** Fetches the JSON whose URL is in the notice's `data-json`. */
async function read() {
  const address = document.getElementById(elementIds.opening)!.dataset.json!
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as ContactDialogData
}
