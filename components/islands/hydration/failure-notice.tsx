'use client'

import { useEffect, useSyncExternalStore, type ReactNode } from 'react'

import { FocusNotice } from '@/components/ui/focus-notice'
import { lastOutcome } from '@/lib/enquiry/send-once'

import { setContactDialog } from '../contact-dialog/store'

interface FailureNoticeProps {
  title: string
  /** What became of the enquiry that this browser has just sent, if any. */
  enquiry: Record<'arrived' | 'failed' | 'open', string>
  children: ReactNode
}

/** Time in ms between two checks whether the answer to an enquiry has arrived. */
const LOOK_MS = 500

function lookAgain(listener: () => void) {
  const timer = setInterval(listener, LOOK_MS)
  return () => clearInterval(timer)
}

/** Says that a part of the page has failed, and moves the reader to this message (WCAG 4.1.3). */
export function FailureNotice({ title, enquiry, children }: FailureNoticeProps) {
  // Otherwise a dialog that has failed would open by itself on the next page.
  useEffect(() => setContactDialog(undefined), [])
  const outcome = useSyncExternalStore(
    lookAgain,
    () => lastOutcome(Date.now()),
    () => undefined,
  )
  return (
    <FocusNotice title={title} place="page">
      {outcome && <p>{enquiry[outcome]}</p>}
      {children}
    </FocusNotice>
  )
}
