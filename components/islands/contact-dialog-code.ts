import type { ContactDialogData } from '@/lib/contact-dialog-data'

/** Dialog and form, as heavy as the rest of a page, and what stands in the file at `address`. Rejects when offline. */
export async function loadContactDialog(address: string) {
  // To ask for it takes a slow phone 40 ms: the answer to the press is painted before.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const [{ ContactDialogPanel }, data] = await Promise.all([import('./contact-dialog-panel'), read(address)])
  return { ContactDialogPanel, data }
}

async function read(address: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as ContactDialogData
}
