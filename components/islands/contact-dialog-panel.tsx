'use client'

import { useState } from 'react'

import { Dialog } from '@/components/ui/dialog'
import type { Enquiry } from '@/lib/enquiry/schema'

import type { ContactDialogProps } from './contact-dialog'
import type { OpenedDialog } from './contact-dialog-store'
import { EnquiryForm } from './enquiry-form'

interface ContactDialogPanelProps extends ContactDialogProps {
  opened: OpenedDialog
  open: boolean
  onClose: () => void
}

/** The dialog with the enquiry form; keeps what was typed while it is closed. */
export function ContactDialogPanel({ opened, open, onClose, title, closeLabel, ...form }: ContactDialogPanelProps) {
  const [draft, setDraft] = useState<Enquiry>()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      glyph="mail"
      size="wide"
      returnFocus={opened.opener}
    >
      <EnquiryForm
        {...form}
        variant="dialog"
        subject={opened.subject}
        draft={draft}
        onDraft={setDraft}
        onDone={onClose}
      />
    </Dialog>
  )
}
