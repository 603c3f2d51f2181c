import { lateCode } from '@/components/ui/late-code'

/** The code of dialog and form, as heavy as the rest of a page. Rejects when offline. */
export const loadContactDialog = lateCode(async () => {
  // To ask for it takes a slow phone 40 ms: the answer to the press is painted before.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return (await import('./contact-dialog-panel')).ContactDialogPanel
})

/** To be called when someone is about to open the dialog; a failure shows when it is opened. */
export const expectContactDialog = () => void loadContactDialog().catch(() => undefined)
