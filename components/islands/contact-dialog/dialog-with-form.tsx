import { useEffect, useRef } from 'react'

import { Dialog } from '@/components/ui/dialog'
import { useUntilClosed } from '@/components/ui/use-until-closed'
import type { ContactDialogData } from '@/lib/enquiry/contact-dialog-data'
import { enquiryStore } from '@/lib/enquiry/store'

import { EnquiryForm } from '../enquiry/form'
import { SuccessMessage } from '../enquiry/success-popup'
import { useEnquiryState } from '../enquiry/use-enquiry-form'
import type { OpenedDialog } from './dialog-store'
import { useCloseOnBack } from './use-close-on-back'

const ENVELOPE = 'M1.5 3.5h13v9h-13zM1.5 4l6.5 5L14.5 4'

interface DialogWithFormProps extends ContactDialogData {
  lastOpened: OpenedDialog
  open: boolean
  onClose: () => void
}

/** The dialog with the enquiry form; the success message replaces the form once the provider accepts the enquiry. */
export function DialogWithForm({ lastOpened, open, onClose, title, ...formProps }: DialogWithFormProps) {
  const state = useEnquiryState('dialog')
  const okButton = useRef<HTMLButtonElement>(null)
  const sentEnquiry = useUntilClosed(state.name === 'sent' ? state.enquiry : undefined, open)
  useEffect(() => {
    if (open && sentEnquiry) okButton.current?.focus({ preventScroll: true })
  }, [open, sentEnquiry])
  const close = () => {
    if (state.name === 'sending' && !confirm(formProps.texts.leave)) return false
    onClose()
    enquiryStore('dialog').dispatch({ type: 'close' })
    return true
  }
  useCloseOnBack(open, close)
  const { texts, company, closeLabel } = formProps
  return (
    <Dialog
      open={open}
      onClose={close}
      title={sentEnquiry ? texts.success.titles.dialog : title}
      about={sentEnquiry ? undefined : lastOpened.prefill.subject}
      closeLabel={closeLabel}
      iconPath={sentEnquiry ? undefined : ENVELOPE}
      size={sentEnquiry ? 'popup' : 'wide'}
      returnFocus={lastOpened.opener}
      firstFocus={sentEnquiry && okButton}
      aria-describedby={sentEnquiry ? 'dialog-success' : 'dialog-required'}
    >
      {sentEnquiry ? (
        <SuccessMessage
          enquiry={sentEnquiry}
          texts={texts.success}
          companyName={company.name}
          id="dialog-success"
          okButton={okButton}
          onClose={close}
        />
      ) : (
        <EnquiryForm {...formProps} formName="dialog" inDialog prefill={lastOpened.prefill} />
      )}
    </Dialog>
  )
}
