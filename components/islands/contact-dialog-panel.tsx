'use client'

import { useCallback, useState } from 'react'

import { Dialog } from '@/components/ui/dialog'
import type { Enquiry } from '@/lib/enquiry/schema'

import type { ContactDialogProps } from './contact-dialog'
import type { OpenedDialog } from './contact-dialog-store'
import { EnquiryForm } from './enquiry-form'

interface ContactDialogPanelProps extends Omit<ContactDialogProps, 'waiting'> {
  opened: OpenedDialog
  open: boolean
  onClose: () => void
}

/** The dialog with the enquiry form; keeps what was typed while it is closed. */
export function ContactDialogPanel({
  opened: { opener, subject },
  open,
  onClose,
  title,
  ...form
}: ContactDialogPanelProps) {
  const [draft, setDraft] = useState<Enquiry>()
  const [busy, setBusy] = useState(false)
  // A subject that was only filled in gives way to that of the next button; a typed one stays.
  const keep = useCallback(
    (typed: Enquiry) => setDraft({ ...typed, subject: typed.subject === subject ? '' : typed.subject }),
    [subject],
  )
  return (
    <Dialog
      open={open}
      // Closed while sending, the dialog would take the outcome with it.
      onClose={() => !busy && onClose()}
      title={title}
      closeLabel={form.closeLabel}
      glyph="mail"
      size="wide"
      returnFocus={opener}
    >
      <EnquiryForm
        {...form}
        variant="dialog"
        subject={subject}
        draft={draft && { ...draft, subject: draft.subject || subject }}
        onDraft={keep}
        onBusy={setBusy}
        onDone={onClose}
      />
    </Dialog>
  )
}
