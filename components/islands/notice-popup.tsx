'use client'

import { useEffect, useId, useState, type ReactNode } from 'react'

import { AnyLink } from '@/components/ui/any-link'
import { buttonVariants } from '@/components/ui/button'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import type { MenuLink } from '@/lib/content/menu'
import { isNow, scheduleNotice, type NoticeTime } from '@/lib/notice-time'
import { safeStorage } from '@/lib/safe-storage'

/** Stores the text of the dismissed notice for the tab's session; a changed notice shows again. */
const storage = safeStorage(() => sessionStorage)
const CLOSED = 'notice-closed'

interface NoticePopupProps {
  notice: { subject: string; content: string }
  link: MenuLink
  /** Start and end of the notice; checked in the browser, so that it ends without a new build. */
  time: NoticeTime
  closeLabel: string
  /** The picture of the notice, rendered on the server. */
  children?: ReactNode
}

/** The home notice: opens and closes by timers (specification, section 9); hover and focus keep it open. */
export function NoticePopup({ notice, link, time, closeLabel, children }: NoticePopupProps) {
  const id = useId()
  const noticeText = `${notice.subject} ${notice.content}`
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'due' | 'dismissed'>(() =>
    isNow(time) && storage.read(CLOSED) !== noticeText ? 'waiting' : 'dismissed',
  )
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  useEffect(
    () =>
      scheduleNotice(
        () => setPhase((current) => (current === 'waiting' ? 'shown' : current)),
        () => setPhase((current) => (current === 'shown' ? 'due' : current)),
      ),
    [],
  )

  const dismiss = () => {
    storage.write(CLOSED, noticeText)
    setPhase('dismissed')
  }
  return (
    <LazyDialog
      expected={phase === 'waiting'}
      open={phase === 'shown' || (phase === 'due' && (isHovered || isFocused))}
      onClose={dismiss}
      title={notice.subject}
      closeLabel={closeLabel}
      aria-describedby={id}
      size="corner"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p id={id}>{notice.content}</p>
      {children}
      <AnyLink
        href={link.href}
        newTab={link.newTab}
        className={buttonVariants({ className: 'mt-4' })}
        onClick={dismiss}
      >
        {link.label}
      </AnyLink>
    </LazyDialog>
  )
}
