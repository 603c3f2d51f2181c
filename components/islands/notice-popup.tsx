'use client'

import { useEffect, useState, type ReactNode } from 'react'

import { buttonLook } from '@/components/ui/button'
import { LateDialog } from '@/components/ui/late-dialog'

const OPENS_AFTER_MS = 1000
const CLOSES_AFTER_MS = 15_000

interface NoticePopupProps {
  notice: { subject: string; content: string; path: string; linkLabel: string }
  closeLabel: string
  /** The picture of the notice, rendered on the server. */
  children?: ReactNode
}

/** The notice of the home page: opens after 1 s, closes 15 s later unless someone is at it (specification, section 9). */
export function NoticePopup({ notice, closeLabel, children }: NoticePopupProps) {
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'due' | 'dismissed'>('waiting')
  const [pointer, setPointer] = useState(false)
  const [focus, setFocus] = useState(false)

  useEffect(() => {
    const opening = setTimeout(() => setPhase('shown'), OPENS_AFTER_MS)
    const closing = setTimeout(
      () => setPhase((now) => (now === 'shown' ? 'due' : now)),
      OPENS_AFTER_MS + CLOSES_AFTER_MS,
    )
    return () => {
      clearTimeout(opening)
      clearTimeout(closing)
    }
  }, [])

  const dismiss = () => setPhase('dismissed')
  return (
    <LateDialog
      expected={phase === 'waiting'}
      open={phase === 'shown' || (phase === 'due' && (pointer || focus))}
      onClose={dismiss}
      title={notice.subject}
      closeLabel={closeLabel}
      description={notice.content}
      size="corner"
      onPointerEnter={() => setPointer(true)}
      onPointerLeave={() => setPointer(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {children}
      <a href={notice.path} className={buttonLook({ className: 'mt-4' })} onClick={dismiss}>
        {notice.linkLabel}
      </a>
    </LateDialog>
  )
}
