'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { useMotionHold } from '@/components/ui/motion-hold'
import { useCoversLeft } from './use-back-closes'
import { ids } from '@/lib/page-start/contract'
import { withSubject } from '@/lib/routes'

import { loadContactDialog, setContactDialogAddress } from './code'
import { setContactDialog, useContactDialog, type OpenedDialog } from './store'

interface ContactDialogProps {
  /** Address of the contact page. */
  contact: string
  /** Shown while the code of the dialog is loading. */
  waiting: string
  /** Address of its words and settings. */
  data: string
}

/** How long in ms the code of the dialog may take to load. */
const PATIENCE = 8000

const close = () => setContactDialog(undefined)

/** The one contact dialog of a page; any contact button opens it. It stays mounted so that typed text survives. */
export function ContactDialog({ contact, waiting, data }: ContactDialogProps) {
  const opened = useContactDialog()
  const wait = useRef<HTMLParagraphElement>(null)
  const [last, setLast] = useState<OpenedDialog>()
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadContactDialog>>>()
  if (opened && opened !== last) setLast(opened)
  useMotionHold(opened !== undefined)
  useCoversLeft()
  const path = usePathname()
  // A page change closes the dialog: it belongs to one page.
  useEffect(() => close, [path])

  useEffect(() => setContactDialogAddress(data), [data])

  useLayoutEffect(() => {
    if (!opened || loaded) return
    const shown = wait.current
    shown?.showPopover?.()
    let active = true
    // When the code of the dialog does not load: the contact page has the same form.
    const goThere = () => active && location.replace(withSubject(contact, opened.subject))
    const late = setTimeout(goThere, PATIENCE)
    loadContactDialog().then((found) => active && setLoaded(found), goThere)
    return () => {
      active = false
      clearTimeout(late)
      shown?.hidePopover?.()
    }
  }, [contact, opened, loaded])

  return (
    <>
      {/* lib/page-start/start.ts shows it too when a contact button that is not hydrated leads to the contact page. */}
      <p
        ref={wait}
        id={ids.opening}
        popover="auto"
        role="status"
        suppressHydrationWarning
        // Escape and a press outside this notice cancel the opening.
        onToggle={({ newState }) => newState === 'closed' && !loaded && close()}
        className="m-auto hidden rounded-lg bg-paper px-8 py-5 font-semibold text-ink backdrop:bg-ink/70 open:block"
      >
        {waiting}
      </p>
      {loaded && last && (
        <loaded.ContactDialogPanel {...loaded.data} opened={last} open={opened !== undefined} onClose={close} />
      )}
    </>
  )
}
