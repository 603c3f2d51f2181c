'use client'

import { Dialog } from '@/components/ui/dialog'
import type { ContactDialogData } from '@/lib/enquiry/contact-dialog-data'
import { enquiryStore } from '@/lib/enquiry/store'

import { EnquiryForm } from '../enquiry/form'
import { useEnquiry } from '../enquiry/use-enquiry'
import type { OpenedDialog } from './store'
import { useBackCloses } from './use-back-closes'

interface ContactDialogPanelProps extends ContactDialogData {
  opened: OpenedDialog
  open: boolean
  onClose: () => void
}

/** The dialog with the enquiry form. */
export function ContactDialogPanel({ opened, open, onClose, title, ...form }: ContactDialogPanelProps) {
  const { name } = useEnquiry('dialog')
  const close = () => {
    if (name === 'sending' && !confirm(form.texts.leave)) return false
    // The Back button closes the success popup together with the dialog.
    if (name === 'sent') enquiryStore('dialog').dispatch({ type: 'close' })
    onClose()
    return true
  }
  useBackCloses(open, close)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={form.closeLabel}
      glyph="mail"
      size="wide"
      returnFocus={opened.opener}
      // The sentence that stands above the form.
      aria-describedby="dialog-required"
    >
      <EnquiryForm {...form} variant="dialog" subject={opened.subject} onDone={onClose} />
    </Dialog>
  )
}
