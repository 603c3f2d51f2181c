'use client'

import { useEffect, useSyncExternalStore, type ReactNode } from 'react'

import { eachQuarterSecond } from '@/components/ui/each-quarter-second'
import { FocusNotice } from '@/components/ui/focus-notice'
import { lastOutcome } from '@/lib/enquiry/send-log'

import { setContactDialog } from '../contact-dialog/dialog-store'

interface FailureNoticeProps {
  title: string
  /** Sentence for each outcome of an enquiry sent in the last ten minutes. */
  outcomes: Record<'arrived' | 'failed' | 'unknown', string>
  children: ReactNode
}

/** Error boundary fallback: takes the focus, shows `title` and the outcome of the last enquiry (WCAG 4.1.3). */
export function FailureNotice({ title, outcomes, children }: FailureNoticeProps) {
  // Closes a dialog that threw: the carousels behind it move again.
  useEffect(() => setContactDialog(undefined), [])
  const outcome = useSyncExternalStore(
    eachQuarterSecond,
    () => lastOutcome(Date.now()),
    () => undefined,
  )
  return (
    <FocusNotice title={title} variant="page">
      {outcome && <p>{outcomes[outcome]}</p>}
      {children}
    </FocusNotice>
  )
}
