'use client'

import { useEffect, useRef } from 'react'

import { Button } from '@/components/ui/button'
import type { Outcome } from '@/lib/enquiry/send'
import { telephoneHref } from '@/lib/telephone'

/** Words for each way in which sending can fail. */
export type FailureTexts = Record<Exclude<Outcome['state'], 'sent'> | 'title' | 'retry' | 'call', string>

interface EnquiryFailureProps {
  outcome: Exclude<Outcome, { state: 'sent' }>
  texts: FailureTexts
  phone: string
  onRetry: () => void
}

/** Tells that the enquiry was not sent, or is not known to be, with a way onward; what was typed stays in the form. */
export function EnquiryFailure({ outcome, texts, phone, onRetry }: EnquiryFailureProps) {
  const notice = useRef<HTMLDivElement>(null)
  // The send button was disabled while sending, so the focus would be lost.
  useEffect(() => notice.current?.focus(), [])
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="mt-4 border-l-4 border-sindoor bg-sindoor-tint p-4 sm:col-span-2"
    >
      <p className="font-heading text-lg font-semibold">{texts.title}</p>
      <p>{texts[outcome.state]}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button look="outline" onClick={onRetry}>
          {texts.retry}
        </Button>
        <span>
          {texts.call}{' '}
          <a href={telephoneHref(phone)} className="inline-block py-1 font-semibold text-sindoor underline">
            {phone}
          </a>
        </span>
      </p>
    </div>
  )
}
