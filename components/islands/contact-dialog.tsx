'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'

import { setContactDialog, useContactDialog, type OpenedDialog } from './contact-dialog-store'
import type { EnquiryFormProps } from './enquiry-form'

// The form's code is as heavy as the rest of a page: it is loaded when the dialog is first opened.
const ContactDialogPanel = dynamic(() => import('./contact-dialog-panel').then((panel) => panel.ContactDialogPanel), {
  ssr: false,
})

export type ContactDialogProps = Pick<EnquiryFormProps, 'texts' | 'mail' | 'phone' | 'closeLabel'> & { title: string }

/** The one contact dialog of a page; any contact button opens it. It stays mounted so that typed text survives. */
export function ContactDialog(props: ContactDialogProps) {
  const opened = useContactDialog()
  const [last, setLast] = useState<OpenedDialog>()
  if (opened && opened !== last) setLast(opened)
  if (!last) return null
  return (
    <ContactDialogPanel
      {...props}
      opened={last}
      open={opened !== undefined}
      onClose={() => setContactDialog(undefined)}
    />
  )
}
