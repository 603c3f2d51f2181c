'use client'

import { useRef, useState, type RefObject } from 'react'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Glyph } from '@/components/ui/glyph'
import type { Enquiry } from '@/lib/enquiry/schema'
import { fill } from '@/lib/fill'

interface EnquirySuccessProps {
  /** What has been accepted; the popup is open while there is something. */
  enquiry: Enquiry | undefined
  title: string
  texts: { text: string; sent: string; close: string }
  company: string
  closeLabel: string
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The thank-you popup; opened only after the provider has accepted the enquiry (specification, section 8). */
export function EnquirySuccess({
  enquiry,
  title,
  texts,
  company,
  closeLabel,
  returnFocus,
  onClose,
}: EnquirySuccessProps) {
  const ok = useRef<HTMLButtonElement>(null)
  // The words stay while the popup goes.
  const [last, setLast] = useState(enquiry)
  if (enquiry && enquiry !== last) setLast(enquiry)
  return (
    <Dialog
      open={enquiry !== undefined}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      returnFocus={returnFocus}
      firstFocus={ok}
    >
      <div className="grid justify-items-start gap-4">
        <p className="flex items-center gap-3 text-lg">
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-ledger">
            <Glyph name="tick" className="size-6" />
          </span>
          {texts.text}
        </p>
        <p className="break-words">{last && fill(texts.sent, { ...last, company })}</p>
        <Button ref={ok} onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Dialog>
  )
}
