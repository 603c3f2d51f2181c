import type { ContactDialogPanel } from './contact-dialog-panel'

let code: Promise<typeof ContactDialogPanel> | undefined

/** The code of dialog and form, as heavy as the rest of a page: asked for on intent, loaded once. Rejects when offline. */
export function loadContactDialog() {
  code ??= import('./contact-dialog-panel').then(
    (panel) => panel.ContactDialogPanel,
    (error: unknown) => {
      // The next button may find a better connection.
      code = undefined
      throw error
    },
  )
  return code
}

/** To be called when someone is about to open the dialog; a failure shows when it is opened. */
export const expectContactDialog = () => void loadContactDialog().catch(() => undefined)
