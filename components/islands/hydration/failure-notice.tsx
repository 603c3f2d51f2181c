'use client'

import { useEffect, useSyncExternalStore, type ReactNode } from 'react'

import { FocusNotice } from '@/components/ui/focus-notice'
import { lastOutcome } from '@/lib/enquiry/send-log'

import { setContactDialog } from '../contact-dialog/dialog-store'

interface FailureNoticeProps {
  title: string
  /** Sentence for each outcome of an enquiry sent shortly before. */
  enquiry: Record<'arrived' | 'failed' | 'unknown', string>
  children: ReactNode
}

/** Polling interval in ms for the outcome of a sent enquiry. */
const POLL_MS = 500

function subscribe(listener: () => void) {
  const timer = setInterval(listener, POLL_MS)
  return () => clearInterval(timer)
}

/** Error boundary fallback: shows `title` and the outcome of a sent enquiry, and takes the focus (WCAG 4.1.3). */
export function FailureNotice({ title, enquiry, children }: FailureNoticeProps) {
  // Close the dialog in the store: a failed one would reopen on the next page.
  useEffect(() => setContactDialog(undefined), [])
  const outcome = useSyncExternalStore(
    subscribe,
    () => lastOutcome(Date.now()),
    () => undefined,
  )
  return (
    <FocusNotice title={title} variant="page">
      {outcome && <p>{enquiry[outcome]}</p>}
      {children}
    </FocusNotice>
  )
}
