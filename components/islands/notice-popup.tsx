'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'

import { buttonLook } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

const OPENS_AFTER_MS = 1000
const CLOSES_AFTER_MS = 15_000

interface NoticePopupProps {
  notice: { subject: string; content: string; path: string; linkLabel: string }
  closeLabel: string
}

/** The notice of the home page: opens after 1 s and closes 14 s later unless someone is in it (specification, 9). */
export function NoticePopup({ notice, closeLabel }: NoticePopupProps) {
  const [open, setOpen] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opening = setTimeout(() => setOpen(true), OPENS_AFTER_MS)
    const closing = setInterval(() => {
      const popup = content.current?.closest('[role=dialog]')
      if (!popup?.matches(':hover, :has(:focus-visible)')) setOpen(false)
    }, CLOSES_AFTER_MS)
    return () => {
      clearTimeout(opening)
      clearInterval(closing)
    }
  }, [])
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={notice.subject} closeLabel={closeLabel}>
      <div ref={content} className="grid justify-items-start gap-4">
        <p>{notice.content}</p>
        <Link href={notice.path} className={buttonLook()} onClick={() => setOpen(false)}>
          {notice.linkLabel}
        </Link>
      </div>
    </Dialog>
  )
}
