import { useEffect, useRef, useState } from 'react'

import { Dialog } from '@/components/ui/dialog'
import type { ContactDialogData } from '@/lib/enquiry/contact-dialog-data'
import type { Enquiry } from '@/lib/enquiry/schema'
import { enquiryStore } from '@/lib/enquiry/store'

import { EnquiryForm } from '../enquiry/form'
import { EnquiryThanks } from '../enquiry/success-popup'
import { useEnquiryState } from '../enquiry/use-enquiry-form'
import type { OpenedDialog } from './dialog-store'
import { useCloseOnBack } from './use-close-on-back'

interface DialogWithFormProps extends ContactDialogData {
  lastOpened: OpenedDialog
  open: boolean
  onClose: () => void
}

/** The dialog with the enquiry form; a thank-you message replaces the form once the provider accepts the enquiry. */
export function DialogWithForm({ lastOpened, open, onClose, title, ...form }: DialogWithFormProps) {
  const state = useEnquiryState('dialog')
  const okButton = useRef<HTMLButtonElement>(null)
  // The thank-you message stays rendered during the closing animation.
  const [lastSent, setLastSent] = useState<Enquiry>()
  const sent = state.name === 'sent' ? state.enquiry : open ? undefined : lastSent
  if (sent !== lastSent) setLastSent(sent)
  useEffect(() => {
    if (open && sent) okButton.current?.focus({ preventScroll: true })
  }, [open, sent])
  const close = () => {
    if (state.name === 'sending' && !confirm(form.texts.leave)) return false
    onClose()
    enquiryStore('dialog').dispatch({ type: 'close' })
    return true
  }
  useCloseOnBack(open, close)
  const { texts, company, closeLabel } = form
  return (
    <Dialog
      open={open}
      onClose={close}
      title={sent ? texts.success.titles.dialog : title}
      about={sent ? undefined : lastOpened.prefill.subject}
      closeLabel={closeLabel}
      glyph={sent ? undefined : 'mail'}
      size={sent ? 'popup' : 'wide'}
      returnFocus={lastOpened.opener}
      firstFocus={sent && okButton}
      // Id of the sentence above the form, or of the thank-you text.
      aria-describedby={sent ? 'dialog-thanks' : 'dialog-required'}
    >
      {sent ? (
        <EnquiryThanks
          enquiry={sent}
          texts={texts.success}
          company={company.name}
          id="dialog-thanks"
          okButton={okButton}
          onClose={close}
        />
      ) : (
        <EnquiryForm {...form} formName="dialog" prefill={lastOpened.prefill} />
      )}
    </Dialog>
  )
}
