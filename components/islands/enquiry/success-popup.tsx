import { useId, useRef, type RefObject } from 'react'

import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { LazyComponent } from '@/components/ui/lazy-component'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { useUntilClosed } from '@/components/ui/use-until-closed'
import type { Enquiry } from '@/lib/enquiry/schema'
import { interpolate } from '@/lib/i18n/interpolate'

const loadDialog = lazyWithRetry(() => import('@/components/ui/dialog').then(({ Dialog }) => Dialog))

interface SuccessMessageProps {
  /** The accepted enquiry. */
  enquiry: Enquiry
  texts: { text: string; sent: string; close: string }
  companyName: string
  /** Id of the text, for the dialog's `aria-describedby`. */
  id: string
  okButton: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** Content of the success popup, and of the dialog once the enquiry is sent (specification, section 8). */
export const SuccessMessage = ({ enquiry, texts, companyName, id, okButton, onClose }: SuccessMessageProps) => (
  <div className="grid justify-items-start gap-4">
    <div id={id} className="grid gap-4">
      <p className="flex items-center gap-3 text-lg">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-ledger">
          <Glyph name="tick" className="size-6" />
        </span>
        {texts.text}
      </p>
      <p className="font-typed break-words">{interpolate(texts.sent, { ...enquiry, company: companyName })}</p>
    </div>
    <Button ref={okButton} aria-describedby={id} onClick={onClose}>
      {texts.close}
    </Button>
  </div>
)

interface SuccessPopupProps extends Pick<SuccessMessageProps, 'texts' | 'companyName' | 'onClose'> {
  /** The accepted enquiry; opens the popup. */
  enquiry: Enquiry | undefined
  /** Preloads the popup's chunk; true after the form's first focus. */
  expected: boolean
  title: string
  closeLabel: string
  returnFocus: RefObject<HTMLElement | null>
}

/** The success popup of a form on a page; opens after the provider has accepted the enquiry. */
export function SuccessPopup({ enquiry, expected, texts, companyName, ...dialogProps }: SuccessPopupProps) {
  const okButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isOpen = enquiry !== undefined
  const lastEnquiry = useUntilClosed(enquiry, isOpen)
  const message = lastEnquiry && (
    <SuccessMessage
      enquiry={lastEnquiry}
      texts={texts}
      companyName={companyName}
      id={id}
      okButton={okButton}
      onClose={dialogProps.onClose}
    />
  )
  return (
    <LazyComponent
      load={loadDialog}
      isNeeded={expected || isOpen}
      props={{ ...dialogProps, open: isOpen, 'aria-describedby': id, firstFocus: okButton, children: message }}
      // Fallback when the popup's chunk fails to load, for example offline.
      fallback={
        <div role="status" className="sm:col-span-2">
          {enquiry && (
            <div className="grid gap-4 rounded-lg border border-ink p-5">
              <p className="font-heading text-h3">{dialogProps.title}</p>
              {message}
            </div>
          )}
        </div>
      }
    />
  )
}
