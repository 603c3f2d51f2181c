import { lateCode } from '@/components/ui/late-code'

/** The code of dialog and form, as heavy as the rest of a page. Rejects when offline. */
export const loadContactDialog = lateCode(() =>
  import('./contact-dialog-panel').then((code) => code.ContactDialogPanel),
)

/** To be called when someone is about to open the dialog; a failure shows when it is opened. */
export const expectContactDialog = () => void loadContactDialog().catch(() => undefined)
