'use client'

import type { RefObject } from 'react'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Glyph } from '@/components/ui/glyph'

interface EnquirySuccessProps {
  open: boolean
  title: string
  texts: { text: string; close: string }
  closeLabel: string
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The thank-you popup; opened only after the provider has accepted the enquiry (specification, section 8). */
export function EnquirySuccess({ open, title, texts, closeLabel, returnFocus, onClose }: EnquirySuccessProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={closeLabel} returnFocus={returnFocus}>
      <div className="grid justify-items-start gap-4">
        <p className="flex items-center gap-3 text-lg">
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-ledger">
            <Glyph name="tick" className="size-6" />
          </span>
          {texts.text}
        </p>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </Dialog>
  )
}
