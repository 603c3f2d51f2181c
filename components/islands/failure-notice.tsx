'use client'

import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'

import { lastOutcome } from '@/lib/enquiry/send-log'

import { setContactDialog } from './contact-dialog-store'

interface FailureNoticeProps {
  title: string
  /** What became of the enquiry that this browser has just sent, if any. */
  enquiry: Record<'arrived' | 'failed' | 'open', string>
  children: ReactNode
}

/** How often in ms it looks whether the answer to an enquiry has come. */
const LOOK_MS = 500

function lookAgain(listener: () => void) {
  const timer = setInterval(listener, LOOK_MS)
  return () => clearInterval(timer)
}

/** Says that a part of the page has failed, where the reader is (WCAG 4.1.3). */
export function FailureNotice({ title, enquiry, children }: FailureNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A dialog that has failed does not open by itself on the next page.
    setContactDialog(undefined)
    notice.current?.focus()
  }, [])
  const outcome = useSyncExternalStore(
    lookAgain,
    () => lastOutcome(Date.now()),
    () => undefined,
  )
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="container-page grid justify-items-start gap-3 border-l-4 border-sindoor bg-paper py-14"
    >
      <p className="font-heading text-h3 font-semibold">{title}</p>
      {outcome && <p>{enquiry[outcome]}</p>}
      {children}
    </div>
  )
}
