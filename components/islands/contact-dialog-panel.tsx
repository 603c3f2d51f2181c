'use client'

import { Dialog } from '@/components/ui/dialog'

import type { ContactDialogProps } from './contact-dialog'
import type { OpenedDialog } from './contact-dialog-store'
import { EnquiryForm } from './enquiry-form'
import { useEnquiry } from './use-enquiry'

interface ContactDialogPanelProps extends Omit<ContactDialogProps, 'waiting'> {
  opened: OpenedDialog
  open: boolean
  onClose: () => void
}

/** The dialog with the enquiry form. */
export function ContactDialogPanel({
  opened: { opener, subject },
  open,
  onClose,
  title,
  ...form
}: ContactDialogPanelProps) {
  const sending = useEnquiry('dialog').name === 'sending'
  return (
    <Dialog
      open={open}
      onClose={() => (!sending || confirm(form.texts.leave)) && onClose()}
      title={title}
      closeLabel={form.closeLabel}
      glyph="mail"
      size="wide"
      returnFocus={opener}
    >
      <EnquiryForm {...form} variant="dialog" subject={subject} onDone={onClose} />
    </Dialog>
  )
}
