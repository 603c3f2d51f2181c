import { useEffect, useId, useState, type ReactNode } from 'react'

import { AnyLink } from '@/components/ui/any-link'
import { buttonVariants } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { safeStorage } from '@/lib/browser/safe-storage'
import { isNoticeCurrent, scheduleNotice, type NoticeTime } from '@/lib/calendar/notice-time'
import type { MenuLink } from '@/lib/content/menu'

/** Stores the text of the dismissed notice until the tab closes; a notice with another text is shown. */
const storage = safeStorage(() => sessionStorage)
const STORAGE_KEY = 'notice-closed'

interface NoticePopupProps {
  notice: { subject: string; content: string }
  link: MenuLink
  /** Start and end of the notice; checked in the browser, so that the notice ends without a new build. */
  time: NoticeTime
  closeLabel: string
  /** The notice's picture, rendered on the server. */
  children?: ReactNode
}

/** Home page popup, opened and closed by timers (specification, section 9); hover or focus delays the closing. */
export function NoticePopup({ notice, link, time, closeLabel, children }: NoticePopupProps) {
  const id = useId()
  const noticeText = `${notice.subject} ${notice.content}`
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'closing' | 'dismissed'>(() =>
    isNoticeCurrent(time) && storage.read(STORAGE_KEY) !== noticeText ? 'waiting' : 'dismissed',
  )
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  useEffect(
    () =>
      scheduleNotice(
        () => setPhase((current) => (current === 'waiting' ? 'shown' : current)),
        () => setPhase((current) => (current === 'shown' ? 'closing' : current)),
      ),
    [],
  )

  const dismiss = () => {
    storage.write(STORAGE_KEY, noticeText)
    setPhase('dismissed')
  }
  return (
    <Dialog
      open={phase === 'shown' || (phase === 'closing' && (isHovered || isFocused))}
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
        newTabNote={link.newTabNote}
        className={buttonVariants({ className: 'mt-4' })}
        onClick={dismiss}
      >
        {link.label}
      </AnyLink>
    </Dialog>
  )
}
