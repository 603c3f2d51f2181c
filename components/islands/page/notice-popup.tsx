'use client'

import { useEffect, useState, type ReactNode } from 'react'

import { AnyLink } from '@/components/ui/any-link'
import { buttonLook } from '@/components/ui/button'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import type { MenuLink } from '@/lib/content/menu'
import { isNow, type NoticeTime } from '@/lib/content/notice-time'

const OPENS_AFTER_MS = 1000
const CLOSES_AFTER_MS = 15_000

interface NoticePopupProps {
  notice: { subject: string; content: string }
  link: MenuLink
  /** When the notice runs; checked in the browser, so that it ends without a new build. */
  time: NoticeTime
  closeLabel: string
  /** The picture of the notice, rendered on the server. */
  children?: ReactNode
}

/** The home notice: opens after 1 s, closes 15 s later unless it has pointer or focus (specification, section 9). */
export function NoticePopup({ notice, link, time, closeLabel, children }: NoticePopupProps) {
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'due' | 'dismissed'>(() =>
    isNow(time) ? 'waiting' : 'dismissed',
  )
  const [pointer, setPointer] = useState(false)
  const [focus, setFocus] = useState(false)

  useEffect(() => {
    const opening = setTimeout(() => setPhase(isNow(time) ? 'shown' : 'dismissed'), OPENS_AFTER_MS)
    const closing = setTimeout(
      () => setPhase((now) => (now === 'shown' ? 'due' : now)),
      OPENS_AFTER_MS + CLOSES_AFTER_MS,
    )
    return () => {
      clearTimeout(opening)
      clearTimeout(closing)
    }
  }, [time])

  const dismiss = () => setPhase('dismissed')
  return (
    <LazyDialog
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
      <AnyLink href={link.href} newTab={link.newTab} className={buttonLook({ className: 'mt-4' })} onClick={dismiss}>
        {link.label}
      </AnyLink>
    </LazyDialog>
  )
}
