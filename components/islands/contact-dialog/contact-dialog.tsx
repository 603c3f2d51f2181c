'use client'

import { clsx } from 'clsx'
import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { Button, ButtonLink } from '@/components/ui/button'
import { FocusNotice } from '@/components/ui/focus-notice'
import { useMotionHold } from '@/components/ui/motion-hold'
import { useCoversLeft } from './use-back-closes'
import { ids } from '@/lib/page-start/contract'
import { withSubject } from '@/lib/routes'

import { loadContactDialog } from './code'
import { setContactDialog, useContactDialog, type OpenedDialog } from './store'

interface ContactDialogProps {
  /** Address and name of the contact page. */
  contact: { path: string; name: string }
  /** Shown while the code of the dialog is loading. */
  waiting: string
  /** Shown with `instead` when the code does not load. */
  failed: string
  closeLabel: string
  /** Address of its words and settings. */
  data: string
  /** Other ways to reach the company. */
  instead: ReactNode
}

/** How long in ms the code of the dialog may take to load. */
const PATIENCE = 8000

const close = () => setContactDialog(undefined)

/** The one contact dialog of a page; any contact button opens it. It stays mounted so that typed text survives. */
export function ContactDialog({ contact, waiting, failed, closeLabel, data, instead }: ContactDialogProps) {
  const opened = useContactDialog()
  const notice = useRef<HTMLDivElement>(null)
  /** The opening for which the code did not load. */
  const [missed, setMissed] = useState<OpenedDialog>()
  const [last, setLast] = useState<OpenedDialog>()
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadContactDialog>>>()
  if (opened && opened !== last) setLast(opened)
  useMotionHold(opened !== undefined)
  useCoversLeft()
  const path = usePathname()
  // A page change closes the dialog: it belongs to one page.
  useEffect(() => close, [path])

  useLayoutEffect(() => {
    if (!opened || loaded) return
    const shown = notice.current
    // When the notice is hidden, the browser gives the focus back to where it was.
    opened.opener.current?.focus()
    shown?.showPopover?.()
    const miss = () => setMissed(opened)
    const late = setTimeout(miss, PATIENCE)
    loadContactDialog().then(setLoaded, miss)
    return () => {
      clearTimeout(late)
      shown?.hidePopover?.()
    }
  }, [opened, loaded])

  const leave = () => {
    notice.current?.hidePopover?.()
    close()
  }
  const isMissed = opened !== undefined && opened === missed
  return (
    <>
      {/* lib/page-start/start.ts shows it too when a contact button that is not hydrated leads to the contact page. */}
      <div
        ref={notice}
        id={ids.opening}
        data-words={data}
        popover="auto"
        suppressHydrationWarning
        // Escape and a press outside this notice cancel the opening.
        onToggle={({ newState }) => newState === 'closed' && !loaded && close()}
        className={clsx(
          'm-auto max-w-[90vw] rounded-lg bg-paper text-ink backdrop:bg-ink/70 open:block',
          // A browser without popovers shows it in the same place.
          isMissed ? 'fixed inset-0 z-50 h-fit w-fit' : 'hidden',
        )}
      >
        {isMissed ? (
          <FocusNotice title={failed} place="form">
            {instead}
            <div className="flex flex-wrap gap-3">
              <ButtonLink variant="outline" href={withSubject(contact.path, opened.prefill.subject)}>
                {contact.name}
              </ButtonLink>
              <Button variant="outline" onClick={leave}>
                {closeLabel}
              </Button>
            </div>
          </FocusNotice>
        ) : (
          <p role="status" className="px-8 py-5 font-semibold">
            {waiting}
          </p>
        )}
      </div>
      {loaded && last && (
        <loaded.ContactDialogPanel {...loaded.data} opened={last} open={opened !== undefined} onClose={close} />
      )}
    </>
  )
}
