'use client'

import { cva } from 'class-variance-authority'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

import { useMotionHold } from '@/components/ui/motion-hold'
import { ids } from '@/lib/page-start/contract'
import { contactHref } from '@/lib/routes'

import { loadContactDialog, setContactDialogAddress } from './contact-dialog-code'
import { setContactDialog, useContactDialog, type OpenedDialog } from './contact-dialog-store'

interface ContactDialogProps {
  /** Shown while the code of the dialog is on its way. */
  waiting: string
  /** Address of its words and settings. */
  data: string
}

/** How long in ms the code of the dialog may take. */
const PATIENCE = 8000

const close = () => setContactDialog(undefined)

/** The one contact dialog of a page; any contact button opens it. It stays mounted so that typed text survives. */
export function ContactDialog({ waiting, data }: ContactDialogProps) {
  const opened = useContactDialog()
  const [last, setLast] = useState<OpenedDialog>()
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadContactDialog>>>()
  if (opened && opened !== last) setLast(opened)
  useMotionHold(opened !== undefined)
  const path = usePathname()
  // It belongs to the page on which it was opened.
  useEffect(() => close, [path])

  useEffect(() => setContactDialogAddress(data), [data])

  useEffect(() => {
    if (!opened || loaded) return
    let given = true
    // Without the code of the dialog the contact page has the same form.
    const goThere = () => given && location.replace(contactHref(opened.subject))
    const late = setTimeout(goThere, PATIENCE)
    loadContactDialog().then((found) => given && setLoaded(found), goThere)
    return () => {
      given = false
      clearTimeout(late)
    }
  }, [opened, loaded])

  return (
    <>
      {/* Shown by lib/page-start/start.ts when a contact button is pressed before this is alive, and leads to the page. */}
      <p
        id={ids.opening}
        popover="manual"
        role="status"
        suppressHydrationWarning
        className={notice({ className: 'm-auto backdrop:bg-ink/70' })}
      >
        {waiting}
      </p>
      {loaded && last ? (
        <loaded.ContactDialogPanel {...loaded.data} opened={last} open={opened !== undefined} onClose={close} />
      ) : (
        opened && <Waiting text={waiting} />
      )}
    </>
  )
}

const notice = cva('rounded-lg bg-paper px-8 py-5 font-semibold text-ink')

/** Answers the press at once when the dialog is late; Escape and a press beside it take it back. */
function Waiting({ text }: { text: string }) {
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])
  return (
    <div className="backdrop fixed inset-0 z-40 grid place-items-center bg-ink/70" data-state="open" onClick={close}>
      <p role="status" className={notice()}>
        {text}
      </p>
    </div>
  )
}
